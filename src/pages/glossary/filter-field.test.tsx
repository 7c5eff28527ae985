import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { announcer } from "#src/accessibility/announcer.ts";
import { FilterField } from "./filter-field.tsx";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

it.each([
	[0, "No terms", false],
	[1, "1 term", true],
	[2, "2 terms", true],
])("announces %d found, and shows the count if there are any", (count, words, isSeen) => {
	vi.useFakeTimers();
	render(<FilterField query="a" count={count} onChange={vi.fn()} />);
	expect(screen.queryByText(words) !== null).toBe(isSeen);
	vi.advanceTimersByTime(1000);
	expect(announcer.read("polite")).toBe(words);
});

it("announces the same number again for another query", () => {
	vi.useFakeTimers();
	const { rerender } = render(<FilterField query="ha" count={2} onChange={vi.fn()} />);
	vi.runAllTimers();
	rerender(<FilterField query="fu" count={2} onChange={vi.fn()} />);
	vi.advanceTimersByTime(1000);
	expect(announcer.read("polite")).toBe("2 terms");
});

it("is cleared by Escape, but not by the Escape that cancels an input method's composition", () => {
	const onChange = vi.fn();
	render(<FilterField query="はな" count={3} onChange={onChange} />);
	const field = screen.getByRole("searchbox");
	fireEvent.keyDown(field, { key: "Escape", isComposing: true });
	expect(onChange).not.toHaveBeenCalled();
	fireEvent.keyDown(field, { key: "Escape" });
	expect(onChange).toHaveBeenCalledExactlyOnceWith("");
});
