import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { assertFreePort, freePort, readPort, takenPortMessage } from "./port.ts";

test.each([
	[undefined, 4173],
	["", 4173],
	["8080", 8080],
	[" 8080 ", 8080],
	["0", 0],
	["65535", 65535],
])("PORT=%s is port %i", (value, port) => {
	expect(readPort(value)).toBe(port);
});

test.each(["http", "-1", "80.5", "1e3", "65536", "80 81"])("PORT=%s is rejected by name", (value) => {
	expect(() => readPort(value)).toThrow(/^PORT must be/);
});

test.each(["0.0.0.0", "127.0.0.1", "::"])(
	"a port in use on %s is detected, and free again afterwards",
	async (host) => {
		const other = createServer();
		await new Promise<void>((listening) => other.listen(0, host, listening));
		const { port } = other.address() as AddressInfo;
		await expect(assertFreePort(port)).rejects.toThrow(`Port ${port} is taken`);
		await new Promise((closed) => other.close(closed));
		await assertFreePort(port);
	},
);

test.each([
	[4173, 4174],
	[65_534, 65_535],
	[65_535, 8080],
])("if %i is taken, %i is suggested", (port, other) => {
	expect(takenPortMessage(port)).toMatch(new RegExp(`variable PORT, .* ${other}\\.$`));
});

test("a free port can be listened on", async () => {
	const port = await freePort();
	expect(port).toBeGreaterThan(0);
	await expect(assertFreePort(port)).resolves.toBeUndefined();
});
