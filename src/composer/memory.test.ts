import { expect, it } from "vitest";
import { commandNamed } from "#src/cli/find-command.ts";
import type { Command } from "#src/content/commands/command.ts";
import { type Field, fieldsOf } from "./draft.ts";
import { createMemory } from "./memory.ts";

const named = (name: string) => commandNamed(name) as Command;
const field = (command: string, key: string) =>
	fieldsOf(named(command)).find((candidate) => candidate.key === key) as Field;

it("a server named once is there in the next command that needs one", () => {
	const memory = createMemory();
	memory.remember(field("servers info", "server"), "web-03");
	expect(memory.beginning(named("instance start"))).toEqual({ server: ["web-03"] });
	expect(memory.beginning(named("servers list"))).toEqual({});
});

it("what may be left out is offered, not filled in", () => {
	const memory = createMemory();
	memory.remember(field("servers info", "server"), "web-03");
	expect(memory.beginning(named("monitor alerts"))).toEqual({});
	expect(memory.recall(field("monitor alerts", "--server"))).toBe("web-03");
});

it("the last one counts, impossible ones do not", () => {
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
])("of %s, %s is not kept", (command, key, text) => {
	const memory = createMemory();
	memory.remember(field(command, key), text);
	expect(memory.recall(field(command, key))).toBeNull();
});
