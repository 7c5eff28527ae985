import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

let broken = true;

function Fragile() {
	if (broken) throw new Error("broken");
	return <p>Whole</p>;
}

beforeEach(() => {
	broken = true;
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(cleanup);

it("shows the fallback, and starts fresh with another key", () => {
	const boundary = (key: string) => (
		<ErrorBoundary key={key} fallback="Broken">
			<Fragile />
		</ErrorBoundary>
	);
	const { container, rerender } = render(boundary("one"));
	expect(container.textContent).toBe("Broken");
	broken = false;
	rerender(boundary("one"));
	expect(container.textContent).toBe("Broken");
	rerender(boundary("two"));
	expect(container.textContent).toBe("Whole");
});

it("lets its children try again with another reset key, and keeps their state while they are well", () => {
	const boundary = (resetKey: string) => (
		<ErrorBoundary resetKey={resetKey} fallback="Broken">
			<input />
			<Fragile />
		</ErrorBoundary>
	);
	const { container, rerender } = render(boundary("one"));
	expect(container.textContent).toBe("Broken");
	rerender(boundary("still broken"));
	expect(container.textContent).toBe("Broken");
	broken = false;
	rerender(boundary("still broken"));
	expect(container.textContent).toBe("Broken");
	rerender(boundary("two"));
	expect(container.textContent).toBe("Whole");
	const field = screen.getByRole("textbox");
	rerender(boundary("three"));
	expect(screen.getByRole("textbox")).toBe(field);
});

it("passes the fallback a function to try again, which may fail again", () => {
	const { container } = render(
		<ErrorBoundary
			fallback={(reset) => (
				<button type="button" onClick={reset}>
					Retry
				</button>
			)}
		>
			<Fragile />
		</ErrorBoundary>,
	);
	fireEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(container.textContent).toBe("Retry");
	broken = false;
	fireEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(container.textContent).toBe("Whole");
});
