import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentVersion } from "#src/documents/document-version.ts";
import {
	beginReading,
	carryOver,
	markRead,
	markSeen,
	type Reading,
	readingProgress,
	resumeIndex,
	statusOf,
} from "./reading.ts";

const day = "2026-10-14";
const today = "2026-11-21";
const reading = (text: string, states: string, read = !states.includes("-")): Reading => ({
	passages: text.split(""),
	states,
	read,
	day,
});

describe("carryOver", () => {
	it.each([
		["nothing changed", "abc", "sss", "abc", "sss", 0],
		["a passage moved", "abc", "sss", "cab", "sss", 0],
		["a passage changed", "abc", "sss", "axc", "scs", 0],
		["a passage is new", "abc", "sss", "abxc", "sscs", 0],
		["a passage is new at the end", "abc", "sss", "abcx", "sssc", 0],
		["a passage is gone", "abc", "sss", "ac", "ss", 1],
		["one changed, one is gone", "abcd", "ssss", "axd", "scs", 1],
		["one of two equal ones is gone", "aab", "sss", "ab", "ss", 1],
		["there is one more of the same", "ab", "ss", "aab", "scs", 0],
		["all of it changed", "abc", "sss", "xyz", "ccc", 0],
		["all of it is gone", "abc", "sss", "", "", 3],
		["a change not seen yet stays one", "abc", "scs", "abc", "scs", 0],
		["a change not seen yet is gone: nobody misses it", "abc", "scs", "ac", "ss", 0],
	])("%s", (_, before, states, now, after, removed) => {
		const carried = carryOver(reading(before, states), now.split(""));
		expect(carried.reading).toMatchObject({ states: after, read: true, day });
		expect(carried.removed).toBe(removed);
	});

	it.each([
		["a change before the furthest passage", "abcde", "sss--", "axcde", "scs--", 0],
		["another text where the reading ended is unread", "abcde", "sss--", "abxde", "ss---", 0],
		["a change further down is unread", "abcde", "sss--", "abcxe", "sss--", 0],
		["nor is a change that was passed over", "abcde", "---ss", "axcde", "---ss", 0],
		["nor one at the start that was passed over", "abcde", "---ss", "xbcde", "---ss", 0],
		["a change at the start of what was seen", "abcde", "ss---", "xbcde", "cs---", 0],
		["what was never seen is not missed", "abcde", "sss--", "abc", "sss", 0],
		["what was seen is", "abcde", "sss--", "acde", "ss--", 1],
		["what was passed over stays unread", "abcde", "s-s--", "abcde", "s-s--", 0],
	])("of a partly read document: %s", (_, before, states, now, after, removed) => {
		const carried = carryOver(reading(before, states), now.split(""));
		expect(carried.reading).toMatchObject({ states: after, read: false });
		expect(carried.removed).toBe(removed);
	});

	it("finds no change when the same passages are reordered", () => {
		const passages = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1 });
		fc.assert(
			fc.property(
				passages.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
				([before, now]) => {
					const read = markRead(beginReading(before, day), day);
					expect(carryOver(read, now)).toEqual({ reading: { ...read, passages: now }, removed: 0 });
				},
			),
		);
	});
});

describe("markSeen", () => {
	const words = [10, 10, 10, 10, 10, 10, 10, 10, 10, 10];
	const ten = beginReading("abcdefghij".split(""), day);
	const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

	it.each([
		["some", [0, 1], false],
		["the last one alone", [9], false],
		["all but the last", all.slice(0, 9), false],
		["eight tenths with the last", [0, 1, 2, 3, 4, 5, 6, 9], false],
		["nine tenths with the last", [0, 1, 2, 3, 4, 5, 6, 7, 9], true],
		["all", all, true],
	])("after %s", (_, seen, read) => {
		const after = markSeen(ten, seen, words, today);
		expect(after).toMatchObject({ read, day: today });
		if (read) expect(after.states).toBe("s".repeat(10));
	});

	it("counts words, not passages", () => {
		expect(markSeen(ten, [0, 9], [900, 1, 1, 1, 1, 1, 1, 1, 1, 1], today).read).toBe(true);
		expect(markSeen(ten, all.slice(1), [900, 1, 1, 1, 1, 1, 1, 1, 1, 1], today).read).toBe(false);
	});

	it("keeps the day that changes are counted from until no change is left", () => {
		const changed = reading("abc", "csc", true);
		const first = markSeen(changed, [0], words, today);
		expect(first).toMatchObject({ states: "ssc", day, read: true });
		expect(markSeen(first, [2], words, today)).toMatchObject({ states: "sss", day: today, read: true });
	});
});

it.each([
	["---", 0, null],
	["s--", 1 / 3, 1],
	["s-s-", 1 / 2, 3],
	["-s-", 1 / 3, 2],
	["s-s", 2 / 3, null],
	["---s", 1 / 4, null],
])("computes progress and where to continue for %s", (states, far, next) => {
	const begun = reading("abcd".slice(0, states.length), states, false);
	expect(readingProgress(begun)).toBe(far);
	expect(resumeIndex(begun)).toBe(next);
	expect(resumeIndex({ ...begun, read: true })).toBeNull();
});

it("is begun, read, or changed", () => {
	const version = documentVersion(["1", "2"]);
	expect(statusOf(reading("12", "s-"), version)).toBe("begun");
	expect(statusOf(reading("12", "s-"), "other")).toBe("begun");
	expect(statusOf(reading("12", "ss"), version)).toBe("read");
	expect(statusOf(reading("12", "ss"), undefined)).toBe("read");
	expect(statusOf(reading("12", "ss"), "other")).toBe("changed");
	expect(statusOf(reading("12", "sc", true), version)).toBe("changed");
});
