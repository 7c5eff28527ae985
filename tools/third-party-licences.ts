import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { projectRoot } from "./binaries.ts";
import { kanjiPackage, latinFaces } from "./fonts/faces.ts";

/** The file in the site's folder with the licences of what the site serves of others' work. */
export const licencesFile = "third-party-licences.txt";

/** Licences that ask for no notice, so that a package need not come with their text. */
const withoutNotice = ["0BSD", "CC0-1.0", "MIT-0", "Unlicense"];

/** The packages whose code has been bundled so far, by folder. */
const bundled = new Set<string>();

/** Remembers which packages a bundle contains. Vite's own `build.license` leaves out workers and other builds. */
export function licencesPlugin(): Plugin {
	return {
		name: "third-party-licences",
		apply: "build",
		generateBundle(_, bundle) {
			for (const output of Object.values(bundle))
				for (const id of output.type === "chunk" ? output.moduleIds : []) {
					const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
					if (folder) bundled.add(folder);
				}
		},
	};
}

/**
 * The licences of packages, each text once, after the names of those that it covers.
 * @param folders where the packages are
 * @throws Error naming a package that comes without the text of its licence
 */
export function licencesText(folders: Iterable<string>): string {
	const byText = new Map<string, Set<string>>();
	for (const folder of folders) {
		const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
		const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)\b/i.test(file));
		const texts = files.toSorted().map((file) => readFileSync(join(folder, file), "utf8").trim());
		if (texts.length === 0 && !withoutNotice.includes(license))
			throw new Error(`${name} comes without the text of its licence`);
		const text = texts.join("\n\n").replaceAll("\r\n", "\n");
		byText.set(text, (byText.get(text) ?? new Set()).add(`${name} ${version} (${license})`));
	}
	const parts = [...byText].map(([text, names]) => `${[...names].toSorted().join("\n")}\n\n${text}`.trim());
	const rule = `\n\n${"-".repeat(80)}\n\n`;
	return `${["This site serves code, fonts and icons of the following projects.", ...parts.toSorted()].join(rule)}\n`;
}

/** Writes the licences of everything bundled so far, the fonts and the icons. Run it after the last bundle. */
export function writeLicences(root: string): void {
	const fonts = [...latinFaces.flatMap(({ sources }) => sources), kanjiPackage];
	const drawn = [...fonts.map((path) => path.split("/").slice(0, 2).join("/")), "lucide-react"];
	const folders = drawn.map((name) => join(projectRoot, "node_modules", name));
	writeFileSync(join(root, licencesFile), licencesText([...bundled, ...folders]));
}
