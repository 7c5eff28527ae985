/** JSON values that may replace any other value. */
const strange = [
	..."null true false 0 -0 -1 1.5 1e400 -2.5E-3 256 4294967296 9007199254740993 18446744073709551615 18446744073709551616".split(
		" ",
	),
	"9".repeat(5_000),
	'""',
	'"0"',
	'"-1"',
	'"18446744073709551616"',
	'"constructor"',
	`"${"1".repeat(32)}"`,
	`"${"z".repeat(3_000)}"`,
	'"base58"',
	'"\\ud800"',
	"[]",
	"{}",
	"[[]]",
	"[null]",
	'["",""]',
	'{"$n":"5"}',
	'{"__proto__":null}',
	'{"parsed":{"type":1}}',
	'{"InstructionError":[0,{"Custom":{}}]}',
	"[".repeat(120),
	`${"[".repeat(90)}${"]".repeat(90)}`,
];
/** Fragments that may replace any part of a text. */
const pieces = ["", '"', "\\", "{", "}", "[", "]", ",", ":", "-", ".", "e", "0", "null", "\u0000", "\ud800", " ", "\n"];

/** Keys, with the colon after them, and single values in a JSON text. */
const tokens = /"[^"\\]*"(\s*:)?|-?\d[\d.]*|null|true|false|\[\]|\{\}/g;
const keyIn = /^"\w+"/;

/**
 * A mutation of a text: a replaced value, key, or any few characters; once, or up to three times.
 * @param text JSON
 * @param random numbers from 0 (inclusive) to 1 (exclusive), the source of all choices
 */
export function mutant(text: string, random: () => number): string {
	const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
	let spoiled = text;
	for (let times = random() < 0.7 ? 1 : 3; times > 0; times--) {
		const way = random();
		const found = [...spoiled.matchAll(tokens)];
		const value = way < 0.6 ? pick(found.filter(([, colon]) => colon === undefined)) : undefined;
		const key = way >= 0.6 && way < 0.8 ? pick(found.filter(([, colon]) => colon !== undefined)) : undefined;
		const at = (value ?? key)?.index ?? Math.floor(random() * (spoiled.length + 1));
		const length = value?.[0].length ?? key?.[0].match(keyIn)?.[0].length ?? Math.floor(random() ** 4 * 40);
		const otherKey = () => pick(found.flatMap(([token, colon]) => (colon ? (token.match(keyIn) ?? []) : [])));
		const instead = value ? pick(strange) : key ? otherKey() : pick(pieces);
		spoiled = spoiled.slice(0, at) + (instead ?? "") + spoiled.slice(at + length);
	}
	return spoiled;
}
