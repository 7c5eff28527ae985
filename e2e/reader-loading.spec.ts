import { announced } from "./support/announcements.ts";
import { hold } from "./support/hold.ts";
import { beImpatient } from "./support/impatient.ts";
import {
	articleOf,
	documentLink,
	files,
	markdownRequests,
	openTitle,
	readerSidebar,
	sectionToggle,
	serveMarkdown,
} from "./support/reader.ts";
import { expect, openPage, test } from "./support/test.ts";

const capsules = "/docs/technical-architecture/server-capsules";
const sentence = "A capsule is a whole server in one sealed file: its files, packages, users and settings.";

test.describe("a page prerendered with its document", () => {
	test("contains the text once", async ({ request }) => {
		const html = await (await request.get(capsules)).text();
		expect(html.split(sentence)).toHaveLength(2);
		expect(html).not.toMatch(/^description:/m);
		expect(
			html.match(/<script\b(?! type="application\/ld\+json">)/g),
			"the boot script, the application, and the wallets’ guard",
		).toHaveLength(3);
	});

	test("requests no markdown, and keeps the prerendered article nodes", async ({ page }) => {
		const requests = markdownRequests(page);
		await page.addInitScript(() => {
			document.addEventListener("DOMContentLoaded", () => {
				document.querySelector("[data-article] p")?.setAttribute("data-served", "");
			});
		});
		await openPage(page, capsules);
		await expect(articleOf(page)).toContainText(sentence);
		await expect(page.locator("[data-served]")).toHaveCount(1);
		await expect(page.getByText("On this page")).toBeVisible();
		expect(requests).toEqual([]);
	});

	test("opens again at once, without a request, after others were read", async ({ page }) => {
		const requests = markdownRequests(page);
		await openPage(page, capsules);
		await documentLink(page, "P2P Mesh").click();
		await expect(articleOf(page)).toContainText("heartbeat");
		await page.getByRole("link", { name: /Back/ }).click();
		await expect(openTitle(page)).toHaveText("Documentation");
		await documentLink(page, "Server Capsules").click();
		await expect(articleOf(page)).toContainText(sentence);
		await expect(articleOf(page).getByText(sentence)).toHaveCount(1);
		await expect(page.getByText(/\d min read/)).toBeVisible();
		await articleOf(page).getByRole("link", { name: "mesh", exact: true }).click();
		await expect(openTitle(page)).toHaveText("P2P Mesh");
		expect(requests).toEqual([files.mesh]);
	});

	test("leaves the sidebar as it was while the overview is under way", async ({ page }) => {
		await openPage(page, capsules);
		const overview = await hold(page, /\/landing-[\w-]+\.js$/);
		await page.getByRole("link", { name: /Back/ }).click();
		await overview.asked;
		await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading the overview...");
		await expect(documentLink(page, "Server Capsules")).toBeVisible();
		overview.release();
		await expect(openTitle(page)).toHaveText("Documentation");
		await expect(page.getByRole("main")).toBeFocused();
		await expect(documentLink(page, "Server Capsules")).toBeVisible();
	});

	test("a section unfolded while the overview is under way does not end the arrival there", async ({ page }) => {
		await openPage(page, capsules);
		await page.getByRole("link", { name: /^Next/ }).scrollIntoViewIfNeeded();
		const overview = await hold(page, /\/landing-[\w-]+\.js$/);
		await sectionToggle(page, "Technical Architecture").click();
		await readerSidebar(page).getByRole("link", { name: "Documentation overview" }).click();
		await expect(page).toHaveURL("/docs");
		await sectionToggle(page, "Project Overview").click();
		await expect(page).toHaveURL("/docs/project-overview");
		overview.release();
		await announced(page, "Project Overview page");
		await expect(page.getByRole("main")).toBeFocused();
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
	});

	test("shows its article even if the page was modified before hydration", async ({ page, allowMessages }) => {
		allowMessages(/Minified React error #(?:418|423|425)/);
		await page.route(`**${capsules}`, async (route) => {
			const answer = await route.fetch();
			const html = (await answer.text()).replace(">Back to all documentation<", ">Zurück<").replace("</h1>", "!</h1>");
			await route.fulfill({ response: answer, body: html });
		});
		await openPage(page, capsules);
		await expect(openTitle(page)).toHaveText("Server Capsules");
		await expect(articleOf(page).getByText(sentence)).toHaveCount(1);
		await articleOf(page).getByRole("link", { name: "mesh", exact: true }).click();
		await expect(openTitle(page)).toHaveText("P2P Mesh");
	});
});

test("a document that never arrives becomes the placeholder, and opens when it is tried again", async ({
	page,
	allowMessages,
}) => {
	allowMessages(/could not be loaded/);
	await beImpatient(page);
	await hold(page, `**${files.mesh}`);
	await openPage(page, capsules);
	await documentLink(page, "P2P Mesh").click();
	await expect(articleOf(page)).toContainText("This is a placeholder for a document");
	await page.unroute(`**${files.mesh}`);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(articleOf(page)).toContainText("heartbeat");
});

for (const [part, chunk] of [
	["parser", "**/assets/parse-worker-*.js"],
	["loader", "**/assets/document-loader-*.js"],
] as const) {
	test(`if its ${part} fails to load, the reader says so and can be retried`, async ({ page, allowMessages }) => {
		allowMessages(/Failed to load resource/, /parser did not start/, /dynamically imported module/);
		await page.clock.install();
		// A text that the build did not parse.
		await serveMarkdown(page, files.mesh, "---\ntitle: P2P Mesh\n---\n\nA new heartbeat.");
		await page.route(chunk, (route) => route.fulfill({ status: 404, body: "Not found" }));
		// A failed chunk reloads the page at most once a minute, in case of a new deployment; this is the time after that
		// reload.
		await page.addInitScript(() => sessionStorage.setItem("sakura-reloaded-at", String(Date.now())));
		await openPage(page, "/docs/technical-architecture");
		await documentLink(page, "P2P Mesh").click();
		const failure = page.getByRole("alert").filter({ hasText: "Error Loading Document" });
		await expect(failure.getByRole("heading", { name: "Error Loading Document" })).toBeVisible();
		await expect(failure.getByRole("heading").locator("svg")).toBeVisible();
		await expect(openTitle(page)).toHaveText("P2P Mesh");

		await page.unroute(chunk);
		await failure.getByRole("button", { name: "Try again" }).click();
		await expect(articleOf(page)).toContainText("heartbeat");
		await expect(failure).toHaveCount(0);
	});
}
