import { historyLength } from "./support/navigation.ts";
import { article, documentLink, files, markdownRequests, openTitle, serveMarkdown } from "./support/reader.ts";
import { expect, openPage, test } from "./support/test.ts";

const capsules = "/docs/technical-architecture/server-capsules";

/** Opens a text of the test's own in place of the document about the mesh. */
async function openCrafted(page: Parameters<typeof openPage>[0], markdown: string): Promise<void> {
	await serveMarkdown(page, files.mesh, markdown);
	await openPage(page, "/docs/technical-architecture");
	await documentLink(page, "P2P Mesh").click();
	await expect(article(page)).toBeVisible();
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

	test("to documents by path, file name, title or id lead to the same address", async ({ page }) => {
		await openCrafted(page, ways.map((way, index) => `- [way ${index}](${way})`).join("\n"));
		const links = article(page).getByRole("link");
		await expect(links).toHaveCount(ways.length);
		for (const link of await links.all()) {
			await expect(link).toHaveAttribute("href", "/docs/technical-architecture/encryption-and-keys");
			await expect(link).not.toHaveAttribute("target");
		}
	});

	test("to documents open in place of the entry", async ({ page }) => {
		await openCrafted(page, `See [the other one](${ways[0]}).`);
		const before = await historyLength(page);
		await article(page).getByRole("link", { name: "the other one" }).click();
		await expect(openTitle(page)).toHaveText("Encryption and Keys");
		await expect(page).toHaveURL("/docs/technical-architecture/encryption-and-keys");
		expect(await historyLength(page), "replaced").toBe(before);
		await expect(documentLink(page, "Encryption and Keys")).toHaveAttribute("aria-current", "page");
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
		await page.goBack();
		await expect(page).not.toHaveURL(/p2p-mesh/);
	});

	test("to a document nobody wrote, only a message", async ({ page, allowMessages }) => {
		allowMessages(/^warning: .*\/docs\/nowhere\.md/);
		await openCrafted(page, "See [nothing](/docs/nowhere.md).");
		const before = await historyLength(page);
		const logged = page.waitForEvent("console");
		await article(page).getByText("nothing").click();
		expect((await logged).text()).toContain("/docs/nowhere.md");
		await expect(page).toHaveURL("/docs/technical-architecture/p2p-mesh");
		await expect(openTitle(page)).toHaveText("P2P Mesh");
		expect(await historyLength(page)).toBe(before);
	});

	test("that begin with # or / are labels", async ({ page }) => {
		await openCrafted(page, "A [fragment](#options), a [page](/tokens) and a [root](/).");
		const before = await historyLength(page);
		await expect(article(page).getByRole("link")).toHaveCount(0);
		for (const label of ["fragment", "page", "root"]) await article(page).getByText(label, { exact: true }).click();
		await expect(page).toHaveURL("/docs/technical-architecture/p2p-mesh");
		expect(await historyLength(page)).toBe(before);
	});

	test("to other sites open a tab that knows nothing of this one", async ({ page }) => {
		await openCrafted(page, "[Web](https://example.org/a), [mail](mailto:a@example.org), <https://example.org/b>");
		const links = article(page).getByRole("link");
		await expect(links).toHaveCount(3);
		for (const link of await links.all()) {
			await expect(link).toHaveAttribute("target", "_blank");
			await expect(link).toHaveAttribute("rel", /noopener/);
			await expect(link).toHaveAccessibleName(/opens in a new tab/);
		}
		await expect(links.first()).toHaveAttribute("href", "https://example.org/a");
	});

	test("with Ctrl open a tab of their own, and a link that was served works like any other", async ({
		page,
		context,
	}) => {
		await openPage(page, capsules);
		const opened = context.waitForEvent("page");
		const link = article(page).getByRole("link", { name: "mesh", exact: true });
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
	const contents = (page: Parameters<typeof openPage>[0]) => page.locator("[class*=contents]").getByRole("link");

	test("the contents list goes to a heading, and back returns", async ({ page }) => {
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
		await expect.poll(() => page.evaluate(() => window.scrollY), "and so does the place").toBe(0);
		await expect(openTitle(page)).toHaveText("Server Capsules");
	});

	test("the last heading is marked when it is gone to", async ({ page }) => {
		await openPage(page, capsules);
		await contents(page).last().click();
		await expect(contents(page).and(page.locator("[aria-current]"))).toHaveText("When it fails");
	});

	test("scrolling marks the heading being read", async ({ page }) => {
		await openPage(page, capsules);
		for (const id of ["h-carry", "h-options"]) {
			await page.evaluate((heading) => document.getElementById(heading)?.scrollIntoView(), id);
			await expect(contents(page).and(page.locator("[aria-current]"))).toHaveAttribute("href", `#${id}`);
		}
	});

	test("each has an anchor of its own", async ({ page }) => {
		await openPage(page, capsules);
		const options = page.getByRole("heading", { name: "Options" });
		await options.hover();
		await options.getByRole("link", { name: "Link to “Options”" }).click();
		await expect(page).toHaveURL(`${capsules}#h-options`);
		await expect(options).toBeFocused();
	});

	test("a fragment in the address is scrolled to, where the document was served and where it has to be fetched", async ({
		page,
	}) => {
		for (const address of [`${capsules}#h-carry`, "/docs/05/05-02#h-carry"]) {
			await openPage(page, "/");
			await page.goto(address);
			await expect(page).toHaveURL(`${capsules}#h-carry`);
			await expect(page.getByRole("heading", { name: "Carry" })).toBeInViewport();
			await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
		}
	});
});

test.describe("taking along", () => {
	test.use({ permissions: ["clipboard-read", "clipboard-write"] });
	const clipboard = (page: Parameters<typeof openPage>[0]) => page.evaluate(() => navigator.clipboard.readText());

	test("code is copied without prompts and output, and it is announced", async ({ page }) => {
		await page.clock.install();
		await openPage(page, capsules);
		const block = page.locator("figure.code").first();
		await block.getByRole("button", { name: "Copy code" }).click();
		await expect(page.getByRole("status").filter({ hasText: "Success: Code copied" })).toHaveCount(1);
		expect(await clipboard(page)).toBe(
			"cherry capsule wrap web-03 --encryption gpg --recipient mika --compression high",
		);
		await page.clock.runFor(1000);
		await expect(page.getByRole("status").filter({ hasText: "Code copied" })).toHaveCount(0);
	});

	test("the whole document is copied as it was written, from what was read already", async ({ page, request }) => {
		const source = await (await request.get(files.mesh)).text();
		await openPage(page, "/docs/technical-architecture");
		const requests = markdownRequests(page);
		await documentLink(page, "P2P Mesh").click();
		await expect(article(page)).toContainText("heartbeat");
		await page.getByRole("button", { name: "Copy as markdown" }).click();
		await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
		expect(await clipboard(page)).toBe(source);
		expect(requests).toEqual([files.mesh]);
	});

	test("a document that cannot be had is not said to be copied", async ({ page, allowMessages }) => {
		allowMessages(/Failed to load resource/, /could not be loaded/);
		await page.route(`**${files.capsules}`, (route) => route.fulfill({ status: 500 }));
		await openPage(page, capsules);
		await page.getByRole("button", { name: "Copy as markdown" }).click();
		await expect(page.getByRole("alert").filter({ hasText: /^Error: The document could not be copied/ })).toHaveCount(
			1,
		);
		await expect(page.getByRole("button", { name: "Copy as markdown" })).toBeVisible();
	});

	test("the file itself is a link, with the date and the length beside it", async ({ page, request }) => {
		await openPage(page, capsules);
		const facts = page.getByRole("list", { name: "About this document" });
		await expect(facts).toContainText("05-02");
		await expect(facts).toContainText(/\d+ min read/);
		const file = facts.getByRole("link", { name: "Markdown file" });
		const answer = await request.get((await file.getAttribute("href")) ?? "");
		expect(answer.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
		for (const date of await facts.locator("time").all()) {
			await expect(date).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
			await expect(date).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
		}
	});
});

test("where the clipboard refuses, the code is selected and the failure announced", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
	});
	await openPage(page, capsules);
	const block = page.locator("figure.code").first();
	await block.getByRole("button", { name: "Copy code" }).click();
	await expect(page.getByRole("alert").filter({ hasText: /^Error: Could not copy/ })).toHaveCount(1);
	expect(await page.evaluate(() => getSelection()?.toString())).toContain("cherry capsule wrap web-03");
});

