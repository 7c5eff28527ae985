/** What might stand where something else belongs, as JSON. */
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
/** Pieces that a text may lose or gain anywhere. */
const pieces = ["", '"', "\\", "{", "}", "[", "]", ",", ":", "-", ".", "e", "0", "null", "\u0000", "\ud800", " ", "\n"];

/** Keys, with what follows them, and single values in a JSON text. */
const tokens = /"[^"\\]*"(\s*:)?|-?\d[\d.]*|null|true|false|\[\]|\{\}/g;
const keyIn = /^"\w+"/;

/**
 * A text in which something was spoiled: a value, a key, or any few characters; once, or up to three times.
 * @param text JSON
 * @param random numbers from 0 to below 1, from which all choices come
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
