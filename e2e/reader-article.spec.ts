import type { Locator } from "@playwright/test";
import { announced } from "./support/announcements.ts";
import { denyCopying } from "./support/deny-copying.ts";
import { historyLength } from "./support/navigation.ts";
import {
	articleOf,
	documentLink,
	files,
	markdownRequests,
	openTitle,
	readerSidebar,
	serveMarkdown,
} from "./support/reader.ts";
import { expect, openPage, test } from "./support/test.ts";

const capsules = "/docs/technical-architecture/server-capsules";

/** Opens a custom text in place of the document about the mesh. */
async function openCrafted(page: Parameters<typeof openPage>[0], markdown: string): Promise<void> {
	await serveMarkdown(page, files.mesh, markdown);
	await openPage(page, "/docs/technical-architecture");
	await documentLink(page, "P2P Mesh").click();
	await expect(articleOf(page)).toBeVisible();
}

test.describe("links inside a document", () => {
	const ways = [
		"/docs/05-technical-architecture/03-encryption-and-keys.md",
		"docs/05-technical-architecture/03-encryption-and-keys.md",
		"/docs/03-encryption-and-keys.md",
		"/docs/encryption-and-keys",
		"/docs/technical-architecture/encryption-and-keys",
		"/docs/05/05-03",
		"</docs/Encryption and Keys>",
		"/docs/05-technical-architecture/03-encryption-and-keys.md#options",
	];

	test("open documents in place and other sites in a new tab; task lists show their states", async ({ page }) => {
		await openCrafted(
			page,
			[
				...ways.map((way, index) => `- [way ${index}](${way})`),
				"",
				"[Web](https://example.org/a), [mail](mailto:a@example.org), <https://example.org/b>",
				"",
				"- [ ] point names at the *new* address",
				"- [x] keep the old server",
			].join("\n"),
		);
		const links = articleOf(page).getByRole("link", { name: /^way/ });
		await expect(links).toHaveCount(ways.length);
		for (const link of await links.all()) {
			await expect(link).toHaveAttribute("href", "/docs/technical-architecture/encryption-and-keys");
			await expect(link).not.toHaveAttribute("target");
		}
		const foreign = articleOf(page).getByRole("link", { name: /^(?:Web|mail|https)/ });
		await expect(foreign).toHaveText([
			"Web (opens in a new tab)",
			"mail",
			"https://example.org/b (opens in a new tab)",
		]);
		for (const link of await foreign.all()) {
			await expect(link).toHaveAttribute("target", "_blank");
			await expect(link).toHaveAttribute("rel", /noopener/);
		}
		await expect(foreign.first()).toHaveAttribute("href", "https://example.org/a");
		await expect(articleOf(page).getByRole("list").last(), "each said once, with its state").toMatchAriaSnapshot(`
			- list:
			  - listitem:
			    - checkbox "To do" [disabled]
			    - text: point names at the
			    - emphasis: new
			    - text: address
			  - listitem:
			    - checkbox "Done" [checked] [disabled]
			    - text: keep the old server
		`);

		const before = await historyLength(page);
		await links.first().click();
		await expect(openTitle(page)).toHaveText("Encryption and Keys");
		await expect(page).toHaveURL("/docs/technical-architecture/encryption-and-keys");
		expect(await historyLength(page), "replaced").toBe(before);
		await expect(documentLink(page, "Encryption and Keys")).toHaveAttribute("aria-current", "page");
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
		await page.goBack();
		await expect(page).not.toHaveURL(/p2p-mesh/);
	});

	test("open a new tab with Ctrl, and a prerendered link works like any other", async ({ page, context }) => {
		await openPage(page, capsules);
		const opened = context.waitForEvent("page");
		const link = articleOf(page).getByRole("link", { name: "mesh", exact: true });
		await link.click({ modifiers: ["ControlOrMeta"] });
		await expect(openTitle(await opened)).toHaveText("P2P Mesh");
		await expect(openTitle(page)).toHaveText("Server Capsules");

		const before = await historyLength(page);
		await link.focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/docs/technical-architecture/p2p-mesh");
		await expect(openTitle(page)).toHaveText("P2P Mesh");
		expect(await historyLength(page)).toBe(before);
	});
});

