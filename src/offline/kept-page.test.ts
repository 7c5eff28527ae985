import { expect, it } from "vitest";
import { copyOf, isOtherVersion, isPageOf, markKept, namedFiles, pageKey, pageName } from "./kept-page.ts";

it.each([
	["https://example.org/", "https://example.org/"],
	["https://example.org/tokens", "https://example.org/tokens"],
	["https://example.org/tokens//?season=winter#staking", "https://example.org/tokens"],
	["https://example.org/sakura/", "https://example.org/sakura"],
])("keeps %s as %s", (url, key) => {
	expect(pageKey(url)).toBe(key);
});

it("recognises a page that stands in for another path", () => {
	const html = '<body><div id="root" data-path="/docs"><main></main></div></body>';
	expect(isPageOf(html, "/docs")).toBe(true);
	expect(isPageOf(html, "/docs/05")).toBe(false);
	expect(isPageOf(html, "/")).toBe(false);
	expect(isPageOf('<div id="root"><main></main></div>', "")).toBe(false);
});

it("lists files of the build and of the documents, each once, and nothing else", () => {
	const html = `<link rel="icon" href="/s/favicon.svg"><link rel="stylesheet" disabled href="/s/assets/a-1.css">
		<script type="module" src="/s/assets/a-1.js"></script><use href="/s/assets/icons-1.svg#house"><use href="/s/assets/icons-1.svg#menu">
		<link rel="alternate" href="/s/docs/05-a/02-b.md"><img src="/s/docs/images/c.svg"><a href="/s/docs/section/document"><a href="/s/docs/section/v1.2">
		<a href="/assets/other.js"><a href="https://example.org/s/assets/far.js"><div data-src="/s/assets/not.js">`;
	expect(namedFiles(html, "/s/")).toEqual([
		"/s/assets/a-1.css",
		"/s/assets/a-1.js",
		"/s/assets/icons-1.svg",
		"/s/docs/05-a/02-b.md",
		"/s/docs/images/c.svg",
	]);
	expect(namedFiles(html, "/")).toEqual(["/assets/other.js"]);
});

it("marks a copy with the time, once, on the root element", () => {
	expect(markKept('<!doctype html>\n<html lang="en"><p>&lt;html', "2026-11-22T09:00:00.000Z")).toBe(
		'<!doctype html>\n<html data-kept="2026-11-22T09:00:00.000Z" lang="en"><p>&lt;html',
	);
	expect(markKept("no page", "2026-11-22")).toBe("no page");
});

it("copies a response's headers, except those that do not fit the text, or that the text has itself", async () => {
	const headers = {
		"content-type": "text/html",
		"content-encoding": "br",
		"content-length": "7",
		"content-security-policy": "script-src 'sha256-former'",
		"x-frame-options": "DENY",
	};
	const copy = copyOf(new Response("a page", { headers }), "a copy");
	expect(await copy.text()).toBe("a copy");
	expect([...copy.headers]).toEqual([
		["content-type", "text/html"],
		["x-frame-options", "DENY"],
	]);
});

it.each([
	["<title>Server Capsules · Sakura Ecosystem</title>", "Server Capsules"],
	["<title>A · B · Sakura Ecosystem</title>", "A · B"],
	["<title>Design &amp; &quot;Branding&quot; &lt;1&gt; · Sakura Ecosystem</title>", 'Design & "Branding" <1>'],
	["<title>&amp;lt; · Sakura Ecosystem</title>", "&lt;"],
	["<h1>No title</h1>", undefined],
])("reads the name from %s: %s", (html, name) => {
	expect(pageName(html)).toBe(name);
});

it("detects another version by any script of the page whose full name the shell lacks", () => {
	const shell = '<script src="/assets/index-1.js"></script><script src="/assets/wallets-1.js"></script>';
	const isOther = (scripts: string[], base = "/") => isOtherVersion(shell, scripts, base);
	expect(isOther(["/assets/index-1.js", "/assets/wallets-1.js"])).toBe(false);
	expect(isOther(["/assets/index-1.js", "/assets/wallets-2.js"])).toBe(true);
	expect(isOther(["/assets/index-1"])).toBe(true);
	expect(isOther([])).toBe(false);
	// Wallet extensions add scripts of their own to the page.
	expect(isOther(["/assets/index-1.js", "chrome-extension://abc/inpage.js", ""])).toBe(false);
	expect(isOther(["/sakura/assets/index-1.js"], "/sakura/")).toBe(true);
});
