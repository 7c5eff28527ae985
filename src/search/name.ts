/** Where a name belongs. */
export type NameKind = "page" | "command" | "word";

/** Something of the site that has a name, apart from the documents: a page or its section, a command, a word. */
export interface Name {
	kind: NameKind;
	label: string;
	/** The page it stands on; empty for a page itself. */
	on: string;
	/** Path of ours, without base, with its fragment. */
	path: string;
	/** A sentence about it. */
	text: string;
	/** Japanese word, or none. */
	kanji: string;
	/** What else it goes by: readings, other names. */
	also: readonly string[];
}

/** A name as it travels. */
export type PackedName = readonly [
	kind: 0 | 1 | 2,
	label: string,
	on: string,
	path: string,
	text: string,
	kanji: string,
	...also: string[],
];

const kinds = ["page", "command", "word"] as const satisfies readonly NameKind[];

export const packName = ({ kind, label, on, path, text, kanji, also }: Name): PackedName => [
	kinds.indexOf(kind) as 0 | 1 | 2,
	label,
	on,
	path,
	text,
	kanji,
	...also,
];

/** The inverse of `packName`. */
export const unpackName = ([kind, label, on, path, text, kanji, ...also]: PackedName): Name => ({
	kind: kinds[kind],
	label,
	on,
	path,
	text,
	kanji,
	also,
});
