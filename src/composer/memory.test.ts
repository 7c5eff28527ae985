import { expect, it } from "vitest";
import { commandNamed } from "#src/cli/find-command.ts";
import type { Command } from "#src/content/commands/command.ts";
import { type Field, fieldsOf } from "./draft.ts";
import { createMemory } from "./memory.ts";

const named = (name: string) => commandNamed(name) as Command;
const field = (command: string, key: string) =>
	fieldsOf(named(command)).find((candidate) => candidate.key === key) as Field;

it("a server given once is prefilled in the next command that requires one", () => {
	const memory = createMemory();
	memory.remember(field("servers info", "server"), "web-03");
	expect(memory.beginning(named("instance start"))).toEqual({ server: ["web-03"] });
	expect(memory.beginning(named("servers list"))).toEqual({});
});

it("an optional value is suggested, not prefilled", () => {
	const memory = createMemory();
	memory.remember(field("servers info", "server"), "web-03");
	expect(memory.beginning(named("monitor alerts"))).toEqual({});
	expect(memory.recall(field("monitor alerts", "--server"))).toBe("web-03");
});

it("the last value counts, invalid ones do not", () => {
	const memory = createMemory();
	memory.remember(field("servers info", "server"), "web-03");
	memory.remember(field("servers info", "server"), "kura-01");
	memory.remember(field("servers info", "server"), "No Server");
	expect(memory.recall(field("servers info", "server"))).toBe("kura-01");
});

it.each([
	["servers list", "--region", "sweden"],
	["servers create", "--plan", "vps-2"],
	["servers create", "--image", "debian-13"],
	["files push", "source", "./site"],
	["files push", "target", "web-03:/srv/site"],
	["capsule open", "file", "web-03.capsule"],
	["capsule wrap", "--recipient", "mika"],
	["ssh connect", "--key", "aiko-laptop"],
	["ssh connect", "--user", "deploy"],
	["ssh ceremony", "--witness", "ren"],
	["org members", "organisation", "hana-studio"],
	["org invite", "email", "ren@example.org"],
	["package install", "package", "nginx"],
	["ideas support", "idea", "idea-31"],
])("for %s, %s is remembered", (command, key, text) => {
	const memory = createMemory();
	memory.remember(field(command, key), text);
	expect(memory.recall(field(command, key))).toBe(text);
});

it.each([
	["ideas share", "title", "Quiet hours"],
	["tunnel", "--port", "80"],
	["files push", "--compression", "low"],
	["servers list", "--json", "yes"],
])("for %s, %s is not remembered", (command, key, text) => {
	const memory = createMemory();
	memory.remember(field(command, key), text);
	expect(memory.recall(field(command, key))).toBeNull();
});
