import { expect, it } from "vitest";
import { pageMarkdown } from "./page-markdown.ts";

const markdown = (main: string, origin = "") =>
	pageMarkdown(`<header>Menu</header><main><h1>T</h1>${main}</main><footer>Foot</footer>`, `${origin}/tokens`, origin)
		.replace(/^# T\n\n?/, "")
		.trimEnd();

it.each([
	["<!-- --><p>a<!-- --> b</p>", "a b"],
	["<section hidden='until-found'><h2>Later</h2><p>x</p></section>", "## Later\n\nx"],
	["<p><span>1,000</span><span>40%</span></p>", "1,000 40%"],
	["<pre><code><span>a</span><span>b</span></code></pre>", "```\nab\n```"],
	["<table><tr><th>A</th></tr><tr><td>1</td></tr></table>", "| A |\n| - |\n| 1 |"],
	["<ul><li>a</li><li>b</li></ul>", "- a\n- b"],
	["<ul><li><button>x</button></li><li>b</li></ul>", "- b"],
	["<p><span lang='ja' aria-hidden='true'>組</span> kumi</p>", "組 kumi"],
	["<p><span data-season-word='spring'>Now</span>is</p>", "is"],
	["<p>3 May <span data-now='spring'><span>Now</span></span></p>", "3 May"],
	["<p>(1 + APY)<sup>1/365</sup> − 1</p>", "(1 + APY)^(1/365) − 1"],
	["<p>1.18<span> to the power of </span><sup>1/365</sup> − 1</p>", "1.18^(1/365) − 1"],
	["<p><span>path<small>default .</small></span></p>", "path (default .)"],
	["<p><span>low, high</span><small>default low</small></p>", "low, high (default low)"],
	["<p>Vilnius <small>12<!-- --> ms</small></p>", "Vilnius 12 ms"],
	["<pre><code><kbd>cherry ping</kbd><samp>\n12 ms</samp></code></pre>", "```\n$ cherry ping\n12 ms\n```"],
	["<p>Press <kbd>Ctrl</kbd></p>", "Press `Ctrl`"],
	["<details><summary>Show the figures as a table</summary><p>x</p></details>", "x"],
	["<details><summary>Why?</summary><p>x</p></details>", "**Why?**\n\nx"],
])("%s", (html, text) => {
	expect(markdown(html)).toBe(text);
});

it.each(["aside", "button", "label", "form", "svg", "noscript", "nav", "select"])("leaves out %s", (name) => {
	expect(markdown(`<${name}>x</${name}><p>y</p>`)).toBe("y");
});

it.each([
	"<p aria-hidden='true'>x</p>",
	"<span role='tooltip'>x</span>",
	"<img alt='' src='/a.svg'>",
	"<div data-live='true'><p>x</p></div>",
	"<div data-next-section><a href='#staking'>x</a></div>",
])("leaves out %s", (html) => {
	expect(markdown(`${html}<p>y</p>`)).toBe("y");
});

it("a list of terms gives each term with its descriptions, notes in brackets", () => {
	const html =
		"<dl><div><dt>Active<span>156 of 287</span></dt><dd>54.4%</dd><dd><svg></svg></dd></div><dt>Price</dt><dd>$1</dd><dd>a Seed</dd></dl>";
	expect(markdown(html)).toBe("- Active (156 of 287): 54.4%\n- Price: $1; a Seed");
});

it("has no brackets when a term has no note", () => {
	expect(markdown("<dl><dt>APR<span></span></dt><dd>A rate.</dd></dl>")).toBe("- APR: A rate.");
});

it.each([
	["/garden", "https://site.example/garden"],
	["#staking", "https://site.example/tokens#staking"],
	["https://other.example/", "https://other.example/"],
])("resolves a link to %s", (href, address) => {
	expect(markdown(`<p><a href="${href}">x</a></p>`, "https://site.example")).toBe(`[x](${address})`);
});

it("begins with the title, whatever comes before it on the page", () => {
	expect(pageMarkdown("<main><p>花</p><div><h1>T</h1></div><p>x</p></main>", "/", "")).toBe("# T\n\n花\n\nx\n");
});

it.each(["<h1>T</h1>", "<main><h2>T</h2></main>"])("requires a main element with a title: %s", (markup) => {
	expect(() => pageMarkdown(markup, "/tokens", "")).toThrow("/tokens has no <main> with a title");
});
