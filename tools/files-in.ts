import { globSync } from "node:fs";

/** The files in a folder that match a pattern, as paths from there, with slashes on every system. */
export const filesIn = (root: string, pattern: string): string[] =>
	globSync(pattern, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
