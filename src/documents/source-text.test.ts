import { describe, expect, it } from "vitest";
import { cleanText, splitFrontMatter, titleOf } from "./source-text.ts";

describe("cleanText", () => {
	it.each([
		["\uFEFFText", "Text"],
		["a\uFEFFb", "a\uFEFFb"],
		["a\0b", "a\uFFFDb"],
		["a\uD800b\uDC00", "a\uFFFDb\uFFFD"],
		["𠮷🌸", "𠮷🌸"],
		["", ""],
	])("%j becomes %j", (source, clean) => {
		expect(cleanText(source)).toBe(clean);
	});
});

describe("splitFrontMatter", () => {
	it.each([
		["---\ntitle: A\n---\nText", "title: A\n", "Text"],
		["\uFEFF---\r\ntitle: A\r\n---\r\nText", "title: A\r\n", "Text"],
		["---\rtitle: A\r---\rText", "title: A\r", "Text"],
		["a\uFEFFb", null, "a\uFEFFb"],
		["---\ntitle: A\n---", "title: A\n", ""],
		["---\n---\nText", "", "Text"],
		["--- \ntitle: A\n---\t\nText", "title: A\n", "Text"],
		["---\t\ntitle: A\n--- \nText", "title: A\n", "Text"],
		["---\ntitle: A\n---\u2028Text", null, "---\ntitle: A\n---\u2028Text"],
		["---\ntitle: A\nText", null, "---\ntitle: A\nText"],
		["---\ntitle: A\n----\nText", null, "---\ntitle: A\n----\nText"],
		["Text\n---\na\n---\n", null, "Text\n---\na\n---\n"],
		["", null, ""],
	])("splits %j", (source, frontMatter, body) => {
		expect(splitFrontMatter(source)).toEqual({ frontMatter, body });
	});
});

describe("titleOf", () => {
	it.each([
		["title: Server Capsules\n", "Server Capsules"],
		['description: x\ntitle: "Keys: a \\"primer\\""\n', 'Keys: a "primer"'],
		['title: The word "wa"\n', 'The word "wa"'],
		["title: 'It''s time'\r\n", "It's time"],
		["title: 'It''s ''time'''\n", "It's 'time'"],
		['title: "Keys" and locks\n', '"Keys" and locks'],
		["title: \t Keys \t\n", "Keys"],
		['title: ""\n', ""],
		['title: "a \\\\ b"\n', "a \\ b"],
		["title:Keys\n", undefined],
		["subtitle: x\n", undefined],
		["", undefined],
	])("reads %j", (frontMatter, title) => {
		expect(titleOf(frontMatter)).toBe(title);
	});
});
