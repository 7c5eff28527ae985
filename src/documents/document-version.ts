/**
 * A document's version in a few characters: FNV-1a over the hashes of its passages. In a file of its own, because
 * pages compare versions without the code that hashes passages.
 * @example documentVersion(["rj7g", "0k2c"]) // "2pompp"
 */
export function documentVersion(passages: readonly string[]): string {
	const mix = (hash: number, passage: string) => Math.imul(hash ^ Number.parseInt(passage, 36), 0x01000193);
	return (passages.reduce(mix, 0x811c9dc5) >>> 0).toString(36);
}
