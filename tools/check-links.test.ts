import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findDeadLinks } from "./check-links.ts";

const root = mkdtempSync(join(tmpdir(), "links-"));
afterAll(() => rmSync(root, { recursive: true }));

test("finds links that nothing answers, and only those", () => {
	mkdirSync(join(root, "tokens"));
	mkdirSync(join(root, "docs"));
	writeFileSync(join(root, "docs", "a.md"), "");
	writeFileSync(join(root, "tokens", "index.html"), '<a href="/">home</a>');
	const links = ["/tokens", "/tokens#staking", "/docs/a.md", "https://example.org/x", "//example.org/y", "#h-a"];
	const dead = ["/nowhere", "/docs/b.md", "/docs"];
	const html = [...links, ...dead].map((href) => `<a class="x" href="${href}">x</a>`).join("");
	writeFileSync(join(root, "index.html"), `${html}<link href="/missing.css">`);
	expect(findDeadLinks(root)).toEqual(dead.map((href) => ({ page: "index.html", href })));
});
