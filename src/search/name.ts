/** What a name refers to. */
export type NameKind = "page" | "command" | "word";

/** Anything searchable by name apart from documents: a page or its section, a command, a glossary word. */
export interface Name {
	kind: NameKind;
	label: string;
	/** Title of the page it is on; empty for a page itself. */
	pageTitle: string;
	/** Path within the site, without the base path, with its fragment. */
	path: string;
	/** A sentence about it. */
	text: string;
	/** Japanese word, or "". */
	kanji: string;
	/** Readings and alternative names. */
	also: readonly string[];
}

/** A name as it is transferred. */
export type PackedName = readonly [
	kind: 0 | 1 | 2,
	label: string,
	pageTitle: string,
	path: string,
	text: string,
	kanji: string,
	...also: string[],
];

const kinds = ["page", "command", "word"] as const satisfies readonly NameKind[];

export const packName = ({ kind, label, pageTitle, path, text, kanji, also }: Name): PackedName => [
	kinds.indexOf(kind) as 0 | 1 | 2,
	label,
	pageTitle,
	path,
	text,
	kanji,
	...also,
];

/** The inverse of `packName`. */
export const unpackName = ([kind, label, pageTitle, path, text, kanji, ...also]: PackedName): Name => ({
	kind: kinds[kind],
	label,
	pageTitle,
	path,
	text,
	kanji,
	also,
});
