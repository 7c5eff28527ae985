import { describe, expect, it } from "vitest";
import { type Kept, parseKept, serialiseKept, withReading } from "./kept-readings.ts";
import type { Reading } from "./reading.ts";

const reading: Reading = { passages: ["ab12", "0k2c"], states: "s-", read: false, day: "2026-10-14" };
const record = { passages: "ab120k2c", states: "s-", read: false, day: "2026-10-14" };
const stored = (documents: unknown) => JSON.stringify({ version: 1, documents });
const kept = (entries: [string, Reading][]): Kept => ({ off: false, documents: new Map(entries) });

it("survives a round trip", () => {
	const both = kept([
		["05-02", reading],
		["01-01", { ...reading, states: "sc", read: true }],
		["08-100", reading],
	]);
	expect(parseKept(serialiseKept(both))).toEqual(both);
	expect(serialiseKept(kept([["05-02", reading]]))).toBe(stored({ "05-02": record }));
});

it("stores nothing when there is nothing to remember, and only the switch when the record is off", () => {
	expect(serialiseKept(kept([]))).toBeNull();
	const off: Kept = { off: true, documents: new Map([["05-02", reading]]) };
	expect(serialiseKept(off)).toBe('{"version":1,"off":true}');
	expect(parseKept(serialiseKept(off))).toEqual({ off: true, documents: new Map() });
	expect(withReading(parseKept(serialiseKept(off)), "05-02", reading).documents.size).toBe(0);
});

it.each([null, "", "{", "null", "[]", "7", '"off"', '{"documents":[]}', '{"version":99999}', "x".repeat(400_000)])(
	"ignores %#, which is not a record",
	(text) => expect(parseKept(text)).toEqual(kept([])),
);

describe("drops a document that does not fit, and keeps the others", () => {
	it.each([
		["no id", { __proto__x: record }],
		["another id", { "5-2": record }],
		["no record", { "05-01": null }],
		["passages of no length", { "05-01": { ...record, passages: "", states: "" } }],
		["half a hash", { "05-01": { ...record, passages: "ab120k2" } }],
		["strange letters", { "05-01": { ...record, passages: "ab12<b>!" } }],
		["fewer states", { "05-01": { ...record, states: "s" } }],
		["unknown states", { "05-01": { ...record, states: "sx" } }],
		["nothing seen", { "05-01": { ...record, states: "--" } }],
		["no yes or no", { "05-01": { ...record, read: 1 } }],
		["no day", { "05-01": { ...record, day: "yesterday" } }],
		["an impossible day", { "05-01": { ...record, day: "2026-13-41" } }],
		["2,001 passages", { "05-01": { ...record, passages: "ab12".repeat(2001), states: "s".repeat(2001) } }],
	])("%s", (_, documents) => {
		expect(parseKept(stored({ ...documents, "05-02": record }))).toEqual(kept([["05-02", reading]]));
	});

	it("ignores a prototype among them", () => {
		const text = `{"version":1,"documents":{"__proto__":{"off":true},"05-02":${JSON.stringify(record)}}}`;
		expect(parseKept(text)).toEqual(kept([["05-02", reading]]));
		expect(({} as { off?: boolean }).off).toBeUndefined();
	});
});

it("keeps the 500 most recently written documents", () => {
	const id = (index: number) =>
		`${String(Math.floor(index / 100)).padStart(2, "0")}-${String(index % 100).padStart(2, "0")}`;
	const many = kept(Array.from({ length: 501 }, (_, index) => [id(index), reading]));
	const again = withReading(many, id(0), reading);
	const ids = [...parseKept(serialiseKept(again)).documents.keys()];
	expect(ids).toHaveLength(500);
	expect(ids).toContain(id(0));
	expect(ids).not.toContain(id(1));
});

it("forgets a document", () => {
	expect(withReading(kept([["05-02", reading]]), "05-02", null)).toEqual(kept([]));
});
