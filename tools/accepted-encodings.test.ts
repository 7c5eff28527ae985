import { expect, test } from "vitest";
import { acceptedEncodings } from "./accepted-encodings.ts";

test.each([
	[undefined, ""],
	["", ""],
	["gzip, deflate, br, zstd", "gzip, br"],
	["BR;q=1.0, GZip ; q=0.5", "br, gzip"],
	["br;q=0.001", "br"],
	["br;q=0, gzip", "gzip"],
	["br ; q=0.000, gzip;q=0.0", ""],
	["*", ""],
	["brotli, x-gzip", ""],
	[["gzip", "br;q=0"], "gzip"],
	// Long enough that anything slower than linear would not finish.
	[`br${" ".repeat(1_000_000)}x, gzip${";q=0".repeat(100_000)}`, ""],
])("Accept-Encoding %.40j allows %j", (header, taken) => {
	expect(acceptedEncodings(header)).toBe(taken);
});
