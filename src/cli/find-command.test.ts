import { expect, it } from "vitest";
import { commands } from "#src/content/commands/commands.ts";
import { closestCommand, commandAt, commandNamed, firstWords, wordsOfGroup } from "./find-command.ts";
import { nameOf } from "./usage.ts";

it("finds each command by its name and its words", () => {
	for (const command of commands) {
		expect(commandNamed(nameOf(command))).toBe(command);
		expect(commandAt([...command.words, "more"])).toBe(command);
	}
	expect([commandNamed("servers"), commandAt([])]).toEqual([null, null]);
});

it.each([
	[["server", "lst"], "servers list"],
	[["SERVERS", "List"], "servers list"],
	[["stauts"], "status"],
	[["wrap"], "capsule wrap"],
	[["cap", "wrap"], "capsule wrap"],
	[["servers", "destroy"], null],
	[["servers"], null],
	[["xyzzy"], null],
	[[], null],
])("for %j finds %j", (words, name) => {
	const found = closestCommand(words);
	expect(found && nameOf(found)).toBe(name);
});

it("knows groups and first words", () => {
	expect(wordsOfGroup("capsule")).toEqual(["wrap", "open", "verify"]);
	expect(wordsOfGroup("status")).toEqual([]);
	expect(firstWords()).toContain("tunnel");
	expect(new Set(firstWords()).size).toBe(firstWords().length);
});