test.describe("headings", () => {
	const contents = (page: Parameters<typeof openPage>[0]) =>
		page.locator("div", { has: page.locator("> h2", { hasText: "On this page" }) }).getByRole("link");

	test("the table of contents scrolls to a heading, and back returns", async ({ page }) => {
		await openPage(page, capsules);
		await expect(contents(page)).toHaveText([
			"Wrap",
			"Options",
			"Compression",
			"Encryption",
			"Carry",
			"Open",
			"When it fails",
		]);
		await expect(contents(page).and(page.locator("[aria-current]"))).toHaveText("Wrap");
		const before = await historyLength(page);
		await contents(page).filter({ hasText: "Carry" }).click();
		await expect(page).toHaveURL(`${capsules}#h-carry`);
		const carry = page.getByRole("heading", { name: "Carry" });
		await expect(carry).toBeFocused();
		await expect(carry).toBeInViewport();
		const top = await carry.evaluate((heading) => heading.getBoundingClientRect().top);
		const header = await page.locator("header").evaluate((element) => element.getBoundingClientRect().bottom);
		expect(top, "not behind the header").toBeGreaterThanOrEqual(header);
		await expect(contents(page).and(page.locator("[aria-current]"))).toHaveText("Carry");
		expect(await historyLength(page)).toBe(before + 1);

		await page.goBack();
		await expect(page).toHaveURL(capsules);
		await expect.poll(() => page.evaluate(() => window.scrollY), "the scroll position is restored, too").toBe(0);
		await expect(openTitle(page)).toHaveText("Server Capsules");
	});

	test("the current heading is marked, including the last; each has an anchor that is not part of its name", async ({
		page,
	}) => {
		await openPage(page, capsules);
		for (const id of ["h-carry", "h-options"]) {
			await page.evaluate((heading) => document.getElementById(heading)?.scrollIntoView(), id);
			await expect(contents(page).and(page.locator("[aria-current]"))).toHaveAttribute("href", `#${id}`);
		}
		await contents(page).last().click();
		await expect(contents(page).and(page.locator("[aria-current]"))).toHaveText("When it fails");

		const jumpInto = (id: string) =>
			page.evaluate((heading) => {
				const { top = 0 } = document.getElementById(heading)?.getBoundingClientRect() ?? {};
				window.scrollBy(0, top + 100);
			}, id);
		await page.setViewportSize({ width: 1440, height: 600 });
		await page.evaluate(() => window.scrollTo(0, 0));
		await expect(contents(page).and(page.locator("[aria-current]"))).toHaveText("Wrap");
		for (const id of ["h-options", "h-wrap"]) {
			await jumpInto(id);
			await expect(contents(page).and(page.locator("[aria-current]"))).toHaveAttribute("href", `#${id}`);
		}

		const options = page.getByRole("heading", { name: "Options", exact: true });
		await expect(options.getByRole("link")).toHaveCount(0);
		const anchor = page.locator(".heading").filter({ has: options }).getByRole("link");
		await expect(anchor).toHaveAccessibleName("Link to Options");
		await expect(anchor).toHaveCSS("opacity", "0");
		await options.hover();
		await expect(anchor).toHaveCSS("opacity", "1");
		await anchor.click();
		await expect(page).toHaveURL(`${capsules}#h-options`);
		await expect(options).toBeFocused();
	});

	test("a fragment in the address is scrolled to, whether the document is prerendered or fetched", async ({ page }) => {
		for (const address of [`${capsules}#h-carry`, "/docs/05/05-02#h-carry"]) {
			await openPage(page, "/");
			await page.goto(address);
			await expect(page).toHaveURL(`${capsules}#h-carry`);
			await expect(page.getByRole("heading", { name: "Carry" })).toBeInViewport();
			await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
		}
	});
});

