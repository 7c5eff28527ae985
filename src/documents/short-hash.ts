/**
 * A text as at most seven characters: FNV-1a over its UTF-16 units, 32 bits in base 36. It distinguishes texts, and is
 * not cryptographic.
 * @example shortHash("what-a-capsule-holds-and-how-it-is-opened") // "1koiypo"
 */
export function shortHash(text: string): string {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return (hash >>> 0).toString(36);
}
