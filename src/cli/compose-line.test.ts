import fc from "fast-check";
import { expect, it } from "vitest";
import type { Command, Value } from "#src/content/commands/command.ts";
import { commands } from "#src/content/commands/commands.ts";
import { valueKinds } from "#src/content/commands/value-kinds.ts";
import { strayFaults } from "./check-offer.ts";
import { isValue } from "./check-value.ts";
import { composeLine } from "./compose-line.ts";
import { commandNamed } from "./find-command.ts";
import { isNeeded, isOptionNeeded } from "./is-needed.ts";
import { parseLine } from "./parse-line.ts";
import type { Values } from "./part.ts";
import { nameOf } from "./usage.ts";

const compose = (name: string, values: Values) => composeLine(commandNamed(name) as Command, values);

it.each<[string, Values, string]>([
	["status", {}, "cherry status"],
	["status", { "--json": true }, "cherry status --json"],
	["servers create", {}, "cherry servers create <name> --plan <plan> --region <region>"],
	[
		"servers create",
		{ name: "web-01", "--plan": "vps-2" },
		"cherry servers create web-01 --plan vps-2 --region <region>",
	],
	[
		"capsule wrap",
		{ server: "web-03", "--output": "my web.capsule" },
		"cherry capsule wrap web-03 --output 'my web.capsule'",
	],
	[
		"capsule wrap",
		{ server: "web-03", "--encryption": "gpg" },
		"cherry capsule wrap web-03 --encryption gpg --recipient <key>",
	],
	[
		"ssh ceremony",
		{ name: "a", "--witness": ["aiko", "", "ren"] },
		"cherry ssh ceremony a --witness aiko --witness ren",
	],
	["ssh keys", { name: "deploy" }, "cherry ssh keys <action> deploy"],
	["ssh keys", { action: "list" }, "cherry ssh keys list"],
	["ssh keys", { action: "rotate" }, "cherry ssh keys rotate <name>"],
	["config", { value: "high" }, "cherry config <key> high"],
	["completion", {}, "cherry completion <shell>"],
	["files push", {}, "cherry files push <source> <server>:<path>"],
	["files push", { source: "~/my site", target: "web-03:/srv/a b" }, "cherry files push ~/'my site' 'web-03:/srv/a b'"],
	["files push", { source: "-", target: "web-03:/srv" }, "cherry files push - web-03:/srv"],
	["files list", { server: "web-03", path: "~/x" }, "cherry files list web-03 '~/x'"],
	["ideas share", { title: "it's" }, "cherry ideas share 'it'\\''s'"],
	["ideas share", { title: "--loud", "--body": "-x" }, "cherry ideas share --body=-x -- --loud"],
	["servers info", { server: "", "--json": "yes", "--nothing": "x" }, "cherry servers info <server>"],
])("composes %s with %j", (name, values, line) => {
	expect(compose(name, values)).toBe(line);
});

it.each(commands.flatMap((command) => command.examples.map(({ line }) => [line, command] as const)))(
	"composes %j again from its values",
	(line, command) => {
		const { values } = parseLine(line);
		expect(parseLine(composeLine(command, values))).toMatchObject({ faults: [], values });
	},
);

/** Texts allowed by the kind, ordinary and awkward. */
function textFor(value: Value): fc.Arbitrary<string> {
	if (value.choices) return fc.constantFrom(...value.choices);
	const nasty = fc.constantFrom(
		"-",
		"--x",
		"-5",
		"a b",
		"it's",
		'"',
		"$HOME",
		"$(x)",
		"`x`",
		"~",
		"~/a b",
		"#",
		"<server>",
		"a|b",
		"\\",
		"*",
		"=",
		"桜 🌸",
		"",
	);
	const any = fc.oneof(
		nasty,
		fc.string({ unit: "grapheme", maxLength: 20 }),
		fc.constant(valueKinds[value.kind].example),
	);
	return any.filter((text) => isValue(value, text));
}

function valuesFor(command: Command): fc.Arbitrary<Values> {
	const entries = [
		...command.arguments.map((argument) => [argument.name, textFor(argument), argument.required] as const),
		...command.options.map((option) => {
			const text = option.value ? textFor(option.value) : fc.constant(true as const);
			return [
				option.name,
				option.repeats ? fc.array(text as fc.Arbitrary<string>, { minLength: 1, maxLength: 3 }) : text,
				option.required,
			] as const;
		}),
	];
	const required = entries.filter(([, , isRequired]) => isRequired).map(([name]) => name);
	return fc.record(Object.fromEntries(entries.map(([name, arbitrary]) => [name, arbitrary])), {
		requiredKeys: required,
	}) as fc.Arbitrary<Values>;
}

it("parses back to the values it was composed from", () => {
	const cases = fc
		.constantFrom(...commands)
		.chain((command) => valuesFor(command).map((values) => ({ command, values })));
	fc.assert(
		fc.property(cases, ({ command, values }) => {
			fc.pre(command.arguments.every((argument) => argument.name in values || !isNeeded(command, argument, values)));
			fc.pre(command.options.every((option) => option.name in values || !isOptionNeeded(option, values)));
			fc.pre(Object.keys(strayFaults(command, values)).length === 0);
			const given = command.arguments.map(({ name }) => name in values);
			// An argument after a missing one cannot be told from it.
			fc.pre(!given.some((isGiven, index) => isGiven && given.slice(0, index).includes(false)));
			const parsed = parseLine(composeLine(command, values));
			expect(parsed.faults).toEqual([]);
			expect(nameOf(parsed.command as Command)).toBe(nameOf(command));
			expect(parsed.values).toEqual(values);
		}),
		{ numRuns: 200 },
	);
});
