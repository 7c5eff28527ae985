import { expect, it } from "vitest";
import { composeLine } from "#src/cli/compose-line.ts";
import { commandNamed } from "#src/cli/find-command.ts";
import { parseLine } from "#src/cli/parse-line.ts";
import type { Command } from "#src/content/commands/command.ts";
import { commands } from "#src/content/commands/commands.ts";
import { type Draft, draftFaults, draftOf, fieldsOf, labelOf, valuesOf } from "./draft.ts";

const named = (name: string) => commandNamed(name) as Command;

it.each([
	["plan", "Plan"],
	["local-port", "Local port"],
	["dry-run", "Dry run"],
])("%s is labelled %s", (bare, label) => {
	expect(labelOf({ bare })).toBe(label);
});

it.each([
	["servers create", {}, ["name", "--plan", "--region"]],
	["servers create", { name: ["web-04"], "--plan": ["vps-2"], "--region": ["lithuania"] }, []],
	["servers create", { name: ["Web 04"], "--plan": ["vps-2"], "--region": ["mars"] }, ["name", "--region"]],
	["servers create", { name: ["  "], "--plan": ["vps-2"], "--region": ["sweden"] }, ["name"]],
	["servers create", { name: [" web-04\t"], "--plan": ["vps-2"], "--region": ["sweden"] }, []],
	["servers create", { name: ["ai-1"], "--plan": ["gpu-h100-duo"], "--region": ["united-states"] }, []],
	["servers create", { name: ["ai-1"], "--plan": ["gpu-h100-duo"], "--region": ["sweden"] }, ["--region"]],
	[
		"servers create",
		{ name: ["web-04"], "--plan": ["vps-2"], "--region": ["sweden"], "--billing": ["spot"] },
		["--billing"],
	],
	["inventory pricing", { plan: ["epyc-9654-duo"], "--billing": ["spot"] }, ["--billing"]],
	["inventory pricing", { plan: ["e3-1240v3"], "--billing": ["spot"] }, []],
	["capsule wrap", { server: ["web-03"], "--encryption": ["gpg"] }, ["--recipient"]],
	["capsule wrap", { server: ["web-03"], "--encryption": ["gpg"], "--recipient": ["mika"] }, []],
	["capsule wrap", { server: ["web-03"], "--encryption": ["aes256"], "--recipient": ["mika"] }, ["--recipient"]],
	["capsule wrap", { server: ["web-03"], "--recipient": ["mika"] }, ["--recipient"]],
	["servers list", {}, []],
	["config", { value: ["high"] }, ["key"]],
	["ssh ceremony", { name: ["spring-2027"], "--witness": ["aiko", "R E N"] }, ["--witness"]],
	["tunnel", { server: ["web-03"], "--port": ["65536"] }, ["--port"]],
	["ssh keys", { action: ["list"] }, []],
	["ssh keys", { action: ["rotate"] }, ["name"]],
	["ssh keys", { action: ["rotate"], name: ["aiko-laptop"] }, []],
	["schedule", { when: ["0 25 * * *"], command: ["cherry status"] }, ["when"]],
	["schedule", { when: ["@daily"], command: ["cherry bogus"] }, ["command"]],
	["schedule", { when: ["@daily"], command: ["cherry status; x|sh"] }, ["command"]],
	["schedule", { when: ["@daily"], command: ["cherry status"] }, []],
] as const)("%s with %j has faults at %j", (name, draft, keys) => {
	const faults = draftFaults(named(name), draft);
	expect(Object.keys(faults)).toEqual(keys);
	for (const fault of Object.values(faults)) expect(fault).toMatch(/^[A-Z].*[.?]$/);
});

it("says which other option makes a value necessary, and which one it needs", () => {
	const fault = (draft: Draft) => draftFaults(named("capsule wrap"), { server: ["web-03"], ...draft })["--recipient"];
	expect(fault({ "--encryption": ["gpg"] })).toMatch(/^Required with --encryption gpg: the name of a GPG key/);
	expect(fault({ "--recipient": ["mika"] })).toBe("Must be left out unless --encryption is gpg.");
});

it("says which later value makes an earlier one necessary", () => {
	expect(draftFaults(named("config"), { value: ["high"] })).toEqual({
		key: expect.stringMatching(/^Required because Value is set: a setting’s name /),
	});
});

it("says that one of several values is wrong", () => {
	const fault = (...texts: string[]) =>
		draftFaults(named("ssh ceremony"), { name: ["a"], "--witness": texts })["--witness"];
	expect(fault("Ren")).toMatch(/^Must be /);
	expect(fault("aiko", "Ren")).toMatch(/^One value is wrong. Must be /);
});

it("blanks around a value, which come with pasting, are left out of the line", () => {
	expect(valuesOf(named("tunnel"), { server: [" web-03 "], "--port": ["8080\n"] })).toEqual({
		server: "web-03",
		"--port": "8080",
	});
});

it("a draft without faults makes a line without faults, for every example", () => {
	for (const command of commands)
		for (const { line } of command.examples) {
			const parsed = parseLine(line);
			const draft = draftOf(command, parsed.values);
			expect(draftFaults(command, draft), line).toEqual({});
			expect(parseLine(composeLine(command, valuesOf(command, draft))).faults, line).toEqual([]);
			expect(valuesOf(command, draft)).toEqual(parsed.values);
		}
});

it("a placeholder is not a value", () => {
	const command = named("servers create");
	const parsed = parseLine(composeLine(command, { "--plan": "vps-2" }));
	expect(valuesOf(command, draftOf(command, parsed.values))).toEqual({ "--plan": "vps-2" });
	expect(draftOf(named("ssh ceremony"), { "--witness": ["<member>..."] })).toEqual({ "--witness": [] });
	for (const title of ["Close every <em>", "<em> is never closed"])
		expect(draftOf(named("ideas share"), { title })).toEqual({ title: [title] });
});

it("a switch is on or off, and an empty value does not count", () => {
	expect(valuesOf(named("servers remove"), { server: [""], "--yes": ["yes"] })).toEqual({ "--yes": true });
	expect(valuesOf(named("servers remove"), { "--yes": [] })).toEqual({});
});

it("every field has a sentence", () => {
	for (const command of commands) for (const { description } of fieldsOf(command)) expect(description).toMatch(/[.?]$/);
});
