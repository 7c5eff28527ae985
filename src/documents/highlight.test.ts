import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArticleNode, childrenOf, textOf } from "./article-node.ts";
import { copyTextOf, withoutComments } from "./copy-text.ts";
import { highlight, languageOf } from "./highlight.ts";
import { highlightConsole } from "./highlight-command.ts";

const span = (className: string, ...children: ArticleNode[]): ArticleNode => ["span", { className }, ...children];
const ja = (text: string): ArticleNode => ["span", { lang: "ja" }, text];
/** The `code` element that these nodes become, with only what copying uses. */
const codeElement = (nodes: ArticleNode[]) => {
	const commandsIn = (node: ArticleNode): ArticleNode[] => {
		if (typeof node === "string") return [];
		return node[1]?.className === "command" ? [node] : childrenOf(node).flatMap(commandsIn);
	};
	const element = (children: ArticleNode[]) => ({ textContent: children.map(textOf).join("") });
	const commands = nodes.flatMap(commandsIn).map((command) => element([command]));
	return { ...element(nodes), querySelectorAll: () => commands };
};

describe("languageOf", () => {
	it.each([
		["sh", "bash"],
		["Shell", "console"],
		["yml", "yaml"],
		["toml", "toml"],
		["tsx", "typescript"],
		["patch", "diff"],
		["html", "xml"],
		["text", "plaintext"],
		["python", "python"],
		["c++", "c++"],
		["", ""],
		["__proto__", ""],
		["constructor", "constructor"],
		["x onload=y", ""],
		["a".repeat(30), ""],
	])("%s is %s", (info, name) => {
		expect(languageOf(info)).toBe(name);
	});
});

describe("a session", () => {
	it("distinguishes prompt, command, flags and output", () => {
		expect(highlightConsole("# seal it\n$ cherry capsule wrap web-03 --encryption gpg\nsealed 412 MB")).toEqual([
			span("hl-comment", "# seal it"),
			"\n",
			span("prompt", "$ "),
			span("command", span("hl-command", "cherry"), " capsule wrap web-03 ", span("hl-flag", "--encryption"), " gpg"),
			"\n",
			span("output", "sealed 412 MB"),
		]);
	});

	it("treats cherry lines as commands when there is no prompt", () => {
		expect(highlightConsole("cherry doctor\ncherry-pick is fine")).toEqual([
			span("command", span("hl-command", "cherry"), " doctor"),
			"\n",
			span("output", "cherry-pick is fine"),
		]);
	});

	it.each([
		["$ cherry doctor\nAll well\n$ cherry status --json", "cherry doctor\ncherry status --json"],
		["$ cherry files push a \\\n    web-03:/srv\ndone", "cherry files push a \\\n    web-03:/srv"],
		["$ cherry ssh connect a\nhana@a:~$ sudo reboot\nhana@a:/srv$ exit", "cherry ssh connect a\nsudo reboot\nexit"],
		["mail hana@a: $ 5\n$HOME", "mail hana@a: $ 5\n$HOME"],
		["just output", "just output"],
		["$", ""],
	])("copies %j as %j", (source, copied) => {
		expect(copyTextOf(codeElement(highlightConsole(source)))).toBe(copied);
	});
});

it("copies a document without the sources of its figures, except where code quotes one", () => {
	const source = "At $0.847<!-- market.price --> each,\n500<!-- a --> in all.\n\nAs in `7<!-- b --> days`, `odd";
	expect(withoutComments(source)).toBe("At $0.847 each,\n500 in all.\n\nAs in `7<!-- b --> days`, `odd");
});

describe("highlight", () => {
	const languages = ["console", "bash", "json", "yaml", "toml", "typescript", "xml", "diff", "plaintext", "python", ""];

	it.each([
		["json", '{"a": 1}', span("hl-name", '"a"')],
		["yaml", "a: true", span("hl-name", "a:")],
		["toml", "[mesh]\nbeat = 30", span("hl-name", "[mesh]")],
		["typescript", "const a = 1;", span("hl-keyword", "const")],
		["typescript", "const a = <Badge />;", span("hl-name", "Badge")],
		["typescript", 'const a = <Badge tone="good" />;', span("hl-string", '"good"')],
		["xml", "<p lang='ja'>春</p>", span("hl-name", "lang")],
		["diff", "-a\n+b", span("hl-added", "+b")],
		["bash", "cherry files sync . web-03:/srv --delete", span("hl-flag", "--delete")],
		["bash", "cherry status", span("hl-command", "cherry")],
	])("colours %s", async (language, source, part) => {
		expect(await highlight(source, language)).toContainEqual(part);
	});

	it.each(["plaintext", "python", "", "constructor", "__proto__"])("leaves %j plain", async (language) => {
		expect(await highlight("const a = 1;", language)).toEqual(["const a = 1;"]);
	});

	it("treats an attribute value in braces as code, not as a string", async () => {
		const kinds = (await highlight('const a = <Gate tone="good" onOpen={go} />;', "typescript")).filter(
			(node) => typeof node !== "string" && node[1]?.className === "hl-string",
		);
		expect(kinds.map(textOf)).toEqual(['"good"']);
	});

	it.each([
		[
			"typescript",
			'const wa = "和";',
			[span("hl-keyword", "const"), " wa = ", span("hl-string", '"', ja("和"), '"'), ";"],
		],
		["console", "$ echo 春", [span("prompt", "$ "), span("command", span("hl-command", "echo"), " ", ja("春"))]],
		["plaintext", "改善 and 後輩", [ja("改善"), " and ", ja("後輩")]],
	])("marks Japanese in %s", async (language, source, nodes) => {
		expect(await highlight(source, language)).toEqual(nodes);
	});

	it("leaves long code plain", async () => {
		const source = "const a = 1;\n".repeat(2_000);
		expect(await highlight(source, "typescript")).toEqual([source]);
	});

	it("never changes the text", async () => {
		const source = fc.string({ unit: fc.constantFrom(..."$#'\"\\-| \n\tcherry{}[]<>&;:=+é間") });
		await fc.assert(
			fc.asyncProperty(source, fc.constantFrom(...languages), async (text, language) => {
				expect((await highlight(text, language)).map(textOf).join("")).toBe(text);
			}),
		);
	});
});

it.each([
	["typescript", '<Panel title="One" count={2}>\n\tText\n</Panel>'],
	["json", '{ "one": [1, true] }'],
	["yaml", "one:\n  - two # three"],
])("leaves no two adjacent texts in %s: markup would have a comment between them", async (language, source) => {
	const isSplit = (nodes: readonly ArticleNode[]): boolean =>
		nodes.some((node, index) =>
			typeof node === "string" ? typeof nodes[index + 1] === "string" : isSplit(childrenOf(node)),
		);
	const nodes = await highlight(source, language);
	expect(nodes.map(textOf).join("")).toBe(source);
	expect(nodes.length).toBeGreaterThan(1);
	expect(isSplit(nodes)).toBe(false);
});
