import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findDeadLinks } from "./check-links.ts";

const root = mkdtempSync(join(tmpdir(), "links-"));
afterAll(() => rmSync(root, { recursive: true }));

test("finds dead links, and only those", () => {
	mkdirSync(join(root, "tokens"));
	mkdirSync(join(root, "docs"));
	writeFileSync(join(root, "docs", "a.md"), "");
	writeFileSync(join(root, "tokens", "index.html"), '<a href="/">home</a><h2 id="staking">Staking</h2>');
	writeFileSync(join(root, "404.html"), '<a href="#anywhere">x</a><a href="/lost">x</a>');
	const links = [
		"/tokens",
		"/tokens#staking",
		"/tokens?season=winter",
		"/docs/a.md",
		"https://example.org/x",
		"//example.org/y",
		"#h-a",
	];
	const dead = [
		"/nowhere",
		"/docs/b.md",
		"/docs",
		"/tokens#stak",
		"/nowhere#staking",
		"#h-b",
		"/tokens?season=winter#x",
	];
	const html = [...links, ...dead].map((href) => `<a class="x" href="${href}">x</a>`).join("");
	writeFileSync(join(root, "index.html"), `${html}<a href="/gone">x</a><link href="/missing.css"><p id="h-a">`);
	expect(
		findDeadLinks(root)
			.filter(({ page }) => page === "index.html")
			.map(({ href }) => href),
	).toEqual([...dead, "/gone"]);
	expect(findDeadLinks(root).filter(({ page }) => page !== "index.html")).toEqual([
		{ page: "404.html", href: "/lost" },
	]);
});

test("the command names the dead link and fails; without any pages it fails too", () => {
	const check = (site: string) => {
		const command = [join(import.meta.dirname, "check-links.ts"), site];
		const { status, stdout } = spawnSync(process.execPath, command, { encoding: "utf8" });
		return { status, stdout };
	};
	const site = mkdtempSync(join(root, "site-"));
	expect(check(site)).toEqual({ status: 1, stdout: expect.stringContaining("build the site first") });
	writeFileSync(join(site, "index.html"), '<a href="/">home</a>');
	expect(check(site)).toEqual({ status: 0, stdout: "1 pages, 0 dead links\n" });
	writeFileSync(join(site, "index.html"), '<a href="/nowhere">x</a>');
	expect(check(site)).toEqual({
		status: 1,
		stdout: "index.html: nothing at /nowhere\n1 pages, 1 dead links\n",
	});
});
