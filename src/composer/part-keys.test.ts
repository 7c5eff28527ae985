import { expect, it } from "vitest";
import { parseLine } from "#src/cli/parse-line.ts";
import { partKey, partKeys } from "./part-keys.ts";

const keys = (line: string) => partKeys(parseLine(line).parts);

it("keeps the key of a part while others come and go", () => {
	expect(keys("cherry servers info web-03 --json")).toEqual([
		"cherry 0",
		"servers 0",
		"info 0",
		"server 0",
		"--json 0",
	]);
	expect(keys("cherry servers info --json")).toContain(partKey("--json"));
	expect(keys("cherry servers list --region=")).toContain(partKey("--region"));
	expect(keys("cherry servers create web-03 --json")).toContain(partKey("--json"));
});

it("tells parts of the same name apart", () => {
	expect(keys("cherry servers info web-03 --json --json --json").slice(-3)).toEqual([
		partKey("--json"),
		partKey("--json", 1),
		partKey("--json", 2),
	]);
});
