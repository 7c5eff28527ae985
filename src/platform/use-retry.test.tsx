import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyModule } from "./lazy-module.ts";
import { useRetry } from "./use-retry.ts";

afterEach(cleanup);

it("moves the focus once the module has loaded, not before, and not if the visitor has moved it", async () => {
	const fetched = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({});
	const code = lazyModule(fetched);
	function Late() {
		const place = useRef<HTMLDivElement>(null);
		const retry = useRetry(code, () => place.current?.focus());
		return (
			<div ref={place} data-testid="place" tabIndex={-1}>
				<button type="button" {...retry}>
					Try again
				</button>
			</div>
		);
	}
	render(
		<>
			<Late />
			<button type="button">Other</button>
		</>,
	);
	const button = screen.getByRole("button", { name: "Try again" });
	const other = screen.getByRole("button", { name: "Other" });
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
	// The visitor has moved on while it was loading.
	button.focus();
	fireEvent.click(button);
	other.focus();
	await vi.waitFor(() => expect(button.getAttribute("aria-busy")).toBe("false"));
	expect(document.activeElement).toBe(other);
});
