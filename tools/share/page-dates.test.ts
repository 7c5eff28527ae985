import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { pageDateReader } from "./page-dates.ts";

const root = mkdtempSync(join(tmpdir(), "page-dates-"));
afterAll(() => rmSync(root, { recursive: true }));

function commit(date: string, files: Record<string, string>): void {
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
	const when = `${date}T12:00:00Z`;
	const env = { ...process.env, GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when };
	const who = ["-c", "user.name=A", "-c", "user.email=a@site.example", "-c", "commit.gpgsign=false"];
	for (const args of [
		["init", "-q"],
		["add", "."],
		["commit", "-qm", "Change"],
	])
		execFileSync("git", [...who, ...args], { cwd: root, env });
}

it("follows a page's own folder and the content it imports, but not the components that display it", () => {
	commit("2026-01-01", {
		"src/pages/tokens/page.tsx":
			'import { Part } from "./parts/part.tsx";\nimport type { T } from "#src/content/types.ts";\nimport { Table } from "#src/ui/table.tsx";\n',
		"src/pages/tokens/parts/part.tsx": 'const late = () => import("#src/content/tokens/words.ts");\n',
		"src/content/tokens/words.ts": "export const word = 1;\n",
		"src/content/types.ts": "export type T = 1;\n",
		"src/pages/garden/page.tsx": 'import { word } from "#src/content/garden.ts";\n',
	});
	commit("2026-02-01", { "src/content/tokens/words.ts": "export const word = 2;\n" });
	commit("2026-03-01", {
		"src/ui/table.tsx": "export const Table = 1;\n",
		"src/content/types.ts": "export type T = 2;\n",
	});
	const dates = pageDateReader(root);
	expect(dates("tokens")).toEqual({ first: "2026-01-01", last: "2026-02-01" });
	expect(dates("garden")).toEqual({ first: "2026-01-01", last: "2026-01-01" });
	expect(dates("nowhere")).toBeUndefined();
});
