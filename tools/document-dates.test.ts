import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { documentDates } from "./document-dates.ts";

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

test("every file has the date of its last commit, also one with a Japanese name, below a folder of the repository", () => {
	git(["init"]);
	commit("2026-02-01", "site/docs/a.md", "site/docs/桜.md", "site/other.md");
	commit("2026-03-01", "site/docs/a.md");
	expect(documentDates(join(repository, "site"), "docs")).toEqual(
		new Map([
			["docs/a.md", "2026-03-01"],
			["docs/桜.md", "2026-02-01"],
		]),
	);
});

test("no dates are known without a repository", () => {
	expect(documentDates(tmpdir(), "docs").size).toBe(0);
});
