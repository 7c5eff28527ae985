import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** A key that is determined by these parts and nothing else. */
export function contentKey(parts: readonly (string | Uint8Array)[]): string {
	const hash = createHash("sha256");
	// The length between them keeps "ab" and "c" apart from "a" and "bc".
	for (const part of parts) hash.update(`${part.length}\n`).update(part);
	return hash.digest("hex").slice(0, 32);
}

/** The real time, in ms since 1970: a build may run under a modified `Date`. */
const nowMs = () => performance.timeOrigin + performance.now();

const dayMs = 86_400_000;

/** How long a file that no build reads is kept, in ms: two weeks. Reading it is noted once a day. */
const keptMs = 14 * dayMs;

/** Files kept between builds under a key made of everything they depend on. */
export class ContentCache {
	readonly #folder: string;

	/** @param folder is created with the first file */
	constructor(folder: string) {
		this.#folder = folder;
	}

	get(key: string): Buffer | undefined {
		const file = join(this.#folder, key);
		const readMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
		if (readMs === undefined) return undefined;
		const now = nowMs();
		if (now - readMs > dayMs) utimesSync(file, now / 1000, now / 1000);
		return readFileSync(file);
	}

	/** The content under a key; if there is none, it is made now and kept. */
	async getOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
		const known = this.get(key);
		if (known) return known;
		const made = await make();
		this.put(key, made);
		return made;
	}

	put(key: string, content: string | Uint8Array): void {
		mkdirSync(this.#folder, { recursive: true });
		// Atomic: another build may read it at the same time, and an interrupted one leaves no partial file.
		const unfinished = join(this.#folder, `${key}.${process.pid}`);
		writeFileSync(unfinished, content);
		renameSync(unfinished, join(this.#folder, key));
	}

	/**
	 * Removes what was neither written nor read in two weeks. Other builds, for another base path for example, share the
	 * folder.
	 */
	prune(): void {
		if (!existsSync(this.#folder)) return;
		const oldest = nowMs() - keptMs;
		// Another build may have removed or renamed it meanwhile.
		for (const file of readdirSync(this.#folder).map((name) => join(this.#folder, name)))
			if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest) < oldest) rmSync(file, { force: true });
	}
}
