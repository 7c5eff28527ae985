import { execFileSync } from "node:child_process";

/** ISO dates of a file's first commit, if known, and of its last. */
export interface FileDates {
	first: string | null;
	last: string;
}

/**
 * When the files in a folder were first and last committed, from one call of git. The oldest commit of a shallow clone
 * seems to add every file, so its date is not used.
 * @returns dates by path relative to `root`; empty without git, repository or commit
 */
export function fileDates(root: string, folder: string): Map<string, FileDates> {
	const args = ["-c", "core.quotepath=off", "log", "--format=:%cs %D", "--name-only", "--no-renames", "--relative"];
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

/**
 * Parses a log, newest commit first: a line of date and ref names for each commit, then its files. git marks a commit
 * whose parents are missing as "grafted".
 */
export function readGitLog(log: string): Map<string, FileDates> {
	const dates = new Map<string, FileDates>();
	let date: string | null = null;
	for (const line of log.split("\n")) {
		if (line.startsWith(":")) {
			const [day = "", names = ""] = line.slice(1).split(/ (.*)/);
			date = names.split(", ").includes("grafted") ? null : day;
		} else if (line !== "") {
			const known = dates.get(line);
			if (known) known.first = date;
			else if (date !== null) dates.set(line, { first: date, last: date });
		}
	}
	return dates;
}
