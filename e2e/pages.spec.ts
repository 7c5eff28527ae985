import { siteMap } from "#src/content/site-map.ts";
import { desktop, overflow, phone, showMode, violations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

/* Every page, opened once: what it says of itself, that it fits, and what axe finds in it. */

/* Long journeys: how long one may take says nothing of the page, only of how busy the machine is. */
test.describe.configure({ timeout: 90_000 });

/** Addresses of the reader that are not in the site map. */
const readerTitles: Record<string, string> = {
	"/docs/technical-architecture": "Technical Architecture",
	"/docs/technical-architecture/server-capsules": "Server Capsules",
};
const pages = [
	...siteMap.map(({ paths, title, inSidebar }) => ({ path: paths[0], title, inSidebar })),
	...Object.entries(readerTitles).map(([path, title]) => ({ path, title, inSidebar: false })),
];

/** One page of each frame: with the sidebar open, and with the reader's own one. Elsewhere the frame is the same. */
const frames = ["/", "/docs"];

for (const { path, title, inSidebar } of pages) {
	test(`${path} is ${title}, fits, and axe finds nothing in it`, async ({ page }) => {
		await page.setViewportSize(desktop);
		await page.emulateMedia({ colorScheme: "light" });
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(200);
		await page.waitForFunction(() => history.scrollRestoration === "manual");

		await test.step("names itself", async () => {
			await expect(page).toHaveTitle(`${title} · Sakura Ecosystem`);
			await expect(page).toHaveURL(path);
			await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new URL(path, page.url()).href);
			await expect(page.locator("meta[name=robots]")).toHaveCount(0);
			await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{40}/);
			// One heading, whatever the page; the reader's sections are shown by the landing view.
			const heading = path === "/docs/technical-architecture" ? "Documentation" : title;
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
			await page.keyboard.press("Alt+H");
			await expect(page.locator("h1:focus-visible")).toHaveText(heading);
		});

		await test.step("stands in the frame, marked in the navigation", async () => {
			for (const role of ["banner", "main", "navigation", "contentinfo"] as const)
				await expect(page.getByRole(role)).toHaveCount(1);
			const header = page.getByRole("banner");
			await expect(header.getByText("Sakura Ecosystem", { exact: true })).toBeVisible();
			await expect(header.getByText(/Japanese cultural integration/i)).toBeVisible();
			await expect(header.getByRole("switch", { name: /dark/i })).toBeVisible();
			const current = page.getByRole("navigation").locator('[aria-current="page"]');
			await expect(current).toHaveCount(inSidebar ? 1 : 0);
			if (inSidebar) await expect(current).toHaveAttribute("href", path);
		});

		// Landmarks and the order of headings concern the whole page, whatever its width and colours.
		await showMode(page, "light");
		expect(await violations(page), "desktop").toEqual([]);
		const within = frames.includes(path) ? "body" : "main";
		await showMode(page, "dark");
		expect(await violations(page, { rules: "colours", within }), "desktop, dark").toEqual([]);
		await page.setViewportSize(phone);
		expect(await violations(page, { rules: "colours", within }), "phone, dark").toEqual([]);
		await showMode(page, "light");
		expect(await violations(page, { within }), "phone").toEqual([]);

		await test.step("fits 320 px, and text of twice the size", async () => {
			await page.setViewportSize({ width: 320, height: 640 });
			expect(await overflow(page), "320 px").toBeLessThanOrEqual(0);
			// Text of twice the size, as browsers set it: the root's font size.
			await page.setViewportSize({ width: 640, height: 800 });
			await page.evaluate(() => {
				document.documentElement.style.fontSize = "200%";
			});
			expect(await overflow(page), "200 %").toBeLessThanOrEqual(0);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		});
	});
}
