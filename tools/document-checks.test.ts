import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sampleCatalogue } from "../src/documents/sample-catalogue.test-data.ts";
import { catalogueOf, cataloguePlugin } from "./catalogue-plugin.ts";
import { countFaults } from "./check-documents.ts";
import { faultOf } from "./cherry-usage.ts";
import { commandLines, documentFaults } from "./documents/document-faults.ts";

describe("the grammar of cherry", () => {
	it.each([
		"cherry init",
		"cherry init garden --template full",
		"cherry servers create web-03 --plan sprout --region vilnius --billing hourly",
		"cherry capsule wrap web-03 --compression=high --encryption gpg --recipient mika",
		"cherry files push ./site web-03:/srv/site",
		"cherry files pull web-03:'/srv/a b' .",
		"cherry ssh keys",
		"cherry ssh keys rotate deploy --type ed25519",
		"cherry ssh ceremony spring --witness aiko --witness ren --record log.txt",
		"cherry ssh ceremony spring --witness aiko ren",
		"cherry completion zsh > ~/.zfunc/_cherry",
		'cherry schedule "0 3 * * *" "cherry files sync . web-03:/srv"',
		"cherry monitor logs web-03 --since 2h | grep error # only these",
	])("accepts %s", (line) => {
		expect(faultOf(line)).toBeNull();
	});

	it.each([
		["cherry bloom", "is not a command"],
		["cherry capsule", "is not a complete command"],
		["cherry capsule wrap", "needs <server>"],
		["cherry capsule wrap web-03 web-04", "web-04: is one argument too many"],
		["cherry capsule wrap web-03 --compression max", "must be none, low, medium or high"],
		["cherry capsule wrap web-03 --speed", "--speed: is not an option of cherry capsule wrap"],
		["cherry capsule wrap web-03 --output", "--output: needs a value"],
		["cherry capsule open a.capsule", "needs --to"],
		["cherry capsule wrap web-03 --recipient mika", "--recipient: must be left out unless --encryption is gpg"],
		["cherry servers info web-03 --json --json", "given twice"],
		["cherry servers info web-03 --json=1", "takes no value"],
		["cherry files push ./site web-03", "must be <server>:<path>"],
		["cherry completion tcsh", "must be bash, zsh or fish"],
		["cherry ssh keys burn", "must be list, add, rotate or retire"],
	])("refuses %s", (line, message) => {
		expect(faultOf(line)).toContain(message);
	});

	it("allows prose to name an existing command without its arguments", () => {
		expect(faultOf("cherry capsule", false)).toBeNull();
		expect(faultOf("cherry capsule wrap", false)).toBeNull();
		expect(faultOf("cherry capsule wrap --output", false)).toBeNull();
		expect(faultOf("cherry capsule wrap --encryption gpg", false)).toBeNull();
		expect(faultOf("cherry capsule wrap --recipient", false)).toBeNull();
		expect(faultOf("cherry bloom", false)).toContain("is not a command");
		expect(faultOf("cherry capsule wrap --speed", false)).toContain("is not an option");
	});
});

