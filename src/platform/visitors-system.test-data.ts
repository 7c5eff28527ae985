import { act } from "@testing-library/react";
import { vi } from "vitest";

/**
 * A fake of the visitor's system in which only these media queries match.
 * @returns a function that changes one: `ask("(prefers-contrast: more)", false)`
 */
export function visitorsSystem(asked: readonly string[]): (query: string, matches: boolean) => void {
	const lists = new Map<string, EventTarget & { matches: boolean }>();
	const list = (query: string) => {
		const known = lists.get(query) ?? Object.assign(new EventTarget(), { matches: asked.includes(query) });
		lists.set(query, known);
		return known;
	};
	vi.stubGlobal("matchMedia", list);
	return (query, matches) => {
		list(query).matches = matches;
		act(() => void list(query).dispatchEvent(Object.assign(new Event("change"), { matches })));
	};
}
