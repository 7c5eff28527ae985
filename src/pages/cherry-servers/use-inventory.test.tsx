import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { announcer } from "#src/accessibility/announcer.ts";
import { goTo } from "#src/navigation/navigate.ts";
import { usualSelection } from "#src/servers/selection.ts";
import { useInventory } from "./use-inventory.ts";

const path = "/infrastructure/servers";
const inventory = () => renderHook(useInventory).result;

beforeEach(() => history.replaceState(null, "", path));
afterEach(cleanup);

it("shows what the address asks for until the visitor changes it, and writes nothing to the address", () => {
	history.replaceState(null, "", `${path}?region=sweden&memory=7`);
	const result = inventory();
	expect(result.current).toMatchObject({ selection: { ...usualSelection, region: "sweden" }, refused: true });
	act(() => result.current.change({ category: "gpu" }));
	expect(result.current).toMatchObject({ selection: { category: "gpu", region: "sweden" }, refused: false });
	expect(location.search).toBe("?region=sweden&memory=7");
	act(() => result.current.reset());
	expect(result.current.selection).toEqual(usualSelection);
});

it("lets a new address take over", () => {
	const result = inventory();
	act(() => result.current.change({ region: "germany" }));
	act(() => goTo(`${path}?region=singapore#inventory`));
	expect(result.current.selection.region).toBe("singapore");
});

it("compares three plans and reports that there is no room for a fourth, until something changes", () => {
	const result = inventory();
	for (const id of ["vps-2", "gpu-l4", "e-2388g", "epyc-4464p"]) act(() => result.current.toggle(id));
	expect(result.current).toMatchObject({
		compared: ["vps-2", "gpu-l4", "e-2388g"],
		hint: "Up to 3 plans can be compared: remove one first.",
	});
	act(() => result.current.toggle("gpu-l4"));
	expect(result.current).toMatchObject({ compared: ["vps-2", "e-2388g"], hint: "" });
});

it("says that there is no room for a fourth when four were chosen at once", () => {
	const result = inventory();
	act(() => result.current.put(usualSelection, ["vps-2", "gpu-l4", "e-2388g", "epyc-4464p"]));
	const hint = "Up to 3 plans can be compared: remove one first.";
	expect(result.current).toMatchObject({ compared: ["vps-2", "gpu-l4", "e-2388g"], hint });
	expect(announcer.read("polite")).toBe(hint);
	act(() => result.current.put(usualSelection, ["vps-2"]));
	expect(result.current).toMatchObject({ compared: ["vps-2"], hint: "Choose one more to compare." });
});

it("does not carry the lack of room over to another address", () => {
	history.replaceState(null, "", `${path}?compare=vps-2,gpu-l4,e-2388g`);
	const result = inventory();
	act(() => result.current.toggle("epyc-4464p"));
	expect(result.current).toMatchObject({ hint: "Up to 3 plans can be compared: remove one first." });
	act(() => goTo(`${path}?region=singapore#inventory`));
	expect(result.current).toMatchObject({ compared: [], hint: "" });
});

it("keeps the compared plans while the list is filtered", () => {
	const result = inventory();
	act(() => result.current.toggle("vps-2"));
	act(() => result.current.change({ category: "gpu" }));
	expect(result.current.compared).toEqual(["vps-2"]);
});