describe("documentFaults", () => {
	const harmful = [
		"<SCRIPT>alert(1)</SCRIPT></svg>",
		'<g onclick="alert(1)"/></svg>',
		"<foreignObject/></svg>",
		"<use href='a.svg#b'/></svg>",
		'<rect fill="url(a.svg#b)"/></svg>',
		"<style>@import 'a.css'</style></svg>",
	];
	const image = '<svg width="400" height="260" role="img"><title>A</title></svg>';
	const images: Record<string, string> = {
		"/docs/a.svg": image,
		"/docs/viewed.svg": image.replace("<svg ", '<svg viewBox="0 0 1 1" ').replace(" height", ' fill="none" height'),
		"/docs/script.svg": image.replace("</svg>", "<script>alert(1)</script></svg>"),
		"/docs/fetches.svg": image.replace("</svg>", '<image href="https://a.example/b.png"/></svg>'),
		"/docs/kanji.svg": image.replace("</svg>", "<text x='1'>Risshun, 立春</text></svg>"),
		"/docs/untitled.svg": image.replace(/<title>.*<\/title>/, ""),
		"/docs/heavy.svg": image.replace("A", "A".repeat(30_000)),
		"/docs/heaviest.svg": image.replace("A", "A".repeat(30_001 - image.length)),
		...Object.fromEntries(harmful.map((harm, index) => [`/docs/harm-${index}.svg`, image.replace("</svg>", harm)])),
	};
	const others =
		"[a](/docs/05-technical-architecture/02-server-capsules.md) [b](/docs/01-project-overview/01-vision-and-principles.md)";
	const faults = (body: string) =>
		documentFaults(`---\ntitle: A\n---\n${body}\n\n${others}`, "docs/a/b.md", sampleCatalogue, (path) => images[path]);

	it.each([
		["[a](/docs/05-technical-architecture/02-server-capsules.md)"],
		["[a](https://a.example) ![a drawing of something](/docs/a.svg#400x260)"],
		["![a drawing of something](/docs/viewed.svg#400x260)"],
		["## A section\n\n### A part\n\n#### A part of it\n\n## Another"],
		["## `cherry`"],
		["[![a drawing of something](/docs/a.svg#400x260)](https://a.example)"],
		["<!-- a note -->"],
		["<!-- a note\nof two lines -->"],
		["[a](HTTPS://a.example)"],
		["![twenty characters it](/docs/a.svg#400x260)"],
		["![a drawing of something](/docs/heaviest.svg#400x260)"],
		["`a cherry bloom`"],
		["`cherry capsule wrap <server> --bogus`"],
		["`cherry servers list --json`"],
		["`cherry capsule wrap`"],
		["```console\n$ cherry doctor\ncherry is well\n```"],
	])("finds nothing in %j", (body) => {
		expect(faults(body.replace("cherry is well", "all is well"))).toEqual([]);
	});

	it.each([
		["\n\n[a](/docs/none.md)", 6, "there is no such document"],
		["[a](/docs/server-capsules)", 4, "write it as /docs/05-technical-architecture/02-server-capsules.md"],
		["[a][b]\n\n[b]: /tokens", 6, "leads nowhere"],
		["[a](#b)", 4, "leads nowhere"],
		["[a](b.md)", 4, "relative links do not work"],
		["[a](tel:1)", 4, "its scheme is not allowed"],
		["![a](/docs/b.svg)", 4, "does not exist"],
		["![a drawing of something](/docs/kanji.svg#400x260)", 4, "draw it as paths"],
		["![a](/docs/a.svg#400x260)", 4, "describe what it shows"],
		["![a drawing of something](/docs/a.svg)", 4, "append its size, /docs/a.svg#400x260"],
		["![a drawing of something](/docs/script.svg#400x260)", 4, "contains a script"],
		["![a drawing of something](/docs/fetches.svg#400x260)", 4, "loads another resource"],
		...harmful.map((_, index): [string, number, string] => [
			`![a drawing of something](/docs/harm-${index}.svg#400x260)`,
			4,
			"contains a script",
		]),
		["![19 characters of it](/docs/a.svg#400x260)", 4, "describe what it shows"],
		["![a drawing of something](docs/a.svg#400x260)", 4, "must be on this site"],
		["![a drawing of something](//a.example/b.svg)", 4, "must be on this site"],
		["![                    a](/docs/a.svg#400x260)", 4, "describe what it shows"],
		["<div><!-- a note -->", 4, "raw HTML"],
		["[a](?https://a.example)", 4, "relative links do not work"],
		["a <!-- b --> <i>", 4, "raw HTML"],
		["![a drawing of something](/docs/untitled.svg#400x260)", 4, "has no title"],
		["![a drawing of something](/docs/heavy.svg#400x260)", 4, "weighs more than 30 KB"],
		["<!-- seedsMarket.price --> is the price", 4, "raw HTML"],
		["![a](https://a.example/b.svg)", 4, "must be on this site"],
		["# A", 4, "a heading of level 1"],
		["## A\n\n#### B\n\n#### C", 6, "level 4 below one of level 2: level 3 comes first"],
		["### A", 4, "level 3 below one of level 1: level 2 comes first"],
		["## ", 4, "a heading without text"],
		["## <!-- a note -->", 4, "a heading without text"],
		["[](https://a.example)", 4, "a link without text"],
		["[<!-- a note -->](https://a.example)", 4, "a link without text"],
		["[][b]\n\n[b]: https://a.example", 4, "a link without text"],
		["[a](https://a.example) [ ](https://a.example)", 4, "a link without text"],
		["a <b>c", 4, "raw HTML"],
		["`cherry bloom`", 4, "is not a command"],
		["```console\n$ cherry doctor\n$ cherry bloom\n```", 6, "is not a command"],
		["```bash\nif x; then\n  cherry doctor \\\n    --fixx\nfi\n```", 6, "is not an option"],
		["```bash\nls && cherry bloom\n```", 5, "is not a command"],
		["```console\n$ cherry inventory pricing vps-2\n€0.09 an hour\n```", 6, "it is “€0.020 an hour”"],
	])("finds the fault in %j", (body, line, message) => {
		expect(faults(body)).toEqual([{ line, message: expect.stringContaining(message) }]);
	});

	it("requires links to two other documents", () => {
		const [one = "", other = ""] = others.split(" ");
		const self = "[c](/docs/a/b.md)";
		const faultsIn = (body: string) => documentFaults(body, "docs/a/b.md", sampleCatalogue, () => undefined);
		expect(faultsIn(`${one} ${other}`)).toEqual([]);
		for (const links of [one, `${one} ${one}`, `${one} [d](https://a.example/docs/)`])
			expect(faultsIn(links)).toEqual([
				{ line: 1, message: "links to 1 other documents; it must link to at least two" },
			]);
		expect(faultsIn(`${one} ${self}`).map(({ message }) => message)).toContain(
			"links to 1 other documents; it must link to at least two",
		);
	});

	it("finds every command of a fence", () => {
		expect(commandLines("$ cherry a \\\n  b\nout\ncherry c; cherry d $(cherry e)")).toEqual([
			{ command: "cherry a  b", offset: 0 },
			{ command: "cherry c; cherry d $(cherry e)", offset: 3 },
			{ command: "cherry d $(cherry e", offset: 3 },
		]);
		expect(commandLines("hana@web-01:~$ cherry a")).toEqual([{ command: "cherry a", offset: 0 }]);
		expect(commandLines("cherry a \\")).toEqual([{ command: "cherry a \\", offset: 0 }]);
		expect(commandLines("cherry a \\\n  b")).toEqual([{ command: "cherry a  b", offset: 0 }]);
	});
});

