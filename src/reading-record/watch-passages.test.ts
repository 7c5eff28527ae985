import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchPassages } from "./watch-passages.ts";

/** Reports passages as on the screen. */
let show: (...passages: HTMLElement[]) => void;
let seen: number[][];

class Observer {
	constructor(told: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
		show = (...passages) => told(passages.map((target) => ({ target, isIntersecting: true })));
	}
	observe() {}
	unobserve() {}
	disconnect() {}
}

/** A passage that takes a second to read. */
function passage(): HTMLElement {
	const paragraph = document.createElement("p");
	paragraph.textContent = "word ".repeat(12);
	return paragraph;
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("IntersectionObserver", Observer);
	seen = [];
});

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const watch = (passages: HTMLElement[]) =>
	watchPassages(
		passages,
		passages.map((_, index) => index),
		(indices) => seen.push(indices),
	);

it("counts passages as read in their order on the page, whichever came onto the screen first", () => {
	const [first, second] = [passage(), passage()];
	watch([first, second]);
	show(second, first);
	vi.advanceTimersByTime(1_000);
	expect(seen).toEqual([[0]]);
	vi.advanceTimersByTime(1_000);
	expect(seen).toEqual([[0], [1]]);
});

it("counts no reading time while the page was hidden for a minute, or asleep", () => {
	const passages = [passage(), passage(), passage()];
	watch(passages);
	show(...passages);
	const hide = (hidden: boolean) => {
		vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
		document.dispatchEvent(new Event("visibilitychange"));
	};
	hide(true);
	vi.advanceTimersByTime(60_000);
	expect(seen).toEqual([]);
	hide(false);
	expect(seen).toEqual([[0]]);
});

it("stops watching once it is stopped", () => {
	const only = passage();
	const stop = watch([only]);
	show(only);
	stop();
	vi.advanceTimersByTime(60_000);
	expect(seen).toEqual([]);
});

it("a passage without spaces, such as a translation into Japanese, takes its time too", () => {
	const translated = document.createElement("p");
	translated.textContent = "文章".repeat(100);
	watch([translated]);
	show(translated);
	vi.advanceTimersByTime(2_000);
	expect(seen).toEqual([]);
	vi.advanceTimersByTime(1_000);
	expect(seen).toEqual([[0]]);
});
