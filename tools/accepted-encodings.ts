/**
 * The encodings we offer that a client accepts, by name, without those it refuses (`br;q=0`).
 * @example acceptedEncodings("gzip, br;q=0") // "gzip"
 */
export function acceptedEncodings(header: string | string[] | undefined): string {
	const parts = String(header ?? "")
		.toLowerCase()
		.split(",")
		.map((part) => part.split(";").map((piece) => piece.trim()));
	return parts
		.filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)))
		.map(([name]) => name)
		.filter((name) => name === "br" || name === "gzip")
		.join(", ");
}
