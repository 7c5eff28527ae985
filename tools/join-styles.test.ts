import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { styleJoiner } from "./join-styles.ts";

const root = mkdtempSync(join(tmpdir(), "join-styles-test-"));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, "assets"));
writeFileSync(join(root, "assets/a.css"), "a{color:red}");
writeFileSync(join(root, "assets/b.css"), "b{color:blue}");

test("joins the sheets in order, once for each combination, under a name derived from the content", () => {
	const joinStyles = styleJoiner(root);
	const joined = joinStyles(["assets/a.css", "assets/b.css"]);
	expect(readFileSync(join(root, joined), "utf8")).toBe("a{color:red}b{color:blue}");
	expect(joined).toMatch(/^assets\/styles-[\w-]{7}\.css$/);
	expect(joinStyles(["assets/a.css", "assets/b.css"])).toBe(joined);
	expect(joinStyles(["assets/b.css", "assets/a.css"])).not.toBe(joined);
	expect(readdirSync(join(root, "assets"))).toHaveLength(4);
});
