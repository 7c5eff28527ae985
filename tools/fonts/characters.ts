import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Characters in use, each with one file that uses it. */
export type Usage = ReadonlyMap<string, string>;

export interface CharactersInUse {
	/** Japanese in the interface: its file is preloaded, so it must stay small. */
	readonly core: Usage;
	/**
	 * Japanese that only the almanac, the documents and the long texts use: its file is fetched when a page shows some of
	 * it.
	 */
	readonly rest: Usage;
	/** Everything else beyond ASCII: accents, punctuation, symbols. */
	readonly latin: Usage;
}

/** Kanji, kana, their punctuation and full-width forms. */
const japanese = /[\u2e80-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/u;
const source = /\.(ts|tsx|css|json|html)$/;
const notShown = /\.test\.tsx?$|\.d\.ts$/;
/** Sources with a long tail of kanji: a folder or the beginning of a file name, from the project's root. */
const restRoots = [
	"src/almanac/",
	"src/content/seasons",
	"src/content/glossary",
	"src/content/culture",
	"src/content/community",
	"src/content/tokens/",
	"src/content/library/",
	"src/pages/sakura-showcase/",
	"src/content/command",
	"src/content/servers/",
	"src/content/ceremonies/",
	"src/content/settings/",
	"src/content/seasonal-state/",
	"src/content/p2p/",
	"src/content/search",
	"src/search/",
	"src/content/orchestrator/",
	"src/content/ecosystem-guide/",
	"src/pages/ecosystem-guide/",
	"src/content/display-settings",
	"public/docs/",
];

/** Reads src, public/docs and index.html in `root`. Generated files, tests and comments in style sheets are ignored. */
export function findCharacters(root: string): CharactersInUse {
	const core = new Map<string, string>();
	const rest = new Map<string, string>();
	const latin = new Map<string, string>();
	for (const file of filesToRead(root)) {
		const whole = readFileSync(join(root, file), "utf8");
		const text = file.endsWith(".css") ? whole.replace(/\/\*.*?\*\//gs, "") : whole;
		const isRest = restRoots.some((start) => file.startsWith(start));
		for (const character of new Set(text)) {
			if (character <= "\u007f") continue;
			const usage = japanese.test(character) ? (isRest ? rest : core) : latin;
			if (!usage.has(character)) usage.set(character, file);
		}
	}
	for (const character of core.keys()) rest.delete(character);
	return { core, rest, latin };
}

function filesToRead(root: string): string[] {
	const wanted = (file: string) =>
		file.startsWith("public/")
			? file.endsWith(".md")
			: source.test(file) && !notShown.test(file) && !file.startsWith("src/generated/");
	return ["index.html", ...filesBelow(root, "src"), ...filesBelow(root, "public/docs")].filter(wanted).sort();
}

function filesBelow(root: string, folder: string): string[] {
	return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
