import { expect, it } from "vitest";
import { valuesFor } from "#src/cli/check-value.ts";
import { commandNamed } from "#src/cli/find-command.ts";
import { nameOf } from "#src/cli/usage.ts";
import type { Command } from "#src/content/commands/command.ts";
import { commands } from "#src/content/commands/commands.ts";
import { valueKinds } from "#src/content/commands/value-kinds.ts";
import { type Draft, fieldsOf } from "./draft.ts";
import { openScenario, ownQuery, scenarioPath } from "./scenario.ts";

const create = commandNamed("servers create") as Command;
const queryOf = (path: string) => path.slice(path.indexOf("?"), path.indexOf("#"));

it.each(["", "?season=autumn", "?plan=vps-2"])("%j does not address the composer", (search) => {
	expect(openScenario(search)).toBeNull();
});

it.each([
	["?command=servers+create&plan=vps-2", { "--plan": ["vps-2"] }, null],
	["?command=servers+create&plan=vps-2&plan=e3-1240v3", { "--plan": ["vps-2"] }, "values"],
	["?command=servers+create&plan=nonesuch&name=web-04", { name: ["web-04"] }, "values"],
	["?command=servers+create&port=80", {}, "values"],
	["?command=servers+create&value-season=autumn", {}, "values"],
	["?command=servers+create&season=autumn", {}, null],
	["?command=servers+create&plan=vps-2&unheard=of&utm_source=mail&value-plan=x", { "--plan": ["vps-2"] }, null],
	["?command=servers+create&name=%3Cscript%3E", {}, "values"],
	["?command=servers+create&__proto__=x", {}, null],
	[`?command=servers+create&name=${"a".repeat(5000)}`, {}, "values"],
	["?command=servers+create&name=", {}, "values"],
] as const)("%s", (search, draft, refused) => {
	expect(openScenario(search)).toEqual({ command: create, draft, refused });
});

it.each([
	["?command=init&season=winter&name=ume&fbclid=x1", "command=init&name=ume"],
	["?utm_source=mail&command=ideas+list&value-season=autumn", "command=ideas+list&value-season=autumn"],
	["?command=init&port=80&port=", "command=init&port=80&port="],
	["?name=ume&season=winter", ""],
])("of %s, %j addresses the composer", (search, own) => {
	expect(ownQuery(search)).toBe(own);
});

it.each(["servers", "Servers Create", "", "constructor", "rm -rf", "servers create extra"])(
	"%j is not a command",
	(name) => {
		expect(openScenario(`?${new URLSearchParams({ command: name })}`)).toEqual({
			command: null,
			draft: {},
			refused: "command",
		});
	},
);

it.each(commands.map((command) => [nameOf(command), command] as const))(
	"a link to %s restores all of it",
	(_, command) => {
		const draft: Draft = Object.fromEntries(
			fieldsOf(command).map(({ key, value, repeats }) => {
				if (value === null) return [key, ["yes"]];
				const text = valuesFor(value)[0] ?? valueKinds[value.kind].example;
				return [key, repeats ? [text, text] : [text]];
			}),
		);
		expect(openScenario(queryOf(scenarioPath(command, draft)))).toEqual({ command, draft, refused: null });
	},
);

it("leaves out a value that would be shown in another order than it is copied", () => {
	const query = new URLSearchParams({ command: "ideas share", title: "\u202estnalp", body: "ume\u200d🌸" });
	expect(openScenario(`?${query}`)).toMatchObject({ draft: { "--body": ["ume\u200d🌸"] }, refused: "values" });
});

it("leaves out what is longer than any real line, and values beyond the twentieth", () => {
	const long = openScenario(`?command=config&key=editor&value=${"a".repeat(1001)}`);
	expect(long).toMatchObject({ draft: { key: ["editor"] }, refused: "values" });
	const many = openScenario(`?command=ssh+ceremony${"&witness=aiko".repeat(21)}`);
	expect(many?.draft["--witness"]).toHaveLength(20);
	expect(many?.refused).toBe("values");
});

it("an empty text does not enable a switch", () => {
	expect(openScenario("?command=servers+list&json=")).toMatchObject({ draft: {}, refused: "values" });
	expect(scenarioPath(commandNamed("servers list") as Command, {})).toBe("/cli?command=servers+list#composer");
	expect(openScenario("?command=servers+list&json=yes")).toMatchObject({ draft: { "--json": ["yes"] }, refused: null });
});

it("a link contains what is typed, including special characters, and leaves blanks out", () => {
	const share = commandNamed("ideas share") as Command;
	const draft = { title: ["Quiet & dark? 100% #1 静か"], "--body": ["  "] };
	const path = scenarioPath(share, draft);
	expect(path).not.toContain("body");
	expect(openScenario(queryOf(path))?.draft).toEqual({ title: draft.title });
});
