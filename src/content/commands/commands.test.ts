import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { isValue } from "#src/cli/check-value.ts";
import { parseLine } from "#src/cli/parse-line.ts";
import { nameOf } from "#src/cli/usage.ts";
import { servers } from "#src/content/demo/servers.ts";
import { planCategories, plans } from "#src/content/servers/plans.ts";
import { regionIds } from "#src/content/servers/regions.ts";
import { wholeMonths } from "#src/season/whole-months.ts";
import { guideSections, type Value } from "./command.ts";
import { commands, commandsBySection } from "./commands.ts";
import { guideSectionWords } from "./guide-sections.ts";
import { type ValueKind, valueKinds } from "./value-kinds.ts";

const named = (name: string) => {
	const command = commands.find((candidate) => nameOf(candidate) === name);
	if (!command) throw new Error(`There is no cherry ${name}`);
	return command;
};
const option = (name: string, optionName: string) => named(name).options.find((found) => found.name === optionName);
const cases = commands.map((command) => [nameOf(command), command] as const);
const isSentence = (text: string) => /^[A-Z`].*[.]$/s.test(text) && !/ {2}|\.\.|—/.test(text);

it("has exactly 47 leaf commands without duplicates, in the order of the guide", () => {
	expect(commands).toHaveLength(47);
	expect(new Set(commands.map(nameOf)).size).toBe(47);
	expect(guideSections.flatMap((section) => commandsBySection[section])).toEqual(commands);
	expect(Object.keys(commandsBySection)).toEqual([...guideSections]);
});

it("never begins one command with the words of another", () => {
	const names = commands.map(nameOf);
	expect(names.filter((name) => names.some((other) => name.startsWith(`${other} `)))).toEqual([]);
});

it.each([
	...["servers list", "servers create", "servers info", "ssh connect", "ssh keys", "tunnel"],
	...["inventory plans", "inventory regions", "inventory pricing"],
])("has cherry %s, which specification 2.4 names", (name) => {
	expect(named(name).words.join(" ")).toBe(name);
});

it.each([
	["capsule wrap", "--compression", ["none", "low", "medium", "high"]],
	["capsule wrap", "--encryption", ["gpg", "aes256"]],
	["files push", "--compression", ["none", "low", "medium", "high"]],
	["inventory plans", "--category", [...planCategories]],
])("%s %s offers what specification 9 and the price list state", (name, optionName, choices) => {
	expect(option(name, optionName)?.value?.choices).toEqual(choices);
});

it("uses AES-256 by default wherever it encrypts", () => {
	const encryptions = commands.flatMap(({ options }) => options.filter(({ name }) => name === "--encryption"));
	expect(encryptions.map(({ value }) => value?.default)).toEqual(["aes256"]);
});

it.each(cases)("cherry %s is described in complete sentences", (_, command) => {
	expect(command.summary).toMatch(/^[A-Z][^.`]*[^.`]$/);
	expect(command.description).toSatisfy(isSentence);
	for (const { description } of [...command.arguments, ...command.options]) {
		expect(description).toSatisfy(isSentence);
		expect(description).not.toContain("`");
		// Also shown at a field of the composer, which quotes by itself.
		expect(description).not.toContain("quotation");
	}
	expect(command.features.length).toBeGreaterThanOrEqual(2);
	expect(command.features.filter((feature) => /[.`]$/.test(feature))).toEqual([]);
	expect(command.since).toMatch(/^1\.[0-6]$/);
});

it.each(cases)("cherry %s has two or more examples, which run", (_, command) => {
	expect(command.examples.length).toBeGreaterThanOrEqual(2);
	for (const { line, purpose } of command.examples) {
		const parsed = parseLine(line);
		expect(parsed.faults).toEqual([]);
		expect(parsed.command).toBe(command);
		expect(purpose).toMatch(/^[A-Z][^.]*[^.]$/);
	}
	expect(new Set(command.examples.map(({ purpose }) => purpose)).size).toBe(command.examples.length);
});

it.each(cases)("cherry %s links to existing documents", (_, { related }) => {
	expect(related.length).toBeGreaterThan(0);
	expect(related.filter((file) => !existsSync(`public/docs/${file}`))).toEqual([]);
});

it.each(cases)("cherry %s has valid defaults, and names each value once", (_, { arguments: given, options }) => {
	const values: Value[] = [...given, ...options.flatMap(({ value }) => value ?? [])];
	for (const value of values) {
		if (value.default !== undefined && !value.default.startsWith("<")) expect(isValue(value, value.default)).toBe(true);
		expect(value.kind === "choice").toBe(value.choices !== undefined);
	}
	const names = [...given.map(({ name }) => name), ...options.map(({ name }) => name.slice(2))];
	expect(new Set(names).size).toBe(names.length);
	const optionalAt = given.findIndex(({ required }) => !required);
	for (const [index, { requiredAfter = [], required }] of given.entries()) {
		expect(requiredAfter.filter((text) => !given[index - 1]?.choices?.includes(text))).toEqual([]);
		if (requiredAfter.length > 0) expect(required).toBe(false);
	}
	for (const { goesWith } of options)
		if (goesWith)
			expect(options.find(({ name }) => name === goesWith.option)?.value?.choices).toContain(goesWith.value);
	if (optionalAt >= 0) expect(given.slice(optionalAt).some(({ required }) => required)).toBe(false);
});

it("uses a name consistently: a switch is nowhere an option with a value", () => {
	const all = commands.flatMap(({ options }) => options);
	const switches = new Set(all.filter(({ value }) => !value).map(({ name }) => name));
	expect(all.filter(({ name, value }) => value && switches.has(name))).toEqual([]);
});

it.each(Object.keys(valueKinds) as ValueKind[])(
	"has an example of a %s that fits its own rule, and uses the kind",
	(kind) => {
		const used = commands.flatMap(({ arguments: given, options }) => [
			...given,
			...options.flatMap(({ value }) => value ?? []),
		]);
		const values = used.filter((value) => value.kind === kind);
		expect(values.length).toBeGreaterThan(0);
		if (kind !== "choice") expect(isValue({ kind }, valueKinds[kind].example)).toBe(true);
		expect(valueKinds[kind].mustBe).not.toMatch(/quotation|["“”]/);
	},
);

// Their prices are compared in tools/documents/price-answers.test.ts, as those of the documents are.
it("matches the output of examples with the demo data and the list of plans", () => {
	const outputs = commands.flatMap(({ examples }) => examples.flatMap(({ output }) => output));
	const regionOf = new Map(servers.map(({ name, location }) => [name, location.toLowerCase().replace(" ", "-")]));
	for (const line of outputs) {
		const server = /^(kura-\d\d)\b/.exec(line)?.[1];
		const region = regionIds.find((id) => new RegExp(`\\s${id}\\b`).test(line));
		if (server && region) expect([line, region]).toEqual([line, regionOf.get(server)]);
	}
	const offline = servers.filter(({ status }) => status !== "online").map(({ name }) => name);
	const list = named("servers list").examples[0].output;
	expect(list.filter((line) => line.endsWith("offline")).map((line) => line.slice(0, 7))).toEqual(offline);
	expect(
		named("inventory plans")
			.examples[0].output.slice(1)
			.map((line) => line.split(" ")[0]),
	).toEqual(plans.filter(({ category }) => category === "entry-level").map(({ id }) => id));
	expect(
		named("inventory regions")
			.examples[0].output.slice(1)
			.map((line) => line.split(" ")[0]),
	).toEqual([...regionIds]);
	const monthly = (plan: string) => `€${(plans.find(({ id }) => id === plan)?.monthlyCents ?? 0) / 100}`;
	expect(named("instance resize").examples[0].output[0]).toBe(
		`${monthly("e5-1620v4")} a month instead of ${monthly("e3-1240v3")}. Go on? yes`,
	);
	expect(named("inventory regions").examples[1]?.output).toEqual([String(regionIds.length)]);
	expect(named("season").examples[1]?.output).toEqual([`spring, ${wholeMonths("spring")}`]);
});

it("has text, an icon and a kanji of its own for each section", () => {
	const words = guideSections.map((section) => guideSectionWords[section]);
	for (const { description } of words) expect(description).toSatisfy(isSentence);
	expect(new Set(words.map(({ kanji }) => kanji.kanji)).size).toBe(guideSections.length);
	expect(new Set(words.map(({ title }) => title)).size).toBe(guideSections.length);
	const inFull = guideSections.filter((section) => guideSectionWords[section].isInFull);
	expect(inFull).toEqual(["core", "files", "server", "ssh", "p2p", "advanced"]);
});
