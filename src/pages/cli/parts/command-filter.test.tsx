import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { announcer } from "#src/accessibility/announcer.ts";
import { PAUSE_MS } from "#src/accessibility/use-spoken.ts";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { CommandFilter } from "./command-filter.tsx";

const filter = (text: string, onText = vi.fn()) => (
	<PagesContext value={{} as Pages}>
		<CommandFilter sections={{}} text={text} onText={onText} />
	</PagesContext>
);

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

it("is cleared by Escape, but not by the Escape that cancels an input method's composition", () => {
	const onText = vi.fn();
	render(filter("ふう", onText));
	const field = screen.getByRole("searchbox");
	fireEvent.keyDown(field, { key: "Escape", isComposing: true });
	expect(onText).not.toHaveBeenCalled();
	fireEvent.keyDown(field, { key: "Escape" });
	expect(onText).toHaveBeenCalledExactlyOnceWith("");
});

it("announces the number of commands for each text, also if it stays the same", () => {
	vi.useFakeTimers();
	const { rerender } = render(filter("seal"));
	for (const text of ["seal", "tunnel"]) {
		rerender(filter(text));
		vi.advanceTimersByTime(PAUSE_MS);
		expect(announcer.read("polite")).toBe("0 of 0 commands match");
		vi.runAllTimers();
	}
});
