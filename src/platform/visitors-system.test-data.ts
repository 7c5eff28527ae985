import { act } from "@testing-library/react";
import { vi } from "vitest";

/**
 * A visitor's system that asks for these media queries and for no others.
 * @returns how it changes its mind: `ask("(prefers-contrast: more)", false)`
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
