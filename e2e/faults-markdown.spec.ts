import type { Page, Route } from "@playwright/test";
import { openEach } from "./support/crafted.ts";
import { hold } from "./support/hold.ts";
import { hostileDocuments } from "./support/hostile-markdown.ts";
import { articleOf, documentLink, files, replaceable, serveMarkdown } from "./support/reader.ts";
import { expect, listenToConsole, openPage, test } from "./support/test.ts";

/* Faults 1 to 13 of the project's list: what a document may contain. 14 and 15: reader-addresses.spec.ts. */

const PLACEHOLDER = "This is a placeholder for a document that could not be loaded.";
const LOGGED = [/Document .* could not be loaded/, /Failed to load resource/];

/** Everything in the article that could run, load from another host or clobber a name of the page, described. */
function whatIsNotInert(page: Page): Promise<string[]> {
	return articleOf(page).evaluate((article) => {
		const tags = new Set(
			"a aside blockquote br button code del div em figure h2 h3 h4 h5 h6 hr img input li ol p pre section span strong sup table tbody td th thead tr ul".split(
				" ",
			),
		);
		const attributes =
			/^(?:alt|aria-.+|checked|class|data-(?:anchor|copy-code|document|head|language|unknown-document)|disabled|href|id|lang|loading|rel|role|scope|src|start|tabindex|target|title|type)$/;
		const schemes = new Set(["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"]);
		return [...article.querySelectorAll("*")].flatMap((element) => {
			const faults = [...element.attributes].flatMap(({ name, value }) => {
				const stray =
					!attributes.test(name) ||
					(name === "id" && !/^[hn]-/.test(value)) ||
					(name === "href" && !schemes.has(new URL(value, location.href).protocol)) ||
					(name === "src" && new URL(value, location.href).origin !== location.origin);
				return stray ? [`${name}="${value}"`] : [];
			});
			if (!tags.has(element.localName)) faults.push("element");
			if (element.matches("a[target]:not([rel~='noopener'])")) faults.push("keeps its opener");
			return faults.map((fault) => `<${element.localName}>: ${fault}`);
		});
	});
}

test("faults 1 to 6: hostile documents are inert", async ({ page, allowMessages }) => {
	allowMessages(/No document for the link/);
	const happened: string[] = [];
	page.on("dialog", (dialog) => {
		happened.push(`dialog: ${dialog.message()}`);
		void dialog.dismiss();
	});
	page.on("request", (request) => {
		if (request.url().includes("evil")) happened.push(`request: ${request.url()}`);
	});
	const texts = Object.entries(hostileDocuments).map(([fault, parts]) => [
		fault,
		[...parts, "The end of the document."].join("\n\n"),
	]);
	await openEach(page, Object.fromEntries(texts) as Record<string, string>, {
		check: async (fault, article) => {
			await expect(article).toContainText("The end of the document.");
			expect(await whatIsNotInert(page), fault).toEqual([]);

			// Links within the site do no harm, and the page still works.
			for (const link of await article.locator("a:not([target]), .inert-link").all()) await link.dispatchEvent("click");
			await expect(article).toContainText("The end of the document.");
			expect(
				await page.evaluate(() => [typeof document.getElementById, document.getElementById("root")?.dataset.path]),
			).toEqual(["function", replaceable.path]);
			const dark = page.getByRole("switch", { name: "Dark mode" });
			await dark.click();
			await expect(page.locator("html")).toHaveClass(/dark-mode/);
			await dark.click();
			await expect(page.locator("html")).not.toHaveClass(/dark-mode/);
			expect(happened).toEqual([]);
		},
	});
});

test("fault 1: unclosed raw HTML does not swallow the rest of the page", async ({ page }) => {
	const openings = ["<script>", "<style>", "<!--", "<![CDATA[", "<svg", "<a href='", "<textarea>", "<title>"];
	const texts = openings.map((unclosed) => [unclosed, `A beginning.\n\n${unclosed} alert(1)`]);
	await openEach(page, Object.fromEntries(texts) as Record<string, string>, {
		check: async (unclosed, article) => {
			await expect(article).toContainText("A beginning.");
			expect(await whatIsNotInert(page), unclosed).toEqual([]);
			await expect(page.getByRole("contentinfo")).toBeVisible();
		},
	});
});

