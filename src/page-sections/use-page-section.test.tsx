import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { goTo } from "#src/navigation/navigate.ts";
import { usePageSection } from "./use-page-section.ts";

const ids = ["overview", "staking", "trading"] as const;
const section = () => renderHook(() => usePageSection(ids, null)).result;

beforeEach(() => history.replaceState(null, "", "/tokens"));
afterEach(cleanup);

it("is the first at the start, then the selected one, without changing the address", () => {
	const result = section();
	expect(result.current[0]).toBe("overview");
	act(() => result.current[1]("trading"));
	expect(result.current[0]).toBe("trading");
	expect(location.href.endsWith("/tokens")).toBe(true);
});

it.each([
	["#staking", "staking"],
	["#Staking", "overview"],
	["#unknown", "overview"],
	["#%E0%A4%A", "overview"],
])("when opened with %s it is %s", (fragment, expected) => {
	history.replaceState(null, "", `/tokens${fragment}`);
	expect(section().current[0]).toBe(expected);
});

it("follows a link to a section after a selection, and a selection after that link", () => {
	const result = section();
	act(() => result.current[1]("trading"));
	act(() => goTo("/tokens#staking"));
	expect(result.current[0]).toBe("staking");
	act(() => result.current[1]("overview"));
	expect(result.current[0]).toBe("overview");
});

it("gives way to the next address when it is selected together with following a link", () => {
	const result = section();
	act(() => {
		goTo("/tokens#staking");
		result.current[1]("staking");
	});
	expect(result.current[0]).toBe("staking");
	act(() => goTo("/tokens"));
	expect(result.current[0]).toBe("overview");
});

it("is restored when the visitor comes back, even if the page was left meanwhile", () => {
	const first = { key: "first visit" };
	history.replaceState(first, "", "/tokens#staking");
	const left = section();
	act(() => left.current[1]("trading"));
	cleanup();
	history.replaceState({ key: "elsewhere" }, "", "/garden");
	history.replaceState({ key: "another visit" }, "", "/tokens#staking");
	expect(section().current[0]).toBe("staking");
	cleanup();
	history.replaceState(first, "", "/tokens#staking");
	expect(section().current[0]).toBe("trading");
});
