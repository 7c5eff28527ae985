import type { Page } from "@playwright/test";
import { article, documentLink, files, markdownRequests, openTitle, serveMarkdown } from "./support/reader.ts";
import { expect, openPage, test } from "./support/test.ts";

const capsules = "/docs/technical-architecture/server-capsules";
const sentence = "A server is files, packages, users and settings that have grown together.";

test.describe("a page that was served with its document", () => {
	test("carries the text once", async ({ request }) => {
		const html = await (await request.get(capsules)).text();
		expect(html.split(sentence)).toHaveLength(2);
		expect(html).not.toMatch(/^description:/m);
		expect(html.match(/<script\b/g), "the boot script and the application").toHaveLength(2);
	});

	test("asks for no markdown, and its article is the very one that was served", async ({ page }) => {
		const requests = markdownRequests(page);
		await page.addInitScript(() => {
			document.addEventListener("DOMContentLoaded", () => {
				document.querySelector("[data-article] p")?.setAttribute("data-served", "");
			});
		});
		await openPage(page, capsules);
		await expect(article(page)).toContainText(sentence);
		await expect(page.locator("[data-served]")).toHaveCount(1);
		await expect(page.getByText("On this page")).toBeVisible();
		expect(requests).toEqual([]);
	});

	test("opens again at once, without a request, after others were read", async ({ page }) => {
		const requests = markdownRequests(page);
		await openPage(page, capsules);
		await documentLink(page, "P2P Mesh").click();
		await expect(article(page)).toContainText("heartbeat");
		await page.getByRole("link", { name: /Back/ }).click();
		await expect(openTitle(page)).toHaveText("Documentation");
		await documentLink(page, "Server Capsules").click();
		await expect(article(page)).toContainText(sentence);
		await expect(article(page).getByText(sentence)).toHaveCount(1);
		await expect(page.getByText(/\d min read/)).toBeVisible();
		await article(page).getByRole("link", { name: "mesh", exact: true }).click();
		await expect(openTitle(page)).toHaveText("P2P Mesh");
		expect(requests).toEqual([files.mesh]);
	});

	test("shows its article though something changed the page before the application took over", async ({
		page,
		allowMessages,
	}) => {
		allowMessages(/Minified React error #(?:418|423|425)/);
		await page.route(`**${capsules}`, async (route) => {
			const answer = await route.fetch();
			const html = (await answer.text()).replace(">Back to all documentation<", ">Zurück<").replace("</h1>", "!</h1>");
			await route.fulfill({ response: answer, body: html });
		});
		await openPage(page, capsules);
		await expect(openTitle(page)).toHaveText("Server Capsules");
		await expect(article(page).getByText(sentence)).toHaveCount(1);
		await article(page).getByRole("link", { name: "mesh", exact: true }).click();
		await expect(openTitle(page)).toHaveText("P2P Mesh");
	});

	test.describe("without script", () => {
		test.use({ javaScriptEnabled: false });
		test("can be read, with code and tables, and without buttons that need one", async ({ page }) => {
			await page.goto(capsules);
			await expect(page.getByText(sentence)).toBeVisible();
			await expect(page.getByRole("table").first()).toBeVisible();
			await expect(page.locator("figure.code").first()).toContainText("cherry capsule wrap");
			await expect(page.getByRole("button", { name: /copy/i })).toHaveCount(0);
			await page.getByRole("link", { name: /^Next/ }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Encryption and Keys");
		});
	});
});

test("a document is fetched once, whatever way leads back to it", async ({ page }) => {
	const requests = markdownRequests(page);
	await openPage(page, "/docs/technical-architecture");
	await documentLink(page, "P2P Mesh").hover();
	await documentLink(page, "P2P Mesh").click();
	await expect(article(page)).toContainText("heartbeat");
	await documentLink(page, "Encryption and Keys").click();
	await expect(article(page)).toContainText("AES-256");
	await page.goBack();
	await expect(openTitle(page)).toHaveText("P2P Mesh");
	await expect(article(page)).toContainText("heartbeat");
	await page.getByRole("link", { name: /Back/ }).click();
	await documentLink(page, "P2P Mesh").click();
	await expect(article(page)).toContainText("heartbeat");
	expect(requests.filter((path) => path === files.mesh)).toHaveLength(1);
	expect(requests.filter((path) => path === files.keys)).toHaveLength(1);
});

test("a slow answer for an earlier document never replaces a later one", async ({ page }) => {
	let answerMesh = () => {};
	const held = new Promise<void>((resolve) => {
		answerMesh = resolve;
	});
	await page.route(`**${files.mesh}`, async (route) => {
		await held;
		await route.fulfill({ contentType: "text/markdown", body: "The late answer." });
	});
	await openPage(page, "/docs/technical-architecture");
	await documentLink(page, "P2P Mesh").click();
	await expect(page.getByRole("status").filter({ hasText: "Loading P2P Mesh" })).toBeVisible();
	await documentLink(page, "Encryption and Keys").click();
	await expect(article(page)).toContainText("AES-256");

	const arrived = page.waitForResponse(`**${files.mesh}`);
	answerMesh();
	await (await arrived).finished();
	// The late document is read by now when it opens without another wait.
	await expect(openTitle(page)).toHaveText("Encryption and Keys");
	await expect(article(page)).toContainText("AES-256");
	await expect(page.getByText("The late answer.")).toHaveCount(0);
	await documentLink(page, "P2P Mesh").click();
	await expect(article(page)).toHaveText("The late answer.");
});

test("front matter is never shown", async ({ page }) => {
	await serveMarkdown(page, files.mesh, "---\ntitle: P2P Mesh\ndescription: A secret line.\n---\n\nThe body.\n");
	await openPage(page, "/docs/technical-architecture");
	await documentLink(page, "P2P Mesh").click();
	await expect(article(page)).toHaveText("The body.");
	await expect(page.getByText("A secret line.")).toHaveCount(0);
});

test.describe("a document that cannot be had", () => {
	const html = "<!doctype html><title>Sakura</title><h1>The fallback page of a host</h1>";
	const failures: Record<string, (page: Page) => Promise<unknown>> = {
		"is missing": (page) => page.route(`**${files.mesh}`, (route) => route.fulfill({ status: 404, body: "Not found" })),
		"meets a fault of the server": (page) => page.route(`**${files.mesh}`, (route) => route.fulfill({ status: 500 })),
		"is cut off": (page) => page.route(`**${files.mesh}`, (route) => route.abort("connectionreset")),
		"is answered with a page": (page) =>
			page.route(`**${files.mesh}`, (route) => route.fulfill({ contentType: "text/html", body: html })),
		"is answered with a page that says it is markdown": (page) =>
			page.route(`**${files.mesh}`, (route) => route.fulfill({ contentType: "text/markdown", body: html })),
	};
	for (const [how, fail] of Object.entries(failures)) {
		test(`and ${how} gets a dated placeholder, and can be tried again`, async ({ page, allowMessages }) => {
			allowMessages(/Failed to load resource/, /Document docs\/05-technical-architecture\/05-p2p-mesh\.md/);
			await page.clock.setFixedTime(new Date(2027, 1, 3, 12));
			await fail(page);
			const logged = page.waitForEvent("console", (message) => message.text().includes("05-p2p-mesh.md could not"));
			await openPage(page, "/docs/technical-architecture");
			await documentLink(page, "P2P Mesh").click();
			await logged;
			await expect(openTitle(page)).toHaveText("P2P Mesh");
			const lead = await page.locator('meta[name="description"]').getAttribute("content");
			await expect(article(page)).toContainText(lead ?? "no description");
			await expect(article(page)).toContainText("P2P Mesh");
			await expect(article(page)).toContainText("docs/05-technical-architecture/05-p2p-mesh.md");
			await expect(article(page)).toContainText("3 February 2027");
			await expect(page.getByText("The fallback page of a host")).toHaveCount(0);

			await page.unroute(`**${files.mesh}`);
			await page.getByRole("button", { name: "Try again" }).click();
			await expect(article(page)).toContainText("heartbeat");
			await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
			await expect(openTitle(page), "the focus does not get lost with the button").toBeFocused();
		});
	}
});

for (const [part, chunk] of [
	["parser", "**/assets/parse-worker-*.js"],
	["loader", "**/assets/document-loader-*.js"],
] as const) {
	test(`without its ${part} the reader says so, and can be tried again`, async ({ page, allowMessages }) => {
		allowMessages(/Failed to load resource/, /parser did not start/, /dynamically imported module/);
		await page.clock.install();
		await page.route(chunk, (route) => route.fulfill({ status: 404, body: "Not found" }));
		// A failed chunk reloads the page once a minute, in case the site was published anew; this is the time after.
		await page.addInitScript(() => sessionStorage.setItem("sakura-reloaded-at", String(Date.now())));
		await openPage(page, "/docs/technical-architecture");
		await documentLink(page, "P2P Mesh").click();
		const failure = page.getByRole("alert").filter({ hasText: "Error Loading Document" });
		await expect(failure.getByRole("heading", { name: "Error Loading Document" })).toBeVisible();
		await expect(failure.locator("svg")).toBeVisible();
		await expect(openTitle(page)).toHaveText("P2P Mesh");

		await page.unroute(chunk);
		await failure.getByRole("button", { name: "Try again" }).click();
		await expect(article(page)).toContainText("heartbeat");
		await expect(failure).toHaveCount(0);
	});
}
