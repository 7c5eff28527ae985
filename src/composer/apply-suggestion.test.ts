import { expect, it } from "vitest";
import { parseLine } from "#src/cli/parse-line.ts";
import { applySuggestion } from "./apply-suggestion.ts";

const mended = (line: string) => {
	const parsed = parseLine(line);
	return parsed.faults.map((fault) => applySuggestion(parsed, fault)).find((text) => text !== null) ?? null;
};

it.each([
	["cherry server list", "cherry servers list"],
	["cherry server lst", "cherry servers list"],
	["cherry --servers list", "cherry servers list"],
	["cherry servers lst --json", "cherry servers list --json"],
	["$ cherry wrap web-03", "$ cherry capsule wrap web-03"],
	["cherry wrap web-03 -c low", "cherry capsule wrap web-03 -c low"],
	["cherry wrap web-03 --output a b", "cherry capsule wrap web-03 --output a b"],
	["cherry wrap --jsn web-03", "cherry capsule wrap --jsn web-03"],
	["chery status", "cherry status"],
	["cherry servers list --jsn", "cherry servers list --json"],
	["cherry capsule wrap web-03 --compression hihg", "cherry capsule wrap web-03 --compression high"],
	[
		"cherry servers create web-04 --plan vps-2 --regoin sweden",
		"cherry servers create web-04 --plan vps-2 --region sweden",
	],
	["cherry servers create web-04 --plan vps-2", null],
	["cherry servers info <server>", null],
	["cherry servers info", null],
	["cherry servers list --jsn --regoin sweden", "cherry servers list --json --regoin sweden"],
	["cherry status", null],
	["sudo cherry status", null],
	["sudo ./cherry server list --json", "sudo ./cherry servers list --json"],
	["# cherry status", null],
	["cherry servers list '--regoin=sweden'", null],
	["cherry servers list '--regoin=sweden' --regoin=sweden", "cherry servers list '--regoin=sweden' --region=sweden"],
	["cherry servers list '--json=yes'", "cherry servers list --json"],
	["cherry instance resize web-03 '--plan=vps2'", null],
	["cherry instance resize web-03 --plan=vps2", "cherry instance resize web-03 --plan=vps-2"],
	["cherry files list 'web-03", null],
	[
		"cherry capsule wrap web-03 —compression high –-output a.capsule",
		"cherry capsule wrap web-03 --compression high --output a.capsule",
	],
	["cherry files push ‘my site’ web-03:“/srv/a b”", "cherry files push 'my site' web-03:\"/srv/a b\""],
	["cherry\u00a0servers\u3000list", "cherry servers list"],
	["cherry servers\u200b list", "cherry servers list"],
	["cherry servers \\ \n list", "cherry servers \\\n list"],
	["# today\ncherry server list", "# today\ncherry servers list"],
])("%s becomes %s", (line, better) => {
	expect(mended(line)).toBe(better);
});

it("fixing one fault after another ends at a line that runs", () => {
	let line = "cherry server creat web-04 --plan vps2 --regoin lithuana";
	for (let round = 0; round < 6; round++) line = mended(line) ?? line;
	expect(line).toBe("cherry servers create web-04 --plan vps-2 --region lithuania");
	expect(parseLine(line).faults).toEqual([]);
});
