import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { brotliBytes } from "./compress.ts";
import { isForeign, readPageResources, siteFile } from "./page-resources.ts";

/** A file of the site with its size: compressed with brotli for text, as stored for fonts. */
export interface Weighed {
	file: string;
	bytes: number;
}

/** What a page loads, by category. */
export interface PageWeight {
	page: string;
	scripts: Weighed[];
	/** The scripts that this page needs in addition to its entry. */
	own: Weighed[];
	styles: Weighed[];
	fonts: Weighed[];
	html: Weighed[];
}

export function totalBytes(weighed: Weighed[]): number {
	return weighed.reduce((total, { bytes }) => total + bytes, 0);
}

/** Weighs files of a built site, each once. */
export class SiteScale {
	readonly root: string;
	readonly #weights = new Map<string, Promise<number>>();
	readonly #imports = new Map<string, string[]>();

	constructor(root: string) {
		this.root = root;
	}

	/** @throws Error when a page references a file that was not built */
	#read(file: string): Buffer {
		return readFileSync(join(this.root, file));
	}

	#brotliWeight(file: string): Promise<number> {
		const known = this.#weights.get(file);
		if (known) return known;
		const weight = brotliBytes(this.#read(file)).then(({ length }) => length);
		this.#weights.set(file, weight);
		return weight;
	}

	/** Static imports of a built script, read from the file itself instead of the manifest. */
	#importsOf(file: string): string[] {
		const known = this.#imports.get(file);
		if (known) return known;
		const { module } = parseSync(file, this.#read(file).toString());
		const passedOn = module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest));
		const requests = [...module.staticImports.map(({ moduleRequest }) => moduleRequest), ...passedOn];
		const imports = requests.flatMap((request) => (request ? [siteFile(request.value, file)] : []));
		this.#imports.set(file, imports);
		return imports;
	}

	/** The scripts and everything they import before they run. */
	#withImports(entries: string[]): Set<string> {
		const all = new Set(entries);
		for (const file of all) for (const imported of this.#importsOf(file)) all.add(imported);
		return all;
	}

	/** The files alone, without what they import. */
	weighFiles(files: Iterable<string>): Promise<Weighed[]> {
		return Promise.all([...files].map(async (file) => ({ file, bytes: await this.#brotliWeight(file) })));
	}

	/**
	 * What scripts add to a page that has loaded: themselves and their imports, without those the page already has.
	 * @param page path of a built page from the folder
	 * @param besides further scripts that do not count
	 */
	async weighLater(entries: string[], page: string, besides: string[]): Promise<Weighed[]> {
		const { scripts } = readPageResources(this.#read(page).toString());
		const own = scripts.filter((address) => !isForeign(address)).map((address) => siteFile(address, page));
		const there = this.#withImports([...own, ...besides]);
		return this.weighFiles([...this.#withImports(entries)].filter((file) => !there.has(file)));
	}

	/** @param page path of a built page from the folder: `docs/a/b/index.html` */
	async weigh(page: string): Promise<PageWeight> {
		const resources = readPageResources(this.#read(page).toString());
		const files = (addresses: string[]) =>
			new Set(addresses.filter((address) => !isForeign(address)).map((address) => siteFile(address, page)));
		const scripts = this.#withImports([...files(resources.scripts)]);
		const entry = this.#withImports([...files(resources.entries)]);
		return {
			page,
			scripts: await this.weighFiles(scripts),
			own: await this.weighFiles([...scripts].filter((file) => !entry.has(file))),
			styles: await this.weighFiles(files(resources.stylesheets)),
			fonts: [...files(resources.fonts)].map((file) => ({ file, bytes: this.#read(file).length })),
			html: await this.weighFiles([page]),
		};
	}
}
