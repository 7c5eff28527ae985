import { expect, it } from "vitest";
import { commands } from "#src/content/commands/commands.ts";
import { askedScenario, composerLink } from "./composer-query.ts";
import { fieldsOf } from "./draft.ts";

it.each([
	["servers create", { plan: "vps-2" }, "/cli?command=servers+create&plan=vps-2#composer"],
	["servers create", { plan: " " }, "/cli?command=servers+create#composer"],
	["servers create", {}, "/cli?command=servers+create#composer"],
	["servers remove", { server: "web-03", yes: true }, "/cli?command=servers+remove&server=web-03&yes=yes#composer"],
	["ideas list", { season: "autumn" }, "/cli?command=ideas+list&value-season=autumn#composer"],
	["schedule", { when: "@daily", command: "" }, "/cli?command=schedule&when=%40daily#composer"],
	["ssh ceremony", { witness: ["aiko", "ren"] }, "/cli?command=ssh+ceremony&witness=aiko&witness=ren#composer"],
] as const)("%s with %j", (command, values, link) => {
	expect(composerLink(command, values)).toBe(link);
});

it.each([
	["", null],
	["?season=winter", null],
	["?command=servers%20create&plan=vps-2", { command: "servers create", values: { plan: ["vps-2"] } }],
	["?command=%20servers%20%20list", { command: "servers list", values: {} }],
	["?season=winter&command=ideas+list&value-season=autumn", { command: "ideas list", values: { season: ["autumn"] } }],
	["?command=schedule&value-command=cherry+status", { command: "schedule", values: { command: ["cherry status"] } }],
	["?command=&a=1&a=2", { command: "", values: { a: ["1", "2"] } }],
])("%s asks for %j", (search, asked) => {
	expect(askedScenario(search)).toEqual(asked);
});

it("is safe against names of inherited object properties", () => {
	const asked = askedScenario("?command=doctor&__proto__=x&constructor=y");
	expect(Object.keys(asked?.values ?? {})).toEqual(["__proto__", "constructor"]);
	expect(({} as Record<string, unknown>).x).toBeUndefined();
});

it("no command uses one name for two things", () => {
	for (const command of commands) {
		const names = fieldsOf(command).map(({ bare }) => bare);
		expect(new Set(names).size, command.words.join(" ")).toBe(names.length);
	}
});
