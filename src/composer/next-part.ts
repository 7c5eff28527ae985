/** A key with its modifiers. */
export interface Key {
	key: string;
	altKey: boolean;
	ctrlKey: boolean;
	metaKey: boolean;
	shiftKey: boolean;
}

/**
 * The index that a key leads to in a row, which does not wrap around.
 * @returns null if the key leads nowhere, or belongs to the browser
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
