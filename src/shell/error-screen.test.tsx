import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { ErrorScreen } from "./error-screen.tsx";

afterEach(() => document.body.replaceChildren());

function Broken(): never {
	throw new Error("broken");
}

it("replaces a component that threw, with the specification's text and a button that reloads", () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
	render(
		<ErrorBoundary fallback={<ErrorScreen />}>
			<Broken />
		</ErrorBoundary>,
	);
	const heading = screen.getByRole("heading", { level: 1 });
	expect(heading.textContent).toBe("Something went wrong.");
	heading.focus();
	expect(document.activeElement).toBe(heading);
	screen.getByText("The Sakura ecosystem encountered an error. Please refresh to try again.");
	fireEvent.click(screen.getByRole("button", { name: "Refresh Application" }));
	expect(reload).toHaveBeenCalledOnce();
});