describe("countFaults", () => {
	it("names a section with the wrong number of documents", () => {
		const [first, ...others] = sampleCatalogue;
		const [file] = first?.files ?? [];
		if (!first || !file) throw new Error("the sample begins with a section that has a document");
		const withFiles = (count: number) => [{ ...first, files: Array.from({ length: count }, () => file) }, ...others];
		const faultsOf = (count: number) => countFaults(withFiles(count)).filter((fault) => fault.includes("section 01"));
		expect(faultsOf(4)).toEqual([]);
		for (const count of [0, 3, 5])
			expect(faultsOf(count)).toEqual([
				`public/docs: section 01 Project Overview has ${count} documents; specification 3 lists 4`,
			]);
	});
});

describe("the catalogue of a project", () => {
	it("has ten empty sections when there are no documents", () => {
		expect(catalogueOf("/nowhere").flatMap(({ files }) => files)).toEqual([]);
		expect(catalogueOf("/nowhere")).toHaveLength(10);
	});

	it("comes with a parser that needs no DOM", () => {
		const plugin = cataloguePlugin() as unknown as {
			config(): { resolve: { alias: { find: RegExp; replacement: string }[] } };
		};
		const [alias] = plugin.config().resolve.alias;
		expect(alias?.find.test("decode-named-character-reference")).toBe(true);
		expect(readFileSync(alias?.replacement ?? "", "utf8")).not.toMatch(/\bdocument\./);
	});

	it("is what the virtual module exports", () => {
		const plugin = cataloguePlugin() as unknown as {
			resolveId(id: string): string | undefined;
			load(id: string): string | undefined;
		};
		const id = plugin.resolveId("virtual:catalogue") ?? "";
		expect(plugin.resolveId("other")).toBeUndefined();
		expect(plugin.load("other")).toBeUndefined();
		expect(plugin.load(id)).toMatch(/^import .*\nexport default unpackCatalogue\(\[/);
	});
});
