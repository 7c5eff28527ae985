import { expect, openPage, test } from "./support/test.ts";

/** Every path of the specification's table and of product.md: the page's title and its canonical path. */
const paths: [path: string, title: string, canonical: string][] = [
	["/", "Ecosystem Home", "/"],
	["/garden", "Community Garden", "/garden"],
	["/cli", "CLI Documentation", "/cli"],
	["/documentation", "CLI Documentation", "/cli"],
	["/documentation/server", "CLI Documentation", "/cli"],
	["/documentationfoo", "CLI Documentation", "/cli"],
	["/dashboard", "Seasonal Dashboard", "/dashboard"],
	["/orchestrator", "Project Orchestrator", "/orchestrator"],
	["/sakura-showcase", "Sakura Showcase", "/sakura-showcase"],
	["/community", "Community Platform", "/community"],
	["/tokens", "Cherry Token Hub", "/tokens"],
	["/infrastructure/servers", "Cherry Servers", "/infrastructure/servers"],
	["/infrastructure", "P2P Infrastructure", "/infrastructure/p2p"],
	["/infrastructure/p2p", "P2P Infrastructure", "/infrastructure/p2p"],
	["/ceremonies", "Seasonal Ceremonies", "/ceremonies"],
	["/settings", "Settings", "/settings"],
];

/** Pages that are not in the sidebar, so that none of its items is the current one. */
const outsideSidebar: typeof paths = [
	["/docs", "Documentation", "/docs"],
	["/docs/technical-architecture", "Technical Architecture", "/docs/technical-architecture"],
	["/docs/technical-architecture/server-capsules", "Server Capsules", "/docs/technical-architecture/server-capsules"],
	["/guides/community", "Community Guide", "/guides/community"],
	["/guides/culture", "Community Culture", "/guides/culture"],
	["/guides/ecosystem", "Ecosystem Guide", "/guides/ecosystem"],
	["/guides/seasons", "Seasonal System", "/guides/seasons"],
	["/guides/seasonal-state", "Seasonal State", "/guides/seasonal-state"],
	["/guides/glossary", "Glossary", "/guides/glossary"],
];

for (const [path, title, canonical] of [...paths, ...outsideSidebar]) {
	const inSidebar = paths.some((row) => row[0] === path);
	test(`${path} is ${title}`, async ({ page }) => {
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(200);
		await page.waitForFunction(() => history.scrollRestoration === "manual");

		await expect(page).toHaveTitle(`${title} · Sakura Ecosystem`);
		await expect(page).toHaveURL(path);
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new URL(canonical, page.url()).href);
		await expect(page.locator("meta[name=robots]")).toHaveCount(0);
		await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{40}/);

		// One place and one heading, whatever the page; the reader's sections are shown by the landing view.
		await expect(page.getByRole("main")).toHaveCount(1);
		const heading = canonical === "/docs/technical-architecture" ? "Documentation" : title;
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		const current = page.getByRole("navigation").locator('[aria-current="page"]');
		await expect(current).toHaveCount(inSidebar ? 1 : 0);
		if (inSidebar) await expect(current).toHaveAttribute("href", canonical);
	});
}

for (const [asked, title] of [
	["/tokens/", "Cherry Token Hub"],
	["/docs/technical-architecture/server-capsules/", "Server Capsules"],
	["/infrastructure/p2p//", "P2P Infrastructure"],
] as const) {
	test(`a trailing slash changes nothing: ${asked}`, async ({ page }) => {
		const answer = await page.goto(asked);
		expect(answer?.status()).toBe(200);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		await expect(page).toHaveTitle(`${title} · Sakura Ecosystem`);
	});
}

for (const unknown of ["/nowhere", "/garden/roses", "/guides", "/infrastructure/nope", "/%E0%A4%A", "/TOKENS"]) {
	test(`an unknown path shows home and keeps its address: ${unknown}`, async ({ page }) => {
		const answer = await page.goto(unknown);
		expect(answer?.status()).toBe(200);
		await page.waitForFunction(() => history.scrollRestoration === "manual");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ecosystem Home");
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		expect(new URL(page.url()).pathname).toBe(unknown);
	});
}

test("noindex goes when the visitor moves on from an unknown path", async ({ page }) => {
	await openPage(page, "/nowhere");
	await page
		.getByRole("navigation")
		.getByRole("link", { name: /^Cherry Token Hub/ })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cherry Token Hub");
	await expect(page.locator("meta[name=robots]")).toHaveCount(0);
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new URL("/tokens", page.url()).href);
});

for (const missing of [
	"/missing.js",
	"/assets/index-00000000.js",
	"/docs/05-technical-architecture/99-nothing.md",
	"/favicon.png",
	"/tokens/page.html",
]) {
	test(`a missing file is missing, not a page: ${missing}`, async ({ request }) => {
		const answer = await request.get(missing);
		expect(answer.status()).toBe(404);
		expect(answer.headers()["content-type"]).not.toContain("html");
		expect(await answer.text()).not.toContain("<");
	});
}

test("a document's file is served as markdown at its path", async ({ request }) => {
	const answer = await request.get("/docs/05-technical-architecture/02-server-capsules.md");
	expect(answer.status()).toBe(200);
	expect(answer.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
});

test("pages are revalidated, hashed files are kept, and the policy forbids inline and foreign scripts", async ({
	page,
	request,
}) => {
	const answer = await page.goto("/");
	const headers = answer?.headers() ?? {};
	expect(headers["cache-control"]).toBe("no-cache");
	expect(headers["referrer-policy"]).toBeTruthy();
	const policy = Object.fromEntries(
		(headers["content-security-policy"] ?? "").split(";").map((directive) => {
			const [name = "", ...sources] = directive.trim().split(/\s+/);
			return [name, sources];
		}),
	);
	expect(policy["object-src"]).toEqual(["'none'"]);
	expect(policy["base-uri"]).toBeDefined();
	for (const source of ["'unsafe-inline'", "'unsafe-eval'", "*", "data:", "https:"])
		expect(policy["script-src"]).not.toContain(source);

	const script = await page.locator("script[type=module]").first().getAttribute("src");
	const file = await request.get(script ?? "");
	expect(file.headers()["cache-control"]).toContain("immutable");
});
