import { execFileSync } from "node:child_process";

/**
 * The date of the last commit of every file under a folder, from one call of git.
 * @returns ISO dates by path relative to `root`; empty without git, repository or commit
 */
export function documentDates(root: string, folder: string): Map<string, string> {
	const args = ["-c", "core.quotepath=off", "log", "--format=:%cs", "--name-only", "--no-renames", "--relative"];
	try {
		const log = execFileSync("git", [...args, "--", folder], {
			cwd: root,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
			maxBuffer: 2 ** 26,
		});
		return readGitLog(log);
	} catch {
		return new Map();
	}
}

/** Newest first, so the first date met for a file is its last change. */
export function readGitLog(log: string): Map<string, string> {
	const dates = new Map<string, string>();
	let date = "";
	for (const line of log.split("\n")) {
		if (line.startsWith(":")) date = line.slice(1);
		else if (line !== "" && !dates.has(line)) dates.set(line, date);
	}
	return dates;
}
