import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type FileDates, fileDates } from "../file-dates.ts";

/**
 * A page's content is in its own folder and in the content files imported there; components that display it do not
 * count.
 */
const saying = (room: string, file: string): boolean => file.startsWith(room) || file.startsWith("src/content/");

/** Our own files that a module imports as code, from the project's root. */
function importsOf(file: string, source: string): string[] {
	const imports = source.matchAll(
		/^(?:import|export) (?!type\b)[^;]*?from "((?:#src|\.)[^"?]*)|import\("((?:#src|\.)[^"?]*)/gm,
	);
	return [...imports].map(([, still, late]) => {
		const specifier = still ?? late ?? "";
		if (specifier.startsWith("#")) return posix.normalize(specifier.slice(1));
		return posix.join(posix.dirname(file), specifier);
	});
}

/**
 * Finds out when a page's content was first and last changed.
 * @param root the project's folder
 * @returns the dates of a page by its key; undefined if git knows none
 */
export function pageDateReader(root: string): (key: string) => FileDates | undefined {
	const dates = fileDates(root, "src");
	const imports = new Map<string, string[]>();
	const importsOnce = (file: string): string[] => {
		const known = imports.get(file);
		if (known) return known;
		const path = join(root, file);
		const found = /\.tsx?$/.test(file) && existsSync(path) ? importsOf(file, readFileSync(path, "utf8")) : [];
		imports.set(file, found);
		return found;
	};
	return (key) => {
		const room = `src/pages/${key}/`;
		const files = new Set([`${room}page.tsx`]);
		for (const file of files) for (const next of importsOnce(file)) if (saying(room, next)) files.add(next);
		const known = [...files].flatMap((file) => dates.get(file) ?? []);
		const last = known
			.map((date) => date.last)
			.sort()
			.at(-1);
		return last === undefined ? undefined : { first: dates.get(`${room}page.tsx`)?.first ?? null, last };
	};
}
