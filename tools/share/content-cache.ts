import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A name for content that is made of these parts, and of nothing else. */
export function contentKey(parts: readonly (string | Uint8Array)[]): string {
	const hash = createHash("sha256");
	// The length between them keeps "ab" and "c" apart from "a" and "bc".
	for (const part of parts) hash.update(`${part.length}\n`).update(part);
	return hash.digest("hex").slice(0, 32);
}

/** Files kept from one build to the next under a name made of all they depend on. */
export class ContentCache {
	readonly #folder: string;
	readonly #used = new Set<string>();

	/** @param folder is made with the first file */
	constructor(folder: string) {
		this.#folder = folder;
	}

	get(key: string): Buffer | undefined {
		this.#used.add(key);
		const file = join(this.#folder, key);
		return existsSync(file) ? readFileSync(file) : undefined;
	}

	put(key: string, content: string | Uint8Array): void {
		mkdirSync(this.#folder, { recursive: true });
		// Whole or not at all: a build that is broken off must not leave half a file to the next one.
		const file = join(this.#folder, key);
		writeFileSync(`${file}.part`, content);
		renameSync(`${file}.part`, file);
	}

	/** Removes what was not asked for since this cache was opened: what only older builds needed. */
	prune(): void {
		if (!existsSync(this.#folder)) return;
		for (const file of readdirSync(this.#folder)) if (!this.#used.has(file)) rmSync(join(this.#folder, file));
	}
}
