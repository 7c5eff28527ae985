import { describe, expect, it } from "vitest";
import { isLocalAddress, safeHref } from "./safe-href.ts";

describe("safeHref", () => {
	it.each([
		"https://a.example",
		"HTTP://a.example",
		"irc://a",
		"ircs://a",
		"mailto:a@b.co",
		"MailTo:a@b.co",
		"mailto:a:b@b.co",
		"xmpp:a@b",
		"/a:b",
		"?a:b",
		"#a:b",
		"a/b:c",
		"a?b:c",
		"a#b:c",
		"",
		"//a.example",
		"name",
	])("keeps %s", (href) => {
		expect(safeHref(href)).toBe(href);
	});

	it.each([
		"javascript:alert(1)",
		"JAVASCRIPT:alert(1)",
		"java\tscript:alert(1)",
		"java\nscript:alert(1)",
		"\u0001javascript:alert(1)",
		" javascript:alert(1)",
		"\u2028javascript:alert(1)",
		"\u00a0javascript:alert(1)",
		"javascript\u0000:alert(1)",
		":javascript:alert(1)",
		"vbscript:x",
		"data:text/html,x",
		"blob:https://a/1",
		"file:///etc/passwd",
		"tel:1",
		"ftp://a",
		"https\u200b:x",
		"view-source:x",
		"sms:1",
		"web+mailto:a@b.co",
		"xhttps://a",
	])("rejects %j", (href) => {
		expect(safeHref(href)).toBeNull();
	});
});

describe("isLocalAddress", () => {
	it.each([
		["/images/a.svg", true],
		["images/a.svg", true],
		["/images/a:b.svg", true],
		["a.svg?x:y", true],
		["a.svg#x:y", true],
		["//a.example/a.png", false],
		["\\\\a.example\\a.png", false],
		["/\\a.example/a.png", false],
		["https://a.example/a.png", false],
		["data:image/png;base64,AA", false],
		[":a.svg", false],
		["", false],
	])("%s: %s", (address, local) => {
		expect(isLocalAddress(address)).toBe(local);
	});
});
