import { expect, it } from "vitest";
import { commands } from "#src/content/commands/commands.ts";
import {
	closestCommand,
	commandAt,
	commandNamed,
	commandWithId,
	firstWords,
	sectionOf,
	wordsOfGroup,
} from "./find-command.ts";
import { idOf, nameOf } from "./usage.ts";

it("finds each command by its name, its id and its words", () => {
	for (const command of commands) {
		expect(commandNamed(nameOf(command))).toBe(command);
		expect(commandWithId(idOf(command))).toBe(command);
		expect(commandAt([...command.words, "more"])).toBe(command);
	}
	expect([commandNamed("servers"), commandWithId(""), commandAt([])]).toEqual([null, null, null]);
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
])("takes %j for %j", (words, name) => {
	const found = closestCommand(words);
	expect(found && nameOf(found)).toBe(name);
});

it("knows groups and sections", () => {
	expect(wordsOfGroup("capsule")).toEqual(["wrap", "open", "verify"]);
	expect(wordsOfGroup("status")).toEqual([]);
	expect(firstWords()).toContain("tunnel");
	expect(new Set(firstWords()).size).toBe(firstWords().length);
	expect(commands.map(sectionOf)).not.toContain("welcome");
	expect(sectionOf(commandNamed("capsule wrap") as never)).toBe("server");
});
