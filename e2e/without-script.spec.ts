import { item, navigation } from "./support/navigation.ts";
import { documentLink, readerSidebar } from "./support/reader.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("fault 43: pages and documents can be read, and their links work", async ({ page }) => {
	for (const [path, heading, text] of [
		["/", "Ecosystem Home", /four seasons/],
		["/tokens", "Cherry Token Hub", /Cherry Seeds/],
		["/guides/culture", "Community Culture", /Gardener/],
		["/docs", "Documentation", /Live CLI Activity/],
		["/docs/technical-architecture/server-capsules", "Server Capsules", /Name the server\./],
	] as const) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expect(page.getByRole("main")).toContainText(text);
		await expect(navigation(page).getByRole("link")).toHaveCount(12);
		// Controls that need a script are missing.
		await expect(page.getByRole("switch")).toHaveCount(0);
		await expect(page.getByRole("main").locator("button:not([data-preview]):visible")).toHaveCount(0);
		await item(page, "Settings").click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
	}
});

test("a document has its code, its tables and its neighbours", async ({ page }) => {
	await page.goto("/docs/technical-architecture/server-capsules");
	await expect(page.getByRole("table").first()).toBeVisible();
	await expect(page.locator("figure.code").first()).toContainText("cherry capsule wrap");
	await documentLink(page, "P2P Mesh").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("P2P Mesh");
	await page.getByRole("link", { name: /^Previous/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("SSH Key Ceremonies");
});

test("the list of sections links to their pages", async ({ page }) => {
	await page.goto("/docs");
	await readerSidebar(page)
		.getByRole("link", { name: /Technical Architecture/ })
		.click();
	await documentLink(page, "Server Capsules").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Server Capsules");
});

test("an unknown path shows home", async ({ page }) => {
	const answer = await page.goto("/nowhere");
	expect(answer?.status()).toBe(200);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ecosystem Home");
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
	await expect(page.getByText("There is no page at this address")).toBeVisible();
	await expect(page.getByText("Search, at the top")).toBeHidden();
});

test("the page of a section lists its documents as links", async ({ page }) => {
	await page.goto("/docs/technical-architecture");
	const documents = page.getByRole("main").locator('a[href^="/docs/technical-architecture/"]');
	await expect(documents).toHaveCount(8);
	await documents.filter({ hasText: "Encryption and Keys" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Encryption and Keys");
	expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(2000);
});

test("on a phone the navigation opens with its button", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	await expect(navigation(page)).toBeHidden();
	await page.getByRole("button", { name: /menu|navigation/i }).click();
	await expect(navigation(page).getByText("Ecosystem Navigation", { exact: true })).toBeVisible();
	await item(page, "Community Garden").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Community Garden");
});

test("the skip link leads to main", async ({ page }) => {
	await page.goto("/tokens");
	await page.keyboard.press("Tab");
	await expect(page.locator(":focus")).toHaveText(/^Skip/);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/tokens#main");
});

test("the theme follows the system", async ({ page }) => {
	const brightness = async () => {
		const colour = await page.locator("html").evaluate((element) => getComputedStyle(element).backgroundColor);
		const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
		return channels.reduce((sum, channel) => sum + channel, 0) / 3;
	};
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/");
	expect(await brightness()).toBeGreaterThan(200);
	await page.emulateMedia({ colorScheme: "dark" });
	await expect.poll(brightness).toBeLessThan(60);
});

test("buttons that do nothing in this preview are there, and say so", async ({ page }) => {
	for (const [path, names] of [
		["/tokens", ["Start Earning", "Stake Now", "Trade on Ichiba", "Trade on Minato", "Trade on Hashi"]],
		["/guides/community", ["Join Community", "Learn More"]],
		["/guides/ecosystem", ["Get CHERRY Tokens", "View Tokenomics"]],
	] as const) {
		await page.goto(path);
		const main = page.getByRole("main");
		await expect(main.getByRole("button"), path).toHaveText([...names]);
		for (const name of names) {
			const button = main.getByRole("button", { name, exact: true });
			await expect(button).toHaveAccessibleDescription("Not live in this preview");
			expect(await button.evaluate(({ parentElement }) => parentElement?.innerText)).toContain(
				"Not live in this preview",
			);
		}
	}
});

test("there are no form fields without a function; parts that need a script say so", async ({ page }) => {
	for (const [path, said] of [
		["/tokens", ["To enter your own figures, enable JavaScript"]],
		["/infrastructure/p2p", ["To enter your own figures, enable JavaScript"]],
		["/settings", ["Without JavaScript nothing is remembered"]],
		["/sakura-showcase", []],
		["/infrastructure/servers", ["This is an example. To choose a plan and its hours, enable JavaScript."]],
	] as const) {
		await page.goto(path);
		const main = page.getByRole("main");
		await expect(main).toBeVisible();
		for (const role of ["textbox", "combobox", "slider", "checkbox", "radio", "switch"] as const)
			await expect(main.getByRole(role), `${path}, ${role}`).toHaveCount(0);
		// Playwright's own text matching ignores the content of <noscript>.
		const text = await main.evaluate((main) => (main as HTMLElement).innerText);
		for (const words of said) expect(text).toContain(words);
		// What explains a field is missing with it.
		expect(text).not.toMatch(/Choose a plan|for this plan/);
	}
});