const pathological: Record<string, Record<string, string>> = {
	"deep nesting": {
		"50,000 nested quotes": "> ".repeat(50_000),
		"50,000 nested lists": "- ".repeat(50_000),
		"lists nested by indentation": Array.from({ length: 2_000 }, (_, depth) => `${" ".repeat(depth * 2)}- a`).join(
			"\n",
		),
		"50,000 opened emphases": "*a **a ".repeat(50_000),
		"backticks in growing runs": Array.from({ length: 1_500 }, (_, length) => `e${"`".repeat(length + 1)}`).join(""),
	},
	"unclosed constructs": {
		"1 MB of >": ">".repeat(1_000_000),
		"1 MB of [": "[".repeat(1_000_000),
		"[a 16,000 times": "[a".repeat(16_000),
		"[a](b 50,000 times": "[a](b".repeat(50_000),
		"1 MB of opened tags": "<a ".repeat(333_000),
		"1 MB of opened comments": "<!-- ".repeat(200_000),
	},
	"sheer length": {
		"50,000 references": `[r]: /x\n\n${"[r] ".repeat(50_000)}`,
		"a table of 1,000 columns and rows": `${"|a".repeat(1_000)}|\n${"|-".repeat(1_000)}|\n${"|\n".repeat(1_000)}`,
		"100,000 lines": "a\n\n".repeat(100_000),
	},
};

for (const [kind, sources] of Object.entries(pathological)) {
	test(`fault 7: ${kind} ends in content or the placeholder, and the page stays responsive meanwhile`, async ({
		page,
		allowMessages,
	}) => {
		allowMessages(...LOGGED);
		const dark = page.getByRole("switch", { name: "Dark mode" });
		await openEach(page, sources, {
			meanwhile: async () => {
				await dark.click({ timeout: 5_000 });
				await expect(dark).toBeChecked();
			},
			check: async (_name, article) => {
				await expect(article).not.toBeEmpty();
				await dark.click({ timeout: 5_000 });
				await expect(dark).not.toBeChecked();
			},
		});
	});
}

const oddBytes: Record<string, [source: string | Buffer, shown: string | RegExp]> = {
	"a NUL": ["before\0after", "before\uFFFDafter"],
	"a lone surrogate": [Buffer.from([...Buffer.from("before"), 0xed, 0xa0, 0x80, ...Buffer.from("after")]), "after"],
	"bytes that are not UTF-8": [Buffer.from([0xff, 0xfe, ...Buffer.from("text"), 0x80]), "text"],
	"a front matter": ["---\ntitle: A title\ndescription: A secret line.\n---\n\nThe body.", /^The body\.$/],
	"a byte order mark": ["\uFEFF---\ntitle: A title\n---\nThe text.", /^The text\.$/],
	"1 MB in one line": [`${"word ".repeat(200_000)}end`, "word end"],
	"1 MB without a space": [`${"x".repeat(1_000_000)} end`, "x end"],
	"a front matter that never ends": ["---\ntitle: A title\n\nThe text.", "The text."],
	"line ends of all systems": ["one\r\n\r\ntwo\r\rthree\n\nfour", "four"],
	nothing: ["", ""],
};

test("fault 8: documents with odd bytes, or none, are shown", async ({ page }) => {
	// On a busy machine a megabyte may exceed the reader's own time limit; this test is about what is shown.
	await page.addInitScript(() => {
		const after = window.setTimeout.bind(window);
		Object.assign(window, {
			setTimeout: (act: () => void, ms = 0) => after(act, ms === 10_000 ? 30_000 : ms),
		});
	});
	const sources = Object.fromEntries(Object.entries(oddBytes).map(([name, [source]]) => [name, source]));
	await openEach(page, sources, {
		check: async (name, article) => {
			await expect(page.getByText("min read")).toBeVisible();
			const shown = oddBytes[name]?.[1] ?? "";
			// An empty document is shown as such, under its title.
			if (shown === "") await expect(article).toBeEmpty();
			else await expect(article).toContainText(shown);
			await expect(article).not.toContainText(PLACEHOLDER);
			await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCount(1);
		},
	});
});

const failures: Record<string, [how: string, fail: (route: Route) => Promise<void>][]> = {
	"9: a document answered with 404, with 500 or not at all": [
		["404", (route) => route.fulfill({ status: 404, body: "There is no such file." })],
		["500", (route) => route.fulfill({ status: 500, body: "Oops" })],
		["cut", (route) => route.abort("connectionreset")],
	],
	"10: a document answered with an HTML page, whatever its content type,": [
		["HTML", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>A host's fallback</p>" })],
		[
			"HTML called markdown",
			(route) => route.fulfill({ contentType: "text/markdown", body: "\n<!DOCTYPE html>\n<p>A host's fallback</p>" }),
		],
		[
			"HTML without a doctype",
			(route) =>
				route.fulfill({
					contentType: "application/octet-stream",
					body: "<html lang=en><p>A host's fallback</p>",
				}),
		],
	],
};

for (const [fault, ways] of Object.entries(failures)) {
	test(`fault ${fault} becomes a dated placeholder, is logged, and can be retried`, async ({ page, allowMessages }) => {
		allowMessages(...LOGGED);
		await page.clock.setFixedTime(new Date(2026, 4, 4, 12));
		for (const [how, fail] of ways) {
			await test.step(how, async () => {
				const logged = page.waitForEvent("console", (message) => message.text().includes("could not be loaded"));
				await page.route(replaceable.file, fail);
				await openPage(page, replaceable.address);
				const title = page.getByRole("heading", { level: 1 });
				await expect(title).toHaveText(replaceable.title);
				await expect(articleOf(page)).toContainText(PLACEHOLDER);
				await expect(articleOf(page)).toContainText("4 May 2026");
				await expect(articleOf(page)).toContainText("docs/05-technical-architecture/02-server-capsules.md");
				const lead = page.locator("[data-description]");
				await expect(lead).toHaveText(/^A capsule wraps a whole server/);
				await expect(articleOf(page)).toContainText(await lead.innerText());
				await expect(page.getByRole("main")).not.toContainText("fallback");
				await expect(page.getByRole("main")).not.toContainText("Oops");
				expect((await logged).text()).toContain("docs/05-technical-architecture/02-server-capsules.md");

				await page.unroute(replaceable.file);
				await page.getByRole("button", { name: "Try again" }).click();
				await expect(articleOf(page)).toContainText("Name the server.");
				await expect(articleOf(page)).not.toContainText(PLACEHOLDER);
				await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
				await expect(title, "the focus does not get lost with the button").toBeFocused();
			});
		}
	});
}

test("fault 11: a late response never replaces the document chosen after it", async ({ page }) => {
	const late = await hold(page, replaceable.file);
	// Not one that is read ahead.
	await serveMarkdown(page, "/docs/05-technical-architecture/07-seasonal-engine.md", "A later answer");
	await openPage(page, replaceable.address);
	await late.asked;
	await documentLink(page, "P2P Mesh").click();
	await expect(articleOf(page)).toHaveAttribute("data-article", "05-05");
	await page.locator("html").evaluate((root) => {
		root.dataset.seen = "";
		const look = () => {
			if (document.body.textContent.includes("A late answer")) root.dataset.seen += "late";
		};
		new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
	});

	late.release({ body: "A late answer", contentType: "text/markdown" });
	await page.waitForFunction(
		(file) => performance.getEntriesByName(new URL(file, location.href).href).length > 0,
		files.capsules,
	);
	// Documents are parsed in turn: once this one is shown, the late one has been parsed.
	await documentLink(page, "Seasonal Engine").click();
	await expect(articleOf(page)).toHaveText("A later answer");
	await expect(page.locator("html")).toHaveAttribute("data-seen", "");
	await documentLink(page, replaceable.title).click();
	await expect(articleOf(page)).toHaveText("A late answer");
});

test("faults 12 and 13: dead links do nothing, and only unknown documents are logged", async ({
	page,
	allowMessages,
}) => {
	allowMessages(/No document for the link/);
	const dead = ["/docs/99-nowhere/01-nothing.md", "/docs/05-technical-architecture/99-nothing", "/docs/__proto__"];
	const labels = ["#wrap", "#", "/", "/tokens", "//evil.example", "/docs/"];
	const links = [...dead, ...labels].map((href, index) => `- [link ${index}](${href})`);
	await serveMarkdown(page, files.capsules, links.join("\n"));
	await openPage(page, replaceable.address);
	await expect(page).toHaveURL(replaceable.path);
	const heard = listenToConsole(page);
	const entries = await page.evaluate(() => history.length);
	for (const index of links.keys()) await articleOf(page).getByText(`link ${index}`, { exact: true }).click();
	expect(heard).toEqual(dead.map((href) => `No document for the link ${href}`));
	await articleOf(page).getByRole("link", { name: "link 0", exact: true }).press("Enter");
	await expect.poll(() => heard).toHaveLength(dead.length + 1);
	await expect(page).toHaveURL(replaceable.path);
	expect(await page.evaluate(() => history.length)).toBe(entries);
	await expect(articleOf(page).locator("a[href]")).toHaveCount(0);
	await expect(page.getByRole("heading", { name: replaceable.title, level: 1 })).toBeVisible();
});
