import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyModule } from "./lazy-module.ts";
import { useRetry } from "./use-retry.ts";

afterEach(cleanup);

it("moves the focus to the place of the button once the module has loaded, and not before", async () => {
	const fetched = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({});
	const code = lazyModule(fetched);
	function Late() {
		const place = useRef<HTMLDivElement>(null);
		const [isLoading, tryAgain] = useRetry(code, place);
		return (
			<div ref={place} data-testid="place">
				<button type="button" aria-busy={isLoading} onClick={tryAgain}>
					Try again
				</button>
			</div>
		);
	}
	render(<Late />);
	const button = screen.getByRole("button");
	const press = async () => {
		button.focus();
		fireEvent.click(button);
		expect(button.getAttribute("aria-busy")).toBe("true");
		await vi.waitFor(() => expect(button.getAttribute("aria-busy")).toBe("false"));
	};
	await press();
	expect(document.activeElement).toBe(button);
	await press();
	expect(document.activeElement).toBe(screen.getByTestId("place"));
});