test.describe("copying and downloading", () => {
	test.use({ permissions: ["clipboard-read", "clipboard-write"] });
	const clipboard = (page: Parameters<typeof openPage>[0]) => page.evaluate(() => navigator.clipboard.readText());

	test("code is copied without prompts and output and announced; a document that fails to load is not copied", async ({
		page,
		allowMessages,
	}) => {
		allowMessages(/Failed to load resource/, /could not be loaded/);
		await page.route(`**${files.capsules}`, (route) => route.fulfill({ status: 500 }));
		await page.clock.install();
		await openPage(page, capsules);
		await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
		const block = page.locator("figure.code").first();
		await block.getByRole("button", { name: "Copy code" }).click();
		await announced(page, "Success: Code copied");
		expect(await clipboard(page)).toBe(
			"cherry capsule wrap web-03 --encryption gpg --recipient mika --compression high",
		);
		await page.clock.runFor(1000);
		await expect(page.getByRole("status").filter({ hasText: "Code copied" })).toHaveCount(0);

		await page.getByRole("button", { name: "Copy as Markdown" }).click();
		await expect(page.getByRole("alert").filter({ hasText: /^Error: Could not copy\. Open the Markdown/ })).toHaveCount(
			1,
		);
		const button = page.getByRole("button", { name: "Copy as Markdown" });
		await expect(button, "shown for longer than a success").toHaveAttribute("data-outcome", "Not copied");
		await page.clock.runFor(6000);
		await expect(button).not.toHaveAttribute("data-outcome");
	});

	test("the whole document is copied as written, without the sources of its figures and without a request; file link, date and reading time are shown", async ({
		page,
		request,
	}) => {
		const source = await (await request.get(files.mesh)).text();
		await openPage(page, "/docs/technical-architecture");
		const requests = markdownRequests(page);
		await documentLink(page, "P2P Mesh").click();
		await expect(articleOf(page)).toContainText("heartbeat");
		const button = page.getByRole("button", { name: "Copy as Markdown", exact: true });
		await button.click();
		await expect(button).toHaveAttribute("data-outcome", "Copied");
		expect(source).toContain("<!-- ");
		expect(await clipboard(page)).toBe(source.replaceAll(/<!-- [\w.]+ -->/g, ""));
		expect(requests).toEqual([files.mesh]);

		const facts = page.getByRole("list", { name: "About this document" });
		await expect(facts).toContainText("05-05");
		await expect(facts).toContainText(/\d+ min read/);
		const file = facts.getByRole("link", { name: "Markdown file" });
		await expect(file).toHaveAttribute("href", files.mesh);
		expect((await request.get(files.mesh)).headers()["content-type"]).toBe("text/markdown; charset=utf-8");
		const dates = await facts.locator("time").all();
		expect(dates).not.toEqual([]);
		for (const date of dates) {
			await expect(date).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
			await expect(date).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
		}
	});
});

test("a note is reached from its reference, and leads back", async ({ page }) => {
	await serveMarkdown(page, files.mesh, `A net[^knots].\n\n${"A line.\n\n".repeat(60)}\n\n[^knots]: Of many knots.`);
	await openPage(page, "/docs/05/05-05");
	await page.getByRole("link", { name: "Note 1" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "Of many knots." })).toBeInViewport();
	await page.getByRole("link", { name: "Back to reference 1" }).click();
	await expect(page.getByRole("link", { name: "Note 1" })).toBeInViewport();
	await expect(page.getByRole("link", { name: "Note 1" })).toBeFocused();
});

/** The content of an element's ::before. */
const shown = (of: Locator) => of.evaluate((element) => getComputedStyle(element, "::before").content);

test.describe("on a phone", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	test("if copying is denied, the code is selected, and the failure is shown and announced", async ({ page }) => {
		await denyCopying(page);
		await page.clock.install();
		await openPage(page, capsules);
		// An announcement is removed after a second, which is too short on a busy machine.
		await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
		const button = page.locator("figure.code").first().getByRole("button", { name: "Copy code" });
		await button.tap();
		await expect(page.getByRole("alert").filter({ hasText: /^Error: Could not copy/ })).toHaveCount(1);
		expect(await page.evaluate(() => getSelection()?.toString())).toContain("cherry capsule wrap web-03");
		await expect.poll(() => shown(button)).toContain("Not copied");
		await page.clock.runFor(6000);
		await expect.poll(() => shown(button)).toBe('""');
	});

	test("heading anchors are visible without hovering, and large enough to tap", async ({ page }) => {
		await openPage(page, capsules);
		const anchors = articleOf(page).getByRole("link", { name: /^Link to / });
		await expect(anchors).toHaveCount(7);
		for (const anchor of await anchors.all()) {
			await expect(anchor).toHaveCSS("opacity", "1");
			const box = await anchor.boundingBox();
			expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
		}
	});
});

for (const width of [390, 1440])
	test(`at ${width} px code is never covered by its button, and only frames that scroll are Tab stops`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await openCrafted(
			page,
			["ls", `cherry servers list ${"--region lithuania ".repeat(12)}`]
				.map((code) => `~~~bash\n${code}\n~~~`)
				.join("\n\n"),
		);
		const frames = articleOf(page).locator("figure.code");
		await expect(frames.nth(0).locator("pre")).not.toHaveAttribute("tabindex");
		await expect(frames.nth(1).locator("pre")).toHaveAttribute("tabindex", "0");
		for (const frame of await frames.all()) {
			const [code, button] = await Promise.all(
				[frame.locator("pre"), frame.getByRole("button")].map((element) => element.boundingBox()),
			);
			expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
		}
		// Also for a prerendered document, and again when the window changes.
		await openPage(page, capsules);
		const scrolling = () =>
			articleOf(page)
				.locator("pre, .table-scroll")
				.evaluateAll((all) =>
					all.map((frame) => [frame.scrollWidth > frame.clientWidth, frame.hasAttribute("tabindex")]),
				);
		for (const other of [width, 700]) {
			await page.setViewportSize({ width: other, height: 900 });
			await expect.poll(async () => (await scrolling()).filter(([scrolls, stop]) => scrolls !== stop)).toEqual([]);
		}
	});

