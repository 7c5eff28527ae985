import { expect, it } from "vitest";
import { selectionChoices, usualSelection } from "#src/servers/selection.ts";
import { compareBox, earlyChoice } from "./early-choice.ts";

/** The controls, as served: with the usual selection, and a box for each plan. */
function served(plans: readonly string[]): HTMLElement {
	const inventory = document.createElement("div");
	const lists = Object.values(selectionChoices).map(
		(choices) => `<select>${choices.map((choice) => `<option>${choice}</option>`).join("")}</select>`,
	);
	const boxes = plans.map((plan) => `<input type="checkbox" id="${compareBox(plan)}">`);
	inventory.innerHTML = [...lists, ...boxes].join("");
	return inventory;
}
const choose = (inventory: HTMLElement, list: number, index: number) => {
	const select = inventory.querySelectorAll("select")[list];
	if (select) select.selectedIndex = index;
};
const check = (inventory: HTMLElement, plan: string, checked = true) => {
	const box = inventory.querySelector<HTMLInputElement>(`#${compareBox(plan)}`);
	if (box) box.checked = checked;
};
const nothing = { selection: usualSelection, compared: [] };

it("is nothing as long as the controls say what is shown", () => {
	expect(earlyChoice(served(["one", "two"]), nothing)).toBeNull();
});

it("reads all fields at once", () => {
	const inventory = served(["one", "two"]);
	choose(inventory, 0, 1);
	choose(inventory, 3, 2);
	check(inventory, "two");
	expect(earlyChoice(inventory, nothing)).toEqual({
		selection: {
			...usualSelection,
			category: selectionChoices.category[1],
			region: selectionChoices.region[2],
		},
		compared: ["two"],
	});
});

it("keeps a compared plan that is not in the list, and leaves out none that was chosen", () => {
	const inventory = served(["one", "two", "three"]);
	for (const plan of ["one", "two", "three"]) check(inventory, plan);
	expect(earlyChoice(inventory, { ...nothing, compared: ["elsewhere"] })?.compared).toEqual([
		"elsewhere",
		"one",
		"two",
		"three",
	]);
});

it("takes a plan out whose box was cleared", () => {
	const inventory = served(["one", "two"]);
	check(inventory, "two");
	expect(earlyChoice(inventory, { ...nothing, compared: ["one", "two"] })?.compared).toEqual(["two"]);
});
