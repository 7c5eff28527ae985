import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./binaries.ts";
import { type CharactersInUse, findCharacters } from "./fonts/characters.ts";
import { kanjiCore, kanjiFamily, kanjiPackage, kanjiRest, latinAlways, latinFaces } from "./fonts/faces.ts";
import { kanjiSubsets } from "./fonts/kanji.ts";
import { standIns } from "./fonts/stand-ins.ts";
import { faceRule, standInRule } from "./fonts/stylesheet.ts";
import { readPackageFile, subsetPackageFont } from "./fonts/subset.ts";

export interface FontBuildOptions {
	/** The project's folder. Defaults to the project of this file. */
	readonly root?: string;
	/** Build even when nothing has changed. */
	readonly force?: boolean;
}

export interface FontFile {
	/** From the project's folder, as the bundler's manifest names it: `src/generated/fonts/newsreader.woff2`. */
	readonly file: string;
	readonly bytes: number;
	/** Needed before the first paint: worth a `<link rel="preload" as="font" crossorigin>`. */
	readonly preload: boolean;
}

export interface FontBuild {
	/** False when the files of an earlier build are still valid. */
	readonly rebuilt: boolean;
	readonly files: readonly FontFile[];
}

const packages = [...new Set(latinFaces.flatMap((face) => face.sources.map(packageOf))), kanjiPackage, "subset-font"];

/**
 * Writes the woff2 subsets that the site serves to src/generated/fonts, their rules to fonts.css, and the names of the
 * files to preload to preload-fonts.json. Does nothing when the characters in use, the packages and these tools are
 * unchanged.
 * @throws Error naming the character and a file that uses it, when a kanji in use has no glyph
 */
export async function buildFonts({ root = projectRoot, force = false }: FontBuildOptions = {}): Promise<FontBuild> {
	const generated = join(root, "src/generated");
	const mark = join(generated, "fonts/built.json");
	const characters = findCharacters(root);
	const inputs = fingerprint(characters);
	const earlier = force ? undefined : readMark(mark);
	if (earlier?.inputs === inputs && isComplete(root, earlier.files)) return { rebuilt: false, files: earlier.files };

	const faces = [...(await latinFiles(characters)), ...(await kanjiFiles(characters))];
	mkdirSync(join(generated, "fonts"), { recursive: true });
	const files: FontFile[] = faces.map(({ name, woff2, preload }) => {
		const file = `src/generated/fonts/${name}.woff2`;
		writeFileSync(join(root, file), woff2);
		return { file, bytes: woff2.length, preload };
	});
	const rules = faces.map((face) => faceRule({ ...face, file: `${face.name}.woff2` }));
	writeFileSync(join(generated, "fonts.css"), [...rules, ...standIns.map(standInRule)].join(""));
	const preload = faces.filter((face) => face.preload).map((face) => `${face.name}.woff2`);
	writeFileSync(join(generated, "preload-fonts.json"), `${JSON.stringify(preload, null, "\t")}\n`);
	// Last, so that a concurrent reader never misses a file.
	for (const file of readdirSync(join(generated, "fonts"))) {
		if (!files.some((kept) => kept.file.endsWith(`/${file}`))) rmSync(join(generated, "fonts", file));
	}
	writeFileSync(mark, JSON.stringify({ inputs, files }));
	return { rebuilt: true, files };
}

async function latinFiles({ latin }: CharactersInUse) {
	const made = [];
	for (const { sources, features, axes, ...face } of latinFaces) {
		let wanted = [...new Set([...latinAlways, ...latin.keys()])].join("");
		for (const [index, source] of sources.entries()) {
			const subset = await subsetPackageFont(source, wanted, { keepFeatures: features, variationAxes: axes });
			if (!subset) continue;
			wanted = [...wanted].filter((one) => !subset.characters.includes(one)).join("");
			const first = index === 0;
			made.push({ ...face, ...subset, name: first ? face.name : `${face.name}-ext`, preload: face.preload && first });
		}
	}
	return made;
}

async function kanjiFiles({ core, rest }: CharactersInUse) {
	const face = { family: kanjiFamily, style: "normal", weight: "400" } as const;
	const coreSubsets = await kanjiSubsets(kanjiCore.file, core);
	const restSubsets = await kanjiSubsets(kanjiRest.file, rest);
	return [
		...coreSubsets.map((subset) => {
			const isCore = subset.name === kanjiCore.file;
			return { ...face, ...subset, preload: isCore, ...(isCore && { range: kanjiCore.range }) };
		}),
		// If two faces have a character, the later one draws it: a slice must precede the face with the full range.
		...restSubsets.map((subset) => ({
			...face,
			...subset,
			family: kanjiRest.family,
			preload: false,
			...(subset.name === kanjiRest.file && { range: kanjiRest.range }),
		})),
	];
}

function fingerprint(characters: CharactersInUse): string {
	const hash = createHash("sha256");
	for (const usage of Object.values(characters)) hash.update(`${[...usage.keys()].sort().join("")}\n`);
	for (const name of packages)
		hash.update(JSON.parse(readPackageFile(`${name}/package.json`).toString("utf8")).version);
	const here = import.meta.dirname;
	for (const tool of globSync(["fonts.ts", "fonts/*.ts"], { cwd: here }).sort()) {
		if (!tool.endsWith(".test.ts")) hash.update(readFileSync(join(here, tool)));
	}
	return hash.digest("hex");
}

function packageOf(path: string): string {
	return path.split("/").slice(0, 2).join("/");
}

function readMark(mark: string): { inputs: string; files: FontFile[] } | undefined {
	return existsSync(mark) ? JSON.parse(readFileSync(mark, "utf8")) : undefined;
}

function isComplete(root: string, files: readonly FontFile[]): boolean {
	const complete = ({ file, bytes }: FontFile) => statSync(join(root, file), { throwIfNoEntry: false })?.size === bytes;
	return (
		files.every(complete) &&
		["fonts.css", "preload-fonts.json"].every((name) => existsSync(join(root, "src/generated", name)))
	);
}

if (import.meta.main) {
	const { rebuilt, files } = await buildFonts({ force: process.argv.includes("--force") });
	console.log(rebuilt ? "Fonts built:" : "Fonts unchanged:");
	for (const { file, bytes, preload } of files)
		console.log(`${String(bytes).padStart(7)}  ${file}${preload ? "  preload" : ""}`);
}
