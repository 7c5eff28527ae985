import { resolve } from "node:path";

export const projectRoot: string = resolve(import.meta.dirname, "..");

/** The programs of our dev dependencies, as scripts for this Node: no shell, no PATH, the same on every system. */
const scripts = {
	biome: "@biomejs/biome/bin/biome",
	knip: "knip/bin/knip.js",
	playwright: "@playwright/test/cli.js",
	tsc: "typescript/bin/tsc",
	vitest: "vitest/vitest.mjs",
};

export function binary(name: keyof typeof scripts): string {
	return resolve(projectRoot, "node_modules", scripts[name]);
}
