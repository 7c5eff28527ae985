import { navigation } from "./support/navigation.ts";
import { readerSidebar } from "./support/reader.ts";
import { expect, openPage, test } from "./support/test.ts";

/* Text of twice the size, set in the browser's settings: unlike page styles, this affects media queries. */
test.use({
	launchOptions: [
		async ({ launchOptions }, use) => {
			const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"];
			await use({ ...launchOptions, args });
		},
		{ scope: "worker" },
	],
});

for (const viewport of [
	{ width: 1280, height: 1024 },
	{ width: 390, height: 844 },
])
	test(`at ${viewport.width} px the site name fits its header, and the navigation overlays the page`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		for (const path of ["/", "/docs", "/docs/technical-architecture/server-capsules"]) {
			await openPage(page, path);
			const [header, title] = await Promise.all(
				[page.getByRole("banner"), page.getByRole("banner").getByRole("link")].map((element) => element.boundingBox()),
			);
			expect(title?.y, path).toBeGreaterThanOrEqual(0);
			expect((title?.y ?? 0) + (title?.height ?? 0), path).toBeLessThanOrEqual(header?.height ?? 0);
			await expect(navigation(page)).toBeHidden();
			await page.getByRole("button", { name: "Open navigation menu" }).click();
			await expect(navigation(page)).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(navigation(page)).toBeHidden();
		}
		await page.getByRole("button", { name: "Browse the documents" }).click();
		await expect(readerSidebar(page)).toBeVisible();
	});
