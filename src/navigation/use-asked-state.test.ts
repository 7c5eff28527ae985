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
	for (const path of ["/tokens#staking", "/tokens", "/tokens?season=winter#staking", "/tokens?days=30#trading"]) {
		act(() => goTo(path));
		expect(result.current.slice(0, 2), path).toEqual(["days=30", 77]);
	}
});

it("lets a link that asks for something else take over from an edit", () => {
	const result = state();
	act(() => result.current[2](77));
	expect(result.current.slice(0, 2)).toEqual(["", 77]);
	act(() => goTo("/tokens?days=10"));
	expect(result.current.slice(0, 2)).toEqual(["days=10", null]);
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