test("on a phone the rows of a table are blocks, each cell beside the head of its column", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openPage(page, "/docs/technical-architecture/p2p-mesh");
	const frame = articleOf(page).locator(".table-scroll").filter({ hasText: "Since the last heartbeat" });
	await expect(frame).not.toHaveAttribute("tabindex");
	const row = frame.getByRole("row", { name: /^60 s/ });
	await expect(row.getByRole("rowheader")).toHaveText("60 s");
	// The head is for the eye: screen readers name the column of a cell themselves.
	const cell = row.getByRole("cell", { name: "Two are missing", exact: true });
	expect(await shown(cell)).toMatch(/^"What a neighbour thinks"/);
	const heads = frame.getByRole("columnheader");
	await expect(heads).toHaveText(["Since the last heartbeat", "What a neighbour thinks", "What it does"]);
	const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
	expect(await top(cell)).toBeGreaterThan(await top(row.getByRole("rowheader")));

	await page.setViewportSize({ width: 1024, height: 844 });
	await expect.poll(() => shown(cell)).toBe("none");
	expect(await top(cell)).toBe(await top(row.getByRole("rowheader")));
});

test("on a phone wider tables scroll in their frame and images stay within the column", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const columns = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
	await serveMarkdown(
		page,
		files.mesh,
		[
			`| ${columns.join(" | ")} |`,
			`|${"---|".repeat(9)}`,
			`|${" `--an-option-with-a-long-name` |".repeat(9)}`,
			"",
			"![Wide](/favicon.svg)",
			"",
			"```console",
			`$ cherry servers list ${"--region lithuania ".repeat(12)}`,
			"```",
			"",
			`Aword${"withoutend".repeat(20)} and \`code${"withoutend".repeat(20)}\``,
		].join("\n"),
	);
	await openPage(page, "/docs/technical-architecture");
	await documentLink(page, "P2P Mesh").click();
	const frame = articleOf(page).getByRole("region", { name: /^Table: One, Two/ });
	await expect(frame).toBeVisible();
	const widths = await frame.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
	expect(widths.scrollWidth).toBeGreaterThan(widths.clientWidth);
	await articleOf(page)
		.getByRole("img", { name: "Wide" })
		.evaluate((image) => image.setAttribute("width", "4000"));
	await expect
		.poll(() =>
			articleOf(page)
				.getByRole("img")
				.evaluate((image) => image.getBoundingClientRect().width),
		)
		.toBeLessThanOrEqual(350);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	await expect(page.getByRole("main")).toBeFocused();
	await frame.focus();
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => frame.evaluate((element) => element.scrollLeft), "by keyboard too").toBeGreaterThan(0);
});

test("on paper an external link says its address", async ({ page }) => {
	await openPage(page, "/docs/development-workflows/contributing-to-this-site");
	await page.emulateMedia({ media: "print" });
	const link = articleOf(page).getByRole("link", { name: "Conventional Commits" });
	const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
	expect(after).toContain("https://www.conventionalcommits.org/");
});

test("only the document is printed", async ({ page }) => {
	await openPage(page, capsules);
	await page.emulateMedia({ media: "print" });
	await expect(openTitle(page)).toBeVisible();
	await expect(articleOf(page)).toBeVisible();
	// Also on a landscape sheet, where the text takes the width of the sidebar.
	expect((await articleOf(page).boundingBox())?.width).toBeGreaterThan(1200);
	for (const hidden of [
		readerSidebar(page),
		page.getByRole("navigation", { name: "Ecosystem Navigation" }),
		page.getByRole("link", { name: /Back/ }),
		page.getByRole("button", { name: /copy/i }).first(),
		page.getByRole("link", { name: /^Next/ }),
		page.getByText("On this page"),
		page.getByRole("banner").getByRole("switch"),
		page.getByRole("button", { name: "Display settings" }),
	]) {
		await expect(hidden).toBeHidden();
	}
});

test("a Japanese word stays on one line, and a proverb too long for one still wraps", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openCrafted(page, `${"so 注連縄 ".repeat(60)}\n\n${"石橋を叩いて渡る".repeat(6)}`);
	const lines = await articleOf(page)
		.locator("[lang=ja]")
		.evaluateAll((words) => words.map((word) => new Set([...word.getClientRects()].map(({ top }) => top)).size));
	expect(new Set(lines.slice(0, -1))).toEqual(new Set([1]));
	expect(lines.at(-1)).toBeGreaterThan(1);
});
