import { removeItem, writeItem } from "./storage.ts";

const KEY = "sakura-probe";
/** More than the visitor's choices take, in characters. */
const LENGTH = 1_000;

/** Whether anything can be kept now, by keeping something and taking it away again: storage may be blocked or full. */
export function storageKeeps(): boolean {
	const kept = writeItem(KEY, "-".repeat(LENGTH));
	removeItem(KEY);
	return kept;
}
