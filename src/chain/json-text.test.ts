import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ChainAnswerError } from "./chain-answer-error.ts";
import { isJsonObject, type Json, JsonDecimal, readJsonText } from "./json-text.ts";

/** The value as JSON.parse would produce it, with rounded numbers. */
function rounded(value: Json): unknown {
	if (typeof value === "bigint") return Number(value);
	if (value instanceof JsonDecimal) return Number(value.text);
	if (Array.isArray(value)) return value.map(rounded);
	if (!isJsonObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rounded(item)]));
}

function troubleWith(text: string): ChainAnswerError {
	try {
		readJsonText(text);
	} catch (error) {
		if (error instanceof ChainAnswerError) return error;
		throw error;
	}
	throw new Error("it was read");
}

it.each([
	["18446744073709551615", 18_446_744_073_709_551_615n],
	["-9223372036854775808", -9_223_372_036_854_775_808n],
	["9007199254740993", 9_007_199_254_740_993n],
	["9".repeat(40), BigInt("9".repeat(40))],
	["-0", 0n],
	[' "\\u5c0f\\n" ', "小\n"],
])("reads %s to the last digit", (text, value) => {
	expect(readJsonText(text).value).toBe(value);
});

it.each(["0.1", "98.640", "1e9", "-2.5E-3", "9".repeat(41)])("keeps %s as written", (text) => {
	expect(readJsonText(text).value).toEqual(new JsonDecimal(text));
});

it("gives no key a special meaning", () => {
	const { value } = readJsonText('{"__proto__": {"polluted": true}, "constructor": 1, "$n": "5"}');
	expect(Object.keys(value as object)).toEqual(["__proto__", "constructor", "$n"]);
	expect("polluted" in {}).toBe(false);
});

it.each([
	["", 0, 0, "expected a value, received the end"],
	["{", 1, 1, "expected a key in quotes, received the end"],
	["[1 2]", 3, 4, 'expected “,” or “]”, received "2"'],
	["[1,]", 3, 4, 'expected a value, received "]"'],
	['{"a" 1}', 5, 6, 'expected “:”, received "1"'],
	['{"a":1,}', 7, 8, 'expected a key in quotes, received "}"'],
	['{"a":1 "b"', 7, 8, 'expected “,” or “}”, received "\\""'],
	["01", 1, 2, 'expected nothing more, received "1"'],
	['"abc', 4, 4, "expected the end of a string, received the end"],
	['"abc\\', 5, 5, "expected the end of a string, received the end"],
	['"a\tb"', 2, 3, 'expected the end of a string, received "\\t"'],
	['"\\x"', 0, 4, "expected a string, received one with a faulty escape"],
	['{"a":1,"a":2}', 7, 10, 'expected each key once, received "a" again'],
	["// no", 0, 1, 'expected a value, received "/"'],
	['{\n\u00a0"a":1}', 2, 3, "expected a key in quotes, received U+00A0"],
	["\ufeff\ufeff1", 1, 2, "expected a value, received U+FEFF"],
	["[1\u200b]", 2, 3, "expected “,” or “]”, received U+200B"],
	["\u{e0001}", 0, 1, "expected a value, received U+E0001"],
	["\ud800", 0, 1, "expected a value, received U+D800"],
	["\x7f", 0, 1, "expected a value, received U+007F"],
	["é", 0, 1, 'expected a value, received "é"'],
	[`${"[".repeat(101)}`, 101, 101, "expected at most 100 levels, received the end"],
])("rejects %j with the position", (text, from, to, message) => {
	const { span, message: said, path } = troubleWith(text);
	expect([said, span, path]).toEqual([message, [from, to], ""]);
});

it("skips a byte order mark, and counts it", () => {
	const text = '\ufeff{"a": [5]}';
	const { value, spanOf } = readJsonText(text);
	expect(value).toEqual({ a: [5n] });
	expect(text.slice(...spanOf(["a", 0]))).toBe("5");
});

it("accepts a hundred levels", () => {
	expect(() => readJsonText(`${"[".repeat(100)}${"]".repeat(100)}`)).not.toThrow();
});

describe("spanOf", () => {
	const text = '{\n\t"result": { "value": [ 1, {"lamports" : -1 } ] } }';
	const { spanOf } = readJsonText(text);
	it.each([
		[["result", "value", 1, "lamports"], "-1"],
		[["result", "value", 1], '{"lamports" : -1 }'],
		[["result", "value", 1, "owner"], '{"lamports" : -1 }'],
		[["result", "value", 7], '[ 1, {"lamports" : -1 } ]'],
		[["error"], text],
	])("finds %j", (path, found) => {
		expect(text.slice(...spanOf(path))).toBe(found);
	});
});

it("reads what JSON.parse reads, and nothing else", () => {
	const near = fc
		.tuple(
			fc.json({ maxDepth: 4 }),
			fc.nat(),
			fc.constantFrom("", "0", '"', "{", "]", ",", ":", "\\", "e", "\n", "null"),
		)
		.map(([json, at, put]) => {
			const place = at % (json.length + 1);
			return json.slice(0, place) + put + json.slice(place + (at % 3));
		});
	const seen = { read: 0, refused: 0 };
	fc.assert(
		fc.property(fc.oneof(fc.json({ maxDepth: 4 }), near), (text) => {
			let parsed: unknown;
			let isJson = true;
			try {
				parsed = JSON.parse(text);
			} catch {
				isJson = false;
			}
			if (!isJson) {
				troubleWith(text);
				seen.refused += 1;
				return;
			}
			try {
				const value = rounded(readJsonText(text).value);
				expect(JSON.stringify(value)).toBe(JSON.stringify(parsed));
				seen.read += 1;
			} catch (error) {
				// The only difference: duplicate keys.
				if (!(error instanceof ChainAnswerError && /once/.test(error.message))) throw error;
			}
		}),
		{ seed: 8, numRuns: 3_000 },
	);
	expect(seen.read).toBeGreaterThan(500);
	expect(seen.refused).toBeGreaterThan(500);
});
