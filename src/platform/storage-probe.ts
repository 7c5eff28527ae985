import { removeItem, writeItem } from "./storage.ts";

const KEY = "sakura-probe";
/** More than the visitor's choices need, in characters. */
const LENGTH = 1_000;

/** Whether anything can be stored now, by writing and removing a probe: storage may be blocked or full. */
export function isStorageWritable(): boolean {
	const kept = writeItem(KEY, "-".repeat(LENGTH));
	removeItem(KEY);
	return kept;
}
