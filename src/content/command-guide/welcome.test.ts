import { expect, it } from "vitest";
import { parseLine } from "#src/cli/parse-line.ts";
import { commands } from "#src/content/commands/commands.ts";
import { commandLine } from "#src/content/facts/command-line.ts";
import { aboutTool, capsuleOptions, firstMinutes } from "./welcome.ts";

const quoted = aboutTool.flatMap((text) => [...text.matchAll(/`(cherry [^`]+)`/g)].map(([, line]) => line ?? ""));

it.each([...firstMinutes.map(({ line }) => line), ...quoted])("%s runs", (line) => {
	expect(parseLine(line).faults).toEqual([]);
});

it.each(capsuleOptions)("a capsule accepts $option $value", ({ option, value }) => {
	const { faults } = parseLine(`cherry capsule wrap web-03 ${option} ${value}`);
	// One of them needs another option beside it.
	expect(faults.filter(({ code }) => code !== "missing-option")).toEqual([]);
});

it("the values of both options are complete, and the defaults are marked", () => {
	const wrap = commands.find(({ words }) => words.join(" ") === "capsule wrap");
	for (const name of ["--compression", "--encryption"]) {
		const value = wrap?.options.find((option) => option.name === name)?.value;
		const told = capsuleOptions.filter(({ option }) => option === name);
		expect(told.map((row) => row.value).sort()).toEqual([...(value?.choices ?? [])].sort());
		expect(told.filter(({ meaning }) => meaning.startsWith("The default")).map((row) => row.value)).toEqual([
			value?.default,
		]);
	}
});

it("there are at least as many commands as claimed", () => {
	expect(commands.length).toBeGreaterThanOrEqual(Number.parseInt(commandLine.commandsStated, 10));
});