test("tables scroll in their frame and images keep to the column on a phone", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const columns = ["One", "Two", "Three", "Four", "Five", "Six"];
	await serveMarkdown(
		page,
		files.mesh,
		[
			`| ${columns.join(" | ")} |`,
			`|${"---|".repeat(6)}`,
			`|${" `--an-option-with-a-long-name` |".repeat(6)}`,
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
	const frame = article(page).getByRole("region", { name: /^Table: One, Two/ });
	await expect(frame).toBeVisible();
	const widths = await frame.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
	expect(widths.scrollWidth).toBeGreaterThan(widths.clientWidth);
	await article(page)
		.getByRole("img", { name: "Wide" })
		.evaluate((image) => image.setAttribute("width", "4000"));
	await expect
		.poll(() =>
			article(page)
				.getByRole("img")
				.evaluate((image) => image.getBoundingClientRect().width),
		)
		.toBeLessThanOrEqual(350);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	await frame.focus();
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => frame.evaluate((element) => element.scrollLeft), "by keyboard too").toBeGreaterThan(0);
});

test("the boxes of a task list have names and states", async ({ page }) => {
	await openCrafted(page, "- [ ] point names at the *new* address\n- [x] keep the old server\n");
	const open = article(page).getByRole("checkbox", { name: "point names at the new address" });
	await expect(open).not.toBeChecked();
	await expect(open).toBeDisabled();
	await expect(article(page).getByRole("checkbox", { name: "keep the old server" })).toBeChecked();
});

test("markup in a document is text, and addresses that run script are none", async ({ page }) => {
	await openCrafted(
		page,
		[
			'<script>document.title = "ran"</script>',
			'<img src="x" onerror="document.title = \'ran\'">',
			"[a](javascript:alert(1)) [b](JaVaScRiPt&colon;alert(1)) [c](data:text/html,x) [d](vbscript:x)",
		].join("\n\n"),
	);
	await expect(article(page).locator("script, img, iframe, [onerror], [style]")).toHaveCount(0);
	for (const link of await article(page).getByRole("link").all()) {
		expect(await link.getAttribute("href")).not.toMatch(/^(?:javascript|data|vbscript):/i);
	}
	await expect(page).toHaveTitle(/^P2P Mesh/);
});

test("on paper there is the document alone", async ({ page }) => {
	await openPage(page, capsules);
	await page.emulateMedia({ media: "print" });
	await expect(openTitle(page)).toBeVisible();
	await expect(article(page)).toBeVisible();
	for (const hidden of [
		page.getByRole("complementary", { name: "Documents" }),
		page.getByRole("navigation", { name: "Ecosystem Navigation" }),
		page.getByRole("link", { name: /Back/ }),
		page.getByRole("button", { name: /copy/i }).first(),
		page.getByRole("link", { name: /^Next/ }),
		page.getByText("On this page"),
	]) {
		await expect(hidden).toBeHidden();
	}
});
