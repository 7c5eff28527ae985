import type { Usage } from "./characters.ts";
import { kanjiFeatures, kanjiPackage, kanjiSlice, kanjiSource } from "./faces.ts";
import { readPackageFile, type Subset, subsetPackageFont } from "./subset.ts";

export interface NamedSubset extends Subset {
	readonly name: string;
}

/**
 * Subsets that together draw every character in use: one from the large file and, for characters missing there, one
 * from each numbered slice that has them, `name-27`.
 * @throws Error naming the character and a file that uses it, when the whole family has no glyph for it
 */
export async function kanjiSubsets(name: string, usage: Usage): Promise<NamedSubset[]> {
	const options = { keepFeatures: kanjiFeatures };
	const wanted = [...usage.keys()].sort().join("");
	if (wanted === "") return [];
	const subsets: NamedSubset[] = [];
	const add = async (subsetName: string, path: string, characters: string) => {
		const subset = await subsetPackageFont(path, characters, options);
		if (subset) subsets.push({ name: subsetName, ...subset });
		return subset?.characters ?? "";
	};
	const common = await add(name, kanjiSource, wanted);
	for (const [slice, characters] of bySlice([...wanted].filter((one) => !common.includes(one)))) {
		await add(`${name}-${slice}`, kanjiSlice(slice), characters);
	}
	const drawn = subsets.map((subset) => subset.characters).join("");
	for (const [character, file] of usage) {
		if (!drawn.includes(character)) throw new Error(missing(character, file));
	}
	return subsets;
}

function missing(character: string, file: string): string {
	const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
	return `No glyph in ${kanjiPackage} for "${character}" (U+${code}), used in ${file}. Choose another character.`;
}

/** The slice of the package that contains each character; characters in none are left out. */
function bySlice(characters: readonly string[]): Map<string, string> {
	const found = new Map<string, string>();
	if (characters.length === 0) return found;
	const slices: Record<string, string> = JSON.parse(readPackageFile(`${kanjiPackage}/unicode.json`).toString("utf8"));
	for (const character of characters) {
		const slice = Object.entries(slices).find(
			([key, ranges]) => key.startsWith("[") && inRanges(character.codePointAt(0) ?? 0, ranges),
		)?.[0];
		if (slice === undefined) continue;
		const number = slice.slice(1, -1);
		found.set(number, (found.get(number) ?? "") + character);
	}
	return found;
}

/** @param ranges as in `unicode-range`: `U+25,U+30-39` */
function inRanges(code: number, ranges: string): boolean {
	return ranges.split(",").some((range) => {
		const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
		return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
	});
}
