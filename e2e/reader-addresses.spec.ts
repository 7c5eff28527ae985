import { historyLength } from "./support/navigation.ts";
import { articleOf, documentLink, openTitle, readerSidebar, sectionToggle } from "./support/reader.ts";
import { expect, openPage, taken, test } from "./support/test.ts";

const capsules = "/docs/technical-architecture/server-capsules";

test("a click in the sidebar pushes one history entry and opens the document; Ctrl+click opens a new tab", async ({
	page,
	context,
}) => {
	await openPage(page, "/docs/technical-architecture");
	const before = await historyLength(page);
	const opened = context.waitForEvent("page");
	await documentLink(page, "P2P Mesh").click({ modifiers: ["ControlOrMeta"] });
	const tab = await opened;
	await expect(openTitle(tab)).toHaveText("P2P Mesh");
	await tab.close();
	await expect(openTitle(page)).toHaveText("Documentation");
	expect(await historyLength(page)).toBe(before);

	await documentLink(page, "P2P Mesh").click();
	await expect(openTitle(page)).toHaveText("P2P Mesh");
	await expect(page).toHaveURL("/docs/technical-architecture/p2p-mesh");
	await expect(page).toHaveTitle(/^P2P Mesh/);
	await expect(articleOf(page)).toContainText("heartbeat");
	await expect(documentLink(page, "P2P Mesh")).toHaveAttribute("aria-current", "page");
	await expect(page.getByRole("main")).not.toContainText("Live CLI Activity");
	await expect(page.getByRole("main")).not.toContainText("Managed servers");
	expect(await historyLength(page)).toBe(before + 1);

	await documentLink(page, "P2P Mesh").click();
	expect(await historyLength(page), "already there").toBe(before + 1);
});

test("arriving at a document is announced and moves the focus", async ({ page }) => {
	await page.clock.install();
	await openPage(page, "/docs/technical-architecture");
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
	const announced = page.getByRole("status").filter({ hasText: "P2P Mesh" });
	await documentLink(page, "P2P Mesh").click();
	await expect(openTitle(page)).toHaveText("P2P Mesh");
	await page.clock.runFor(100);
	await expect(page.locator("main")).toBeFocused();
	await expect(announced).toHaveCount(1);
	await page.clock.runFor(1000);
	await expect(announced).toHaveCount(0);
});

test("the Back link returns to the landing page, and the browser's back and forward move between both", async ({
	page,
}) => {
	await openPage(page, "/docs/technical-architecture");
	await documentLink(page, "P2P Mesh").click();
	await expect(openTitle(page)).toHaveText("P2P Mesh");

	await page.getByRole("main").getByRole("link", { name: /Back/ }).click();
	await expect(page).toHaveURL("/docs");
	await expect(openTitle(page)).toHaveText("Documentation");
	await expect(articleOf(page)).toHaveCount(0);
	await expect(page.getByRole("main")).toContainText("Live CLI Activity");

	await page.goBack();
	await expect(openTitle(page)).toHaveText("P2P Mesh");
	await expect(articleOf(page)).toContainText("heartbeat");
	await page.goBack();
	await expect(page).toHaveURL("/docs/technical-architecture");
	await expect(openTitle(page)).toHaveText("Documentation");
	await page.goForward();
	await expect(openTitle(page)).toHaveText("P2P Mesh");
});

test("a document opens at any spelling of its address, which is corrected in place", async ({ page }) => {
	await openPage(page, "/");
	for (const [address, canonical] of [
		[capsules, capsules],
		[`${capsules}/`, capsules],
		["/docs/05/05-02", capsules],
		["/docs/05/server-capsules", capsules],
		["/docs/Technical-Architecture/Server-Capsules", capsules],
		[
			"/docs/technical-architecture/a-capsule-wraps-a-whole-server-environment-into-one-sealed-file-so-that-it-can-be-carried-kept-and-opened-again-elsewhere",
			capsules,
		],
		["/docs/05/05-02?season=winter#h-options", `${capsules}?season=winter#h-options`],
	] as const) {
		await test.step(address, async () => {
			const before = await historyLength(page);
			await openPage(page, address);
			await expect(openTitle(page)).toHaveText("Server Capsules");
			await expect(page).toHaveURL(canonical);
			await expect(sectionToggle(page, "Technical Architecture")).toHaveAttribute("aria-expanded", "true");
			await expect(documentLink(page, "Server Capsules")).toHaveAttribute("aria-current", "page");
			expect(await historyLength(page), "corrected in place").toBe(before + 1);
		});
	}
});

test("the address of a section unfolds it on the landing page, also by id", async ({ page }) => {
	await openPage(page, "/docs/01");
	await expect(page).toHaveURL("/docs/project-overview");
	await expect(openTitle(page)).toHaveText("Documentation");
	await expect(sectionToggle(page, "Project Overview")).toHaveAttribute("aria-expanded", "true");
	await expect(readerSidebar(page).locator('[aria-expanded="true"]')).toHaveCount(1);
});

