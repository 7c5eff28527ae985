import { describe, expect, it } from "vitest";
import { blocksOf } from "./blocks.ts";
import { proseFaults } from "./prose-faults.ts";
import { repetitionFaults } from "./repetition.ts";
import { spellingFaults } from "./spelling.ts";

const document = (body: string) => `---\ntitle: A\n---\n${body}`;
const messages = (faults: { message: string }[]) => faults.map(({ message }) => message);

describe("blocks", () => {
	it("are headings, paragraphs and cells, with their line numbers in the file", () => {
		const blocks = blocksOf(
			document("## One\n\nTwo `three` *four*\n\n- five\n\n| six |\n|---|\n| seven |\n\n```\neight\n```"),
		);
		expect(blocks.map(({ kind, line, text, plain }) => [kind, line, text, plain])).toEqual([
			["heading", 4, "One", "One"],
			["paragraph", 6, "Two three four", "Two    "],
			["paragraph", 8, "five", "five"],
			["cell", 10, "six", "six"],
			["cell", 12, "seven", "seven"],
		]);
	});
});

describe("length and reading ease", () => {
	const sentence = "A member keeps a small server and tells the others about it each week. ";
	const repeated = (count: number) => proseFaults(document(sentence.repeat(count)));

	it.each([
		[35, ["has 490 words; it must have 500 to 1500"]],
		[36, []],
		[107, []],
		[108, ["has 1512 words; it must have 500 to 1500"]],
	])("%d sentences of fourteen words: %j", (count, faults) => {
		expect(messages(repeated(count))).toEqual(faults);
	});

	it("ignores code", () => {
		expect(messages(proseFaults(document(`\`\`\`\n${sentence.repeat(50)}\n\`\`\``)))[0]).toMatch(/^has 0 words/);
	});

	it("reports text that is hard to read", () => {
		const hard =
			"Organisational interoperability necessitates comprehensive, multidimensional administrative considerations. ";
		expect(messages(proseFaults(document(hard.repeat(80))))).toEqual([expect.stringMatching(/^reading ease -\d+;/)]);
	});
});

describe("quotes", () => {
	it.each(["It's here.", '| "now" |\n|---|'])("must not be straight in %s", (body) => {
		expect(messages(proseFaults(document(body)))).toContain("has straight quotes; use “ ” and ’");
	});

	it("may be straight in code", () => {
		const body = "It’s “here”: `echo \"it's\"`.\n\n```\nit's\n```";
		expect(messages(proseFaults(document(body))).filter((message) => message.includes("quotes"))).toEqual([]);
	});
});

describe("spelling", () => {
	it("accepts British English, the project's words, and hyphenated compounds of known words", () => {
		const body =
			"The colour of Sakura's well-kept capsules, a P2P mesh over IPv6, SSH's keys and *kintsugi* by `nmcli`.";
		expect(spellingFaults(document(body))).toEqual([]);
	});

	it("reports every other word once, where it first occurs", () => {
		expect(spellingFaults(document("A color.\n\nThe color of a mispeled word."))).toEqual([
			{ line: 4, message: expect.stringContaining("color:") },
			{ line: 6, message: expect.stringContaining("mispeled:") },
		]);
	});
});

describe("repetition", () => {
	const run = "one two three four five six seven eight nine ten eleven twelve";

	it("finds twelve words that two documents share, whatever surrounds them", () => {
		const documents = new Map([
			["a.md", document(`Before ${run} after.`)],
			["b.md", document(`Text\n\nAgain, ${run.toUpperCase()} and ${run}.`)],
		]);
		expect(repetitionFaults(documents)).toEqual([`b.md:6: "${run} …" is also in a.md:4; remove or rephrase it`]);
	});

	it("ignores eleven words, and repetition within one document", () => {
		const eleven = run.replace(" twelve", "");
		const documents = new Map([
			["a.md", document(`${eleven}\n\n${run}\n\n${run}`)],
			["b.md", document(`${eleven} more`)],
		]);
		expect(repetitionFaults(documents)).toEqual([]);
	});
});
