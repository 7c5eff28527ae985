import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documentVersion } from "./document-version.ts";
import { parseDocument } from "./parse-document.ts";
import { passagesOf } from "./passages.ts";

const head = "---\ntitle: A title\n---\n";
const passages = async (body: string) => passagesOf((await parseDocument(`${head}${body}`)).nodes);

describe("passages", () => {
	it.each([
		["a heading and a paragraph", "## Wrap\n\nName it.", 2],
		["each item of a list, with the list in it", "- one\n- two\n  - three\n- four", 3],
		["each row of a table, its head included", "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |", 3],
		["code, whole", "```\none\ntwo\n```", 1],
		["a callout, whole", "> **Title**\n>\n> Text\n>\n> - item", 1],
		["a quote, whole", "> Text\n>\n> Text", 1],
		["a picture", "![A capsule](/docs/images/a.svg#4x4)", 1],
		["notes", "Text[^1]\n\n[^1]: A note", 3],
		["no rule, and nothing empty", "---\n\n<!-- said aside -->\n", 0],
	])("are %s", async (_, body, count) => {
		expect(await passages(body)).toHaveLength(count);
	});

	it.each([
		["the source breaks its lines elsewhere", "one two\nthree", "one\ntwo three"],
		["emphasis", "one **two** `three`", "one two three"],
		["where a link leads", "[one](/docs/a)", "[one](/docs/b)"],
		["a heading's level", "## One", "### One"],
		["how a table is aligned", "| a |\n|---|\n| 1 |", "| a |\n|--:|\n| 1 |"],
		["composed or decomposed letters", "caf\u00e9", "cafe\u0301"],
	])("are the same whatever %s", async (_, one, other) => {
		expect(await passages(one)).toEqual(await passages(other));
	});

	it.each([
		["a word", "one two", "one too"],
		["a letter's case", "One", "one"],
		["a figure", "1,200", "1,300"],
		["which picture it is", "![A](/docs/images/a.svg)", "![A](/docs/images/b.svg)"],
		["what a picture is said to show", "![A](/docs/images/a.svg)", "![B](/docs/images/a.svg)"],
		["where one cell ends", "| a | b |\n|---|---|\n| x | y |", "| a | b |\n|---|---|\n| xy | |"],
	])("differ by %s", async (_, one, other) => {
		expect(await passages(one)).not.toEqual(await passages(other));
	});

	it("are not marked in a text without a title: a placeholder is not read", async () => {
		expect(passagesOf((await parseDocument("## Wrap\n\nText")).nodes)).toEqual([]);
	});

	it.each(globSync("public/docs/05-*/*.md"))("are distinct in %s", async (file) => {
		const hashes = passagesOf((await parseDocument(readFileSync(file, "utf8"))).nodes);
		expect(hashes.length).toBeGreaterThan(10);
		expect(new Set(hashes).size).toBe(hashes.length);
		expect(hashes.join("")).toMatch(new RegExp(`^[0-9a-z]{${hashes.length * 4}}$`));
	});
});

it("a version depends on the passages, their order and their number", () => {
	const versions = [["aaaa", "bbbb"], ["aaaa", "bbbc"], ["bbbb", "aaaa"], ["aaaa"], []].map(documentVersion);
	expect(new Set(versions).size).toBe(versions.length);
});
