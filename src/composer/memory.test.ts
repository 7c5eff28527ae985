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
	["ideas share", "title", "Quiet hours"],
	["tunnel", "--port", "80"],
	["files push", "--compression", "low"],
	["servers list", "--json", "yes"],
])("for %s, %s is not remembered", (command, key, text) => {
	const memory = createMemory();
	memory.remember(field(command, key), text);
	expect(memory.recall(field(command, key))).toBeNull();
});
