import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * Figures of specification 9 that occur nowhere by chance, in the ways somebody would write them. Each stands in `facts`
 * (or in the demo data, which a test adds up to it) and is imported wherever it is shown.
 */
const distinctive =
	/(?<![\d.,])(?:2[,_]?847|3[,_]?245|287|84\.2|2[,_]?500[,_]?000|625[,_]?000|375[,_]?000|93[,_]?750|0\.847|0\.234|0\.982|5\.23|47\.2|47[,_]?200|730[,_]?000|730K|1[,_]?247|90\.5|12\.5M|240M|340\+|342)(?![\d]|[.,]\d)/g;

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const sources = globSync("src/{pages,content,shell,staking,governance,glossary,member,documents}/**/*.{ts,tsx}").filter(
	(file) => !/\.test\.tsx?$|test-data|src\/content\/(?:facts|demo)\//.test(file.replaceAll("\\", "/")),
);

it.each(sources)("%s writes no figure of its own", (file) => {
	expect(readFileSync(file, "utf8").replace(comments, "").match(distinctive) ?? []).toEqual([]);
});

it("would find one", () => {
	expect("$0.847 and 2,847 of 1_247".match(distinctive)).toEqual(["0.847", "2,847", "1_247"]);
	expect("12,847 10.847 2870 v1.342.0".match(distinctive)).toBeNull();
});
