import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fileDates, readGitLog } from "./file-dates.ts";

const repository = mkdtempSync(join(tmpdir(), "dates-test-"));
afterAll(() => rmSync(repository, { recursive: true }));

function git(args: string[], date = "2026-01-01"): void {
	const when = `${date}T12:00:00Z`;
	const who = ["-c", "user.name=A", "-c", "user.email=a@site.example", "-c", "commit.gpgsign=false"];
	const env = { ...process.env, GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when };
	execFileSync("git", [...who, ...args], { cwd: repository, env, stdio: "ignore" });
}

function commit(date: string, ...files: string[]): void {
	for (const file of files) {
		mkdirSync(join(repository, file, ".."), { recursive: true });
		writeFileSync(join(repository, file), `${date} ${file}`);
	}
	git(["add", "."]);
	git(["commit", "-m", "Change\n\n:2000-01-01"], date);
}

test("every file in a subfolder has the dates of its first and last commit, including a Japanese file name", () => {
	git(["init"]);
	commit("2026-02-01", "site/docs/a.md", "site/docs/桜.md", "site/other.md");
	commit("2026-03-01", "site/docs/a.md");
	expect(fileDates(join(repository, "site"), "docs")).toEqual(
		new Map([
			["docs/a.md", { first: "2026-02-01", last: "2026-03-01" }],
			["docs/桜.md", { first: "2026-02-01", last: "2026-02-01" }],
		]),
	);
});

test("in a shallow clone, only what its commits actually changed is known", () => {
	const clone = join(repository, "clone");
	commit("2026-04-01", "site/docs/b.md");
	commit("2026-05-01", "site/docs/a.md");
	git(["clone", "--depth", "2", `file://${repository}`, clone]);
	expect(fileDates(join(clone, "site"), "docs")).toEqual(new Map([["docs/a.md", { first: null, last: "2026-05-01" }]]));
	rmSync(clone, { recursive: true });
});

test("no dates are known without a repository", () => {
	expect(fileDates(tmpdir(), "docs").size).toBe(0);
});

test.each<[string, [string, { first: string | null; last: string }][]]>([
	["", []],
	[
		":2026-11-21 HEAD -> main\n\na.md\n:2026-11-20 \n\na.md\nb.md\n",
		[
			["a.md", { first: "2026-11-20", last: "2026-11-21" }],
			["b.md", { first: "2026-11-20", last: "2026-11-20" }],
		],
	],
	[":2026-11-21 tag: grafted-on\n\na.md\n", [["a.md", { first: "2026-11-21", last: "2026-11-21" }]]],
	[":2026-11-21 grafted, HEAD -> main\n\na.md\n", []],
])("reads the log %j", (log, dates) => {
	expect([...readGitLog(log)]).toEqual(dates);
});
