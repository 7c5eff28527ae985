import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { distinctiveFigure } from "./distinctive-figure.ts";

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const sources = globSync("src/{pages,content,shell,staking,governance,glossary,member,documents}/**/*.{ts,tsx}").filter(
	(file) => !/\.test\.tsx?$|test-data|src\/content\/(?:facts|demo)\//.test(file.replaceAll("\\", "/")),
);

it.each(sources)("%s contains no hard-coded figure", (file) => {
	expect(readFileSync(file, "utf8").replace(comments, "").match(distinctiveFigure) ?? []).toEqual([]);
});

it("detects a hard-coded figure", () => {
	expect("$0.847 and 2,847 of 1_247".match(distinctiveFigure)).toEqual(["0.847", "2,847", "1_247"]);
	expect("12,847 10.847 2870 v1.342.0".match(distinctiveFigure)).toBeNull();
});
