import { type Selection, selectionChoices } from "#src/servers/selection.ts";

interface Choice {
	selection: Selection;
	/** Ids of plans; of an early choice possibly more than can be compared. */
	compared: readonly string[];
}

const box = "compare-";

/** Id of the checkbox that adds a plan to the comparison. */
export const compareBox = (plan: string): string => `${box}${plan}`;

/**
 * The choice that the inventory's controls show: they may have been used before there was code for them.
 * @param inventory contains a list of options for each field of a selection, in their order, and the checkboxes of the
 * plans that are shown
 * @returns null if it is the same
 */
export function earlyChoice(inventory: HTMLElement, { selection, compared }: Choice): Choice | null {
	const lists = inventory.querySelectorAll("select");
	const chosen = Object.entries(selectionChoices).map(([field, choices], index) => [
		field,
		choices[lists[index]?.selectedIndex ?? 0],
	]);
	const early = Object.fromEntries(chosen) as Selection;
	const toggled = [...inventory.querySelectorAll<HTMLInputElement>(`[id^=${box}]`)]
		.map(({ id, checked }) => ({ plan: id.slice(box.length), checked }))
		.filter(({ plan, checked }) => checked !== compared.includes(plan));
	const isSame = Object.entries(early).every(([field, value]) => selection[field as keyof Selection] === value);
	if (isSame && toggled.length === 0) return null;
	const kept = compared.filter((id) => !toggled.some(({ plan }) => plan === id));
	const added = toggled.flatMap(({ plan, checked }) => (checked ? [plan] : []));
	return { selection: early, compared: [...kept, ...added] };
}
