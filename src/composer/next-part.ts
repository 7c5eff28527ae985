/** A key with what was held down along with it. */
export interface Key {
	key: string;
	altKey: boolean;
	ctrlKey: boolean;
	metaKey: boolean;
	shiftKey: boolean;
}

/**
 * Where a key leads in a row, from one of its members; the row has two ends.
 * @returns null where the key leads nowhere, or is the browser's
 * @example nextPart({ key: "End", …held }, 0, 4) // 3
 */
export function nextPart(
	{ key, altKey, ctrlKey, metaKey, shiftKey }: Key,
	index: number,
	length: number,
): number | null {
	if (altKey || ctrlKey || metaKey || shiftKey || length === 0) return null;
	if (key === "ArrowRight" || key === "ArrowDown") return Math.min(index + 1, length - 1);
	if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(index - 1, 0);
	if (key === "Home") return 0;
	return key === "End" ? length - 1 : null;
}
