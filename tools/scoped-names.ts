import { createHash } from "node:crypto";
import { relative } from "node:path";

const letters = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * Names the classes of style sheets in few characters, and such that compress well, because every page contains them: a
 * letter for the class, in the order of the sheet, then three characters for the sheet.
 * @param root the folder that the sheets' paths are relative to, so that two copies of a project give the same names
 * @returns names a sheet's class. It throws a RangeError if a sheet has more than 52 names, or two sheets share their
 * three characters: then one of them needs another file name
 */
export function scopedNames(root: string): (name: string, file: string) => string {
	const sheets = new Map<string, { path: string; names: string[] }>();
	return (name, file) => {
		const path = relative(root, file.replace(/\?.*$/, "")).replaceAll("\\", "/");
		const end = createHash("sha256").update(path).digest("base64url").slice(0, 3);
		const sheet = sheets.get(end) ?? { path, names: [] };
		sheets.set(end, sheet);
		if (sheet.path !== path) throw new RangeError(`The classes of ${sheet.path} and ${path} would get the same names`);
		if (!sheet.names.includes(name)) sheet.names.push(name);
		const letter = letters[sheet.names.indexOf(name)];
		if (!letter) throw new RangeError(`${path} has more than ${letters.length} names`);
		return letter + end;
	};
}
