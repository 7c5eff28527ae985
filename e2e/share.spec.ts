import { join } from "node:path";
import { siteMap } from "#src/content/site-map.ts";
import { fileDates } from "../tools/file-dates.ts";
import { serveWith } from "./support/serve-with.ts";
import { expect, openPage, test } from "./support/test.ts";

const document = "/docs/technical-architecture/server-capsules";

for (const path of ["/", "/tokens", "/docs/technical-architecture", document]) {
	test(`${path} has valid metadata, and the browser reports no errors`, async ({ page, request }) => {
		await openPage(page, path);
		const content = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute("content");
		const picture = await request.get((await content("image")) ?? "");
		expect(picture.status()).toBe(200);
		expect(picture.headers()["content-type"]).toBe("image/png");
		const size = await page.evaluate(async (address) => {
			const image = new Image();
			image.src = new URL(address, location.href).pathname;
			await image.decode();
			return [String(image.naturalWidth), String(image.naturalHeight)];
		}, picture.url());
		expect(size).toEqual([await content("image:width"), await content("image:height")]);
		const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
		const urls: string[] = data["@graph"].flatMap(({ url }: { url?: string }) => url ?? []);
		expect(urls.map((url) => new URL(url, page.url()).pathname)).toEqual([path]);
	});
}

test("a page of another site may embed the share picture, and no other file of ours", async ({
	page,
	baseURL,
	allowMessages,
}) => {
	const elsewhere = await serveWith((_, response) => response.end("<!doctype html><title>A post"));
	allowMessages(/Failed to load resource/, new RegExp(elsewhere.url));
	await page.goto(elsewhere.url);
	const isShown = (path: string) =>
		page.evaluate(
			(address) =>
				new Promise<boolean>((known) => {
					const image = new Image();
					image.onload = () => known(true);
					image.onerror = () => known(false);
					image.src = address;
				}),
			new URL(path, baseURL).href,
		);
	expect(await isShown("/share/tokens.png")).toBe(true);
	expect(await isShown("/icons/icon-512.png")).toBe(false);
	elsewhere.close();
});

test("every page of the site map is available as markdown, linked from its head", async ({ request }) => {
	for (const { paths } of siteMap) {
		await test.step(paths[0], async () => {
			const html = await (await request.get(paths[0])).text();
			const address = /<link rel="alternate" type="text\/markdown" href="([^"]*)">/.exec(html)?.[1] ?? "";
			const answer = await request.get(address);
			expect(answer.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
			expect(await answer.text()).toMatch(/^# \S.*\n\n\S/);
		});
	}
});

test("after navigation the first page's metadata is removed", async ({ page }) => {
	await openPage(page, document);
	const served = page.locator('meta[property^="og:"], link[type="text/markdown"], script[type="application/ld+json"]');
	expect(await served.count()).toBeGreaterThan(5);
	await page.getByRole("link", { name: "Documentation overview" }).click();
	await expect(page).toHaveURL("/docs");
	await expect(served).toHaveCount(0);
});

test("robots.txt and llms.txt are plain text", async ({ request }) => {
	for (const path of ["/robots.txt", "/llms.txt"]) {
		const answer = await request.get(path);
		expect(answer.status(), path).toBe(200);
		expect(answer.headers()["content-type"], path).toBe("text/plain; charset=utf-8");
	}
});

test("a browser can read the feed, which links to documents; without dates there is no feed and no link to it", async ({
	page,
	request,
}) => {
	await openPage(page, "/docs");
	const feed = page.locator('link[type="application/atom+xml"]');
	// As in a shallow clone.
	if (fileDates(join(import.meta.dirname, ".."), "public/docs").size === 0) {
		await expect(feed).toHaveCount(0);
		expect((await request.get("/feed.atom")).status()).toBe(404);
		return;
	}
	const address = (await feed.getAttribute("href")) ?? "";
	const answer = await request.get(address);
	expect(answer.headers()).toMatchObject({
		"content-type": "application/atom+xml; charset=utf-8",
		"cache-control": "no-cache",
	});
	const links = await page.evaluate(async (feed) => {
		const asked = new XMLHttpRequest();
		asked.open("GET", feed);
		asked.responseType = "document";
		await new Promise((done) => {
			asked.onloadend = done;
			asked.send();
		});
		// Null if the browser cannot parse it as XML.
		const entries = asked.responseXML?.querySelectorAll("entry > link") ?? [];
		return [...entries].map((link) => link.getAttribute("href") ?? "");
	}, new URL(address, page.url()).pathname);
	expect(links.length).toBeGreaterThan(0);
	expect(await (await request.get(links[0] ?? "")).text()).toContain("<article");
});