const nameless: Record<string, string[]> = {
	"14: an address of an unknown section or document": [
		"/docs/nowhere",
		"/docs/nowhere/nothing",
		"/docs/nowhere/server-capsules",
		"/docs/__proto__",
		"/docs/__proto__/constructor",
		"/docs/05/__proto__",
		"/docs/technical-architecture/nowhere",
		"/docs/technical-architecture/__proto__",
		"/docs/technical-architecture/server-capsules/more",
	],
	"15: an address that is malformed, or slugifies to nothing,": [
		"/docs/%E0%A4%A",
		"/docs/technical-architecture/%E0%A4%A",
		"/docs/technical-architecture/%",
		"/docs//server-capsules",
		"/docs/-",
		"/docs/%20",
		"/docs/technical-architecture/-",
		"/docs/technical-architecture/%E2%80%94",
	],
};
for (const [fault, addresses] of Object.entries(nameless)) {
	test(`fault ${fault} shows the landing page`, async ({ page }) => {
		for (const address of addresses) {
			await test.step(address, async () => {
				const answer = await page.goto(address);
				expect(answer?.status()).toBe(200);
				await taken(page);
				await expect(openTitle(page)).toHaveText("Documentation");
				await expect(articleOf(page)).toHaveCount(0);
				await expect(page.getByRole("main")).toContainText("Live CLI Activity");
				await expect(page.getByText("There is no document at this address")).toBeVisible();
				await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
				expect(new URL(page.url()).pathname, "not corrected").toBe(
					new URL(address.replace("//", "/"), page.url()).pathname,
				);
			});
		}
	});
}

test("on a phone the note on an unknown document is in sight, with the list of documents folded", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openPage(page, "/docs/technical-architecture/nowhere");
	await expect(page.getByText("There is no document at this address")).toBeInViewport();
	await expect(page.getByRole("button", { name: "Browse the documents" })).toHaveAttribute("aria-expanded", "false");
});

test("the previous and the next document are one click away, across sections", async ({ page }) => {
	await openPage(page, "/docs/project-overview/reading-the-figures");
	const around = page.getByRole("list", { name: "Previous and next document" });
	await expect(around.getByRole("link", { name: /^Previous/ })).toHaveText(/Who It Is For$/);
	const before = await historyLength(page);
	await around.getByRole("link", { name: /^Next/ }).click();
	await expect(page).not.toHaveURL(/project-overview/);
	await expect(sectionToggle(page, "Project Overview"), "unfolded sections stay unfolded").toHaveAttribute(
		"aria-expanded",
		"true",
	);
	await expect(readerSidebar(page).locator('a[aria-current="page"]')).toHaveCount(1);
	expect(await historyLength(page)).toBe(before + 1);
	await around.getByRole("link", { name: /^Previous/ }).click();
	await expect(openTitle(page)).toHaveText("Reading the Figures");
});

test("the first document has no previous one, the last no next one", async ({ page }) => {
	await openPage(page, "/docs/project-overview/vision-and-principles");
	const around = page.getByRole("list", { name: "Previous and next document" });
	await expect(around.getByRole("link")).toHaveText([/^Next/]);
	await openPage(page, "/docs/development-workflows/contributing-to-this-site");
	await expect(around.getByRole("link")).toHaveText([/^Previous/]);
});

test("the sidebar keeps its scroll position and reveals the open document", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 420 });
	await openPage(page, "/docs/development-workflows/contributing-to-this-site");
	await expect(documentLink(page, "Contributing to This Site"), "revealed on arrival").toBeInViewport();
	const place = () => readerSidebar(page).evaluate((sidebar) => Math.round(sidebar.scrollTop));
	const reached = await place();
	expect(reached).toBeGreaterThan(0);

	await sectionToggle(page, "Implementation Guides").click();
	const before = await place();
	await documentLink(page, "Move a Server in a Capsule").click();
	await expect(openTitle(page)).toHaveText("Move a Server in a Capsule");
	expect(Math.abs((await place()) - before), "opening a visible document does not scroll the sidebar").toBeLessThan(30);

	await page.getByRole("link", { name: /^Previous/ }).click();
	await expect(openTitle(page)).toHaveText("Deploy Your First Server");
	await expect(documentLink(page, "Deploy Your First Server")).toBeInViewport();
	await expect.poll(() => page.evaluate(() => window.scrollY), "the page itself begins at its top").toBe(0);
});

test("Back restores the scroll position within a document", async ({ page }) => {
	await openPage(page, capsules);
	const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
	await page.evaluate(() => window.scrollTo(0, 1500));
	await expect.poll(scrollY).toBe(1500);
	await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
	await documentLink(page, "P2P Mesh").click();
	await expect(openTitle(page)).toHaveText("P2P Mesh");
	await expect.poll(scrollY).toBe(0);
	await page.goBack();
	await expect(openTitle(page)).toHaveText("Server Capsules");
	await expect.poll(scrollY).toBe(1500);
});
