import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { differences } from "./check-reproducible.ts";

test("lists files with different bytes, and files that only one build has", () => {
	const folder = mkdtempSync(join(tmpdir(), "differences-test-"));
	const write = (path: string, content: string) => {
		mkdirSync(join(folder, path, ".."), { recursive: true });
		writeFileSync(join(folder, path), content);
	};
	for (const side of ["one", "other"]) {
		write(`${side}/same/index.html`, "same");
		write(`${side}/_headers`, "same");
		write(`${side}/length.js`, side);
		write(`${side}/byte.js`, side.slice(-1));
		write(`${side}/only-in-${side}`, "");
		write(`${side}/.hidden-${side}`, "");
	}
	const differing = differences(join(folder, "one"), join(folder, "other"));
	expect(differing).toEqual([".hidden-one", ".hidden-other", "byte.js", "length.js", "only-in-one", "only-in-other"]);
	expect(differences(join(folder, "one"), join(folder, "one"))).toEqual([]);
	rmSync(folder, { recursive: true });
});
