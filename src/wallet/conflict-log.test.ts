import { expect, it, vi } from "vitest";
import { conflictLog, MAX_CONFLICTS } from "./conflict-log.ts";

it("continues if the console or a listener throws", () => {
	const heard = vi.fn();
	const log = conflictLog(
		() => 5,
		() => {
			throw new Error("console");
		},
	);
	log.subscribe(() => {
		throw new Error("listener");
	});
	log.subscribe(heard);
	log.report("ethereum", "delete", undefined);
	log.report("ethereum", "assignment", { isRabby: true });
	expect(heard).toHaveBeenCalledTimes(2);
	const message = 'Wallet conflict: "ethereum" keeps its first wallet; delete by a script was prevented.';
	expect(log.list()[0]).toEqual({ property: "ethereum", message, how: "delete", time: 5, intruder: "a script" });
	expect(log.list()[1]).toMatchObject({ how: "assignment", intruder: "an unnamed object (isRabby)" });
});

it("records no more than the limit", () => {
	const warn = vi.fn();
	const log = conflictLog(() => 0, warn);
	expect(Object.isFrozen(log.list())).toBe(true);
	for (let time = 0; time < MAX_CONFLICTS + 10; time++) log.report("solana", "assignment", {});
	expect(log.list()).toHaveLength(MAX_CONFLICTS);
	expect(warn).toHaveBeenCalledTimes(MAX_CONFLICTS);
});

it.each<[unknown, string]>([
	[null, "a value (object)"],
	[5, "a value (number)"],
	[{}, "an unnamed object"],
	[() => {}, "an unnamed function"],
	[
		new (class RabbyProvider {
			isMetaMask = true;
			isRabby = true;
		})(),
		"RabbyProvider (isMetaMask, isRabby)",
	],
	[{ isRabby: true }, "an unnamed object (isRabby)"],
	[{ constructor: { name: "me@example.org, of 5 Street" } }, "an unnamed object"],
	...["$e", "ObjectProvider", "WalletObject", "W".repeat(40)].map((name): [object, string] => [
		{ constructor: { name } },
		name,
	]),
	...["e", "W".repeat(41)].map((name): [object, string] => [{ constructor: { name } }, "an unnamed object"]),
	[
		new Proxy(
			{},
			{
				get: () => {
					throw new Error("no");
				},
			},
		),
		"an unnamed object",
	],
])("describes the intruder by kind and brand only (%#)", (value, words) => {
	const log = conflictLog(
		() => 0,
		() => {},
	);
	log.report("solana", "assignment", value);
	expect(log.list()[0]?.intruder).toBe(words);
});
