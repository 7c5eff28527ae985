/**
 * The encodings we offer that a client accepts, by name, without those it refuses (`br;q=0`).
 * @example acceptedEncodings("gzip, br;q=0") // "gzip"
 */
export function acceptedEncodings(header: string | string[] | undefined): string {
	const parts = String(header ?? "")
		.toLowerCase()
		.split(",")
		.map((part) => part.trim());
	return parts
		.filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
		.map((part) => part.replace(/\s*;.*$/, ""))
		.filter((name) => name === "br" || name === "gzip")
		.join(", ");
}
