import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { goTo } from "./navigate.ts";
import { pickParameters } from "./pick-parameters.ts";
import { useAskedState } from "./use-asked-state.ts";

const own = (search: string) => pickParameters(search, (name) => name === "days");
const state = () => renderHook(() => useAskedState<number>("days", own)).result;

beforeEach(() => history.replaceState(null, "", "/tokens"));
afterEach(cleanup);

it("keeps what was asked and edited when a link to another place, page or season asks for nothing", () => {
	history.replaceState(null, "", "/tokens?days=30");
	const result = state();
	expect(result.current.slice(0, 2)).toEqual(["days=30", null]);
	act(() => result.current[2](77));
	for (const path of ["/tokens#staking", "/tokens", "/tokens?season=winter#staking"]) {
		act(() => goTo(path));
		expect(result.current.slice(0, 2), path).toEqual(["days=30", 77]);
	}
});

it("lets a link that asks for the same again take over from an edit, at another place and at the same", () => {
	history.replaceState(null, "", "/tokens?days=30");
	const result = state();
	for (const path of ["/tokens?days=30#trading", "/tokens?days=30#trading"]) {
		act(() => result.current[2](77));
		act(() => goTo(path));
		expect(result.current.slice(0, 2)).toEqual(["days=30", null]);
	}
	act(() => result.current[2](77));
	act(() => goTo("/tokens#trading"));
	expect(result.current.slice(0, 2)).toEqual(["days=30", 77]);
});

it("lets a link that asks for something else take over from an edit", () => {
	const result = state();
	act(() => result.current[2](77));
	expect(result.current.slice(0, 2)).toEqual(["", 77]);
	act(() => goTo("/tokens?days=10"));
	expect(result.current.slice(0, 2)).toEqual(["days=10", null]);
});

it("restores what each entry of the page had when the visitor goes back and forward", () => {
	const result = state();
	const entries: [found: unknown, key: unknown][] = [];
	const note = () => entries.push([result.current.slice(0, 2), history.state]);
	note();
	act(() => goTo("/tokens?days=10"));
	note();
	act(() => result.current[2](77));
	act(() => goTo("/tokens?days=20#staking"));
	act(() => result.current[2](5));
	note();
	// As a traversal does: the address and the state of the entry change, and nothing is mounted anew.
	const traverse = (path: string, state: unknown) => {
		history.replaceState(state, "", path);
		act(() => void window.dispatchEvent(new PopStateEvent("popstate", { state })));
		return result.current.slice(0, 2);
	};
	const [first, second, third] = entries.map(([, state]) => state);
	expect(traverse("/tokens?days=10", second)).toEqual(["days=10", 77]);
	expect(traverse("/tokens", first)).toEqual(["", null]);
	expect(traverse("/tokens?days=10", second)).toEqual(["days=10", 77]);
	expect(traverse("/tokens?days=20#staking", third)).toEqual(["days=20", 5]);
});

it("restores an edit in the history entry that it was made in, and in those that followed it on the page", () => {
	/** What a visitor who comes to an entry finds. */
	const found = (key: string, name = "days") => {
		history.replaceState({ key }, "", "/tokens");
		const { result, unmount } = renderHook(() => useAskedState<number>(name, own));
		const [, edit] = result.current;
		unmount();
		return edit;
	};
	const page = renderHook(() => useAskedState<number>("days", own));
	act(() => page.result.current[2](77));
	const { key } = history.state;
	act(() => goTo("/tokens#staking"));
	const { key: nextKey } = history.state;
	page.unmount();
	expect([key, nextKey, "another"].map((entry) => found(entry))).toEqual([77, 77, null]);
	expect(found(key, "other")).toBeNull();
});
