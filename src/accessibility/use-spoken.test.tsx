import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcer } from "./announcer.ts";
import { useSpoken } from "./use-spoken.ts";

const announced: string[] = [];
let unsubscribe: () => void;
beforeEach(() => {
	vi.useFakeTimers();
	announced.length = 0;
	unsubscribe = announcer.subscribe(() => announcer.read("polite") && announced.push(announcer.read("polite")));
});
afterEach(() => {
	vi.runAllTimers();
	vi.useRealTimers();
	unsubscribe();
});

interface Props {
	text: string;
	active: boolean;
	subject?: string;
}
const speak = (text: string, active = true) =>
	renderHook((props: Props) => useSpoken(props.text, props.active, props.subject), {
		initialProps: { text, active } as Props,
	});

it("announces only the last of several quick changes, after a second", () => {
	const { rerender } = speak("12 results");
	vi.advanceTimersByTime(999);
	rerender({ text: "3 results", active: true });
	vi.advanceTimersByTime(999);
	expect(announced).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(announced).toEqual(["3 results"]);
});

it("announces the same text again only after another", () => {
	const { rerender } = speak("1 result");
	vi.advanceTimersByTime(3000);
	rerender({ text: "1 result", active: true });
	vi.advanceTimersByTime(3000);
	expect(announced).toEqual(["1 result"]);
	rerender({ text: "No results", active: true });
	rerender({ text: "1 result", active: true });
	vi.advanceTimersByTime(3000);
	expect(announced).toEqual(["1 result", "1 result"]);
});

it("announces the same text for each subject", () => {
	const { rerender } = speak("10 results");
	vi.advanceTimersByTime(3000);
	rerender({ text: "10 results", active: true, subject: "kura" });
	vi.advanceTimersByTime(3000);
	expect(announced).toEqual(["10 results", "10 results"]);
});

it("says nothing while it is inactive, nor once its component is gone", () => {
	const { rerender, unmount } = speak("Growing Seedling", false);
	vi.advanceTimersByTime(3000);
	rerender({ text: "Growing Seedling", active: true });
	unmount();
	vi.advanceTimersByTime(3000);
	expect(announced).toEqual([]);
});
