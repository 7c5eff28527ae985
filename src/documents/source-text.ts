/**
 * Text that every later step can handle: no byte-order mark, no NUL, no lone surrogate.
 * @example cleanText("\uFEFFa\u0000b") // "a\uFFFDb"
 */
export function cleanText(source: string): string {
	return source.replace(/^\uFEFF/, "").replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
}

/**
 * Splits a document into front matter and body: the front matter is the lines between a first line `---` and the next
 * `---`. A block that is not closed is content.
 * @example splitFrontMatter("---\ntitle: A\n---\nText") // { frontMatter: "title: A\n", body: "Text" }
 */
export function splitFrontMatter(source: string): { frontMatter: string | null; body: string } {
	const clean = source.replace(/^\uFEFF/, "");
	const opening = /^---[ \t]*(?:\r\n?|\n)/.exec(clean);
	if (opening === null) return { frontMatter: null, body: clean };
	const rest = clean.slice(opening[0].length);
	const closing = /^---[ \t]*(?:\r\n?|\n|(?![\s\S]))/m.exec(rest);
	if (closing === null) return { frontMatter: null, body: clean };
	return { frontMatter: rest.slice(0, closing.index), body: rest.slice(closing.index + closing[0].length) };
}

/**
 * The title in a front matter, read without a YAML parser: the parser's worker does not need one for a single line.
 * @returns undefined if there is none
 */
export function titleOf(frontMatter: string): string | undefined {
	const value = /^title:[ \t]+(.+)$/m.exec(frontMatter)?.[1]?.trim();
	if (value === undefined) return undefined;
	const quoted = /^(["'])(.*)\1$/.exec(value);
	if (quoted?.[1] === '"') return quoted[2]?.replace(/\\(["\\])/g, "$1");
	if (quoted?.[1] === "'") return quoted[2]?.replaceAll("''", "'");
	return value;
}
