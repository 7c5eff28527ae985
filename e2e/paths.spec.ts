import type { Page } from "@playwright/test";
import { scriptsOf } from "./support/page-scripts.ts";
import { expect, openPage, taken, test } from "./support/test.ts";

/* Paths other than the pages' own: aliases, trailing slashes, unknown paths, and files. */

/** Opens a path that must be answered with 200. */
async function openFound(page: Page, path: string): Promise<void> {
	const answer = await page.goto(path);
	expect(answer?.status(), path).toBe(200);
	await taken(page);
}

test("aliases show their page, with its canonical address and marked in the navigation", async ({ page }) => {
	for (const [path, title, canonical] of [
		["/documentation", "CLI Documentation", "/cli"],
		["/documentation/server", "CLI Documentation", "/cli"],
		["/documentationfoo", "CLI Documentation", "/cli"],
		["/infrastructure", "P2P Infrastructure", "/infrastructure/p2p"],
	] as const) {
		await test.step(path, async () => {
			await openFound(page, path);
			await expect(page).toHaveTitle(`${title} · Sakura Ecosystem`);
			await expect(page).toHaveURL(path);
			await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new URL(canonical, page.url()).href);
			await expect(page.locator("meta[name=robots]")).toHaveCount(0);
			await expect(page.getByText("There is no page at this address")).toBeHidden();
			expect(await (await page.request.get(path)).text(), "as served").not.toContain('name="robots"');
			await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{40}/);
			await expect(page.getByRole("main")).toHaveCount(1);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
			const current = page.getByRole("navigation").locator('[aria-current="page"]');
			await expect(current).toHaveCount(1);
			await expect(current).toHaveAttribute("href", canonical);
		});
	}
});

test("another form of an address opens the same page, and is corrected", async ({ page, baseURL }) => {
	for (const [asked, title, corrected] of [
		["//tokens#staking", "Cherry Token Hub", "/tokens#staking"],
		["/tokens/#staking", "Cherry Token Hub", "/tokens#staking"],
		["/infrastructure/p2p//", "P2P Infrastructure", "/infrastructure/p2p"],
		["/garden/index.html", "Community Garden", "/garden"],
		["/index.html?season=winter", "Ecosystem Home", "/?season=winter"],
		[
			"/docs//technical-architecture///server-capsules/",
			"Server Capsules",
			"/docs/technical-architecture/server-capsules",
		],
		["//garden/roses?season=winter", "Ecosystem Home", "/garden/roses?season=winter"],
		["/sakura%2Dshowcase?season=winter#effects", "Sakura Showcase", "/sakura-showcase?season=winter#effects"],
		["/infrastructure%2Fservers", "Cherry Servers", "/infrastructure/servers"],
		[
			"/docs/technical%2Darchitecture%2Fserver-capsules",
			"Server Capsules",
			"/docs/technical-architecture/server-capsules",
		],
	] as const) {
		await openFound(page, baseURL + asked);
		await expect(page.getByRole("heading", { level: 1 }), asked).toHaveText(title);
		await expect(page, asked).toHaveURL(corrected);
		await expect(page.locator("meta[name=robots]"), asked).toHaveCount(corrected.startsWith("/garden/") ? 1 : 0);
	}
});

test("an unknown path shows home at its own address; noindex is removed when the visitor moves on", async ({
	page,
}) => {
	for (const unknown of ["/garden/roses", "/guides", "/infrastructure/nope", "/%E0%A4%A", "/TOKENS", "/nowhere"]) {
		await openFound(page, unknown);
		await expect(page.getByRole("heading", { level: 1 }), unknown).toHaveText("Ecosystem Home");
		await expect(page.locator("meta[name=robots]"), unknown).toHaveAttribute("content", "noindex");
		expect(new URL(page.url()).pathname).toBe(unknown);
		await expect(page.getByText("There is no page at this address"), unknown).toBeVisible();
	}
	await page
		.getByRole("navigation")
		.getByRole("link", { name: /^Cherry Token Hub/ })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cherry Token Hub");
	await expect(page.locator("meta[name=robots]")).toHaveCount(0);
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new URL("/tokens", page.url()).href);
});

test("fault 54: malformed and very long paths show home, or the overview", async ({ page }) => {
	for (const path of ["/%", `/${"a".repeat(5_000)}`, `/${"a/".repeat(2_500)}b`, "/%00", "/<script>"]) {
		await openPage(page, path);
		await expect(page.getByRole("heading", { level: 1 }), path.slice(0, 20)).toHaveText("Ecosystem Home");
	}
	await openPage(page, `/docs/${"a".repeat(5_000)}`);
	await expect(page.getByText("Live CLI Activity")).toBeVisible();
	await openPage(page, "/tokens#%E0%A4%A");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cherry Token Hub");
});

test("a missing file is answered with 404, not with a page", async ({ request }) => {
	for (const missing of [
		"/missing.js",
		"/assets/index-00000000.js",
		"/docs/05-technical-architecture/99-nothing.md",
		"/favicon.png",
		"/tokens/page.html",
	]) {
		const answer = await request.get(missing);
		expect(answer.status(), missing).toBe(404);
		expect(answer.headers()["content-type"], missing).not.toContain("html");
		expect(await answer.text(), missing).not.toContain("<");
	}
});

test("pages are revalidated, hashed files are immutable, a document's file is markdown", async ({ request }) => {
	expect((await request.get("/")).headers()["cache-control"]).toBe("no-cache");
	const [script = ""] = await scriptsOf(request, "/");
	expect(script).toMatch(/^\/assets\//);
	expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
	const document = await request.get("/docs/05-technical-architecture/02-server-capsules.md");
	expect(document.status()).toBe(200);
	expect(document.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
});
