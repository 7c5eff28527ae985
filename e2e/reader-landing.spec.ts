import { historyLength } from "./support/navigation.ts";
import { documentLink, openTitle, readerSidebar, sectionToggle } from "./support/reader.ts";
import { expect, openPage, test } from "./support/test.ts";

const sections = [
	"Project Overview",
	"Business Strategy",
	"Community Operations",
	"Cultural Framework",
	"Technical Architecture",
	"Seasonal Frameworks",
	"Design & Branding",
	"Project Coordination",
	"Implementation Guides",
	"Development Workflows",
];

test("the landing page shows everything specification 2.3 lists, next to ten folded sections", async ({ page }) => {
	await openPage(page, "/docs");
	const main = page.getByRole("main");
	await expect(openTitle(page)).toHaveText("Documentation");
	await expect(page).toHaveTitle(/^Documentation/);
	await expect(readerSidebar(page).locator('[aria-current="page"]')).toHaveText("Documentation overview");
	for (const figure of [/Commands\s*47/, /Uptime\s*99\.9\s*%/, /Transferred\s*2\.4\s*TB/, /Managed servers\s*156/]) {
		await expect(main).toContainText(figure);
	}
	for (const pillar of [
		/server capsules/i,
		/GPG plus AES-256/,
		/SSH key ceremonies/,
		/cultural CLI styling/i,
		/cloud API and P2P mesh/i,
		/embedded docs/i,
	]) {
		await expect(main.getByRole("heading", { level: 3, name: pillar })).toHaveCount(1);
	}
	const activity = main.getByRole("heading", { name: "Live CLI Activity" });
	const list = activity.locator("xpath=following::*[self::ul or self::ol][1]");
	await expect(list.getByRole("listitem")).toHaveCount(8);
	for (const item of await list.getByRole("listitem").all()) await expect(item).toHaveText(/^\d+ (?:s|min|h)/);

	const toggles = readerSidebar(page).getByRole("button");
	await expect(toggles).toHaveCount(10);
	for (const [index, title] of sections.entries()) {
		await expect(toggles.nth(index)).toHaveAccessibleName(new RegExp(`${title}$`));
		await expect(toggles.nth(index)).toHaveAttribute("aria-expanded", "false");
	}
	await expect(documentLink(page, "Server Capsules")).toHaveCount(0);
});

test("unfolding a section lists its documents and updates the address in place", async ({ page }) => {
	await openPage(page, "/docs");
	const before = await historyLength(page);

	await sectionToggle(page, "Technical Architecture").click();
	await expect(sectionToggle(page, "Technical Architecture")).toHaveAttribute("aria-expanded", "true");
	await expect(readerSidebar(page).locator('a[href^="/docs/technical-architecture/"]')).toHaveText([
		"Architecture Overview",
		"Server Capsules",
		"Encryption and Keys",
		"SSH Key Ceremonies",
		"P2P Mesh",
		"Token Programme",
		"Seasonal Engine",
		"Performance Budget",
	]);
	await expect(page).toHaveURL("/docs/technical-architecture");
	await expect(openTitle(page), "the landing view stays").toHaveText("Documentation");

	await sectionToggle(page, "Project Overview").click();
	await expect(page).toHaveURL("/docs/project-overview");
	await expect(sectionToggle(page, "Technical Architecture")).toHaveAttribute("aria-expanded", "true");

	await sectionToggle(page, "Project Overview").click();
	await expect(documentLink(page, "Who It Is For")).toHaveCount(0);
	expect(await historyLength(page)).toBe(before);

	// The list of sections on the page links to each of them.
	await page
		.getByRole("main")
		.getByRole("link", { name: /Implementation Guides/ })
		.click();
	await expect(page).toHaveURL("/docs/implementation-guides");
	await expect(documentLink(page, "Deploy Your First Server")).toBeVisible();
	expect(await historyLength(page)).toBe(before + 1);
	// Also when the section has been folded since.
	await sectionToggle(page, "Implementation Guides").click();
	await expect(documentLink(page, "Deploy Your First Server")).toHaveCount(0);
	await page
		.getByRole("main")
		.getByRole("link", { name: /Implementation Guides/ })
		.click();
	await expect(documentLink(page, "Deploy Your First Server")).toBeVisible();
	expect(await historyLength(page)).toBe(before + 1);
});

test("with a document open, unfolding a section does not change the address", async ({ page }) => {
	await openPage(page, "/docs/technical-architecture/server-capsules");
	const before = await historyLength(page);
	await sectionToggle(page, "Implementation Guides").click();
	await expect(documentLink(page, "Deploy Your First Server")).toBeVisible();
	await expect(page).toHaveURL("/docs/technical-architecture/server-capsules");
	await expect(openTitle(page)).toHaveText("Server Capsules");
	expect(await historyLength(page)).toBe(before);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("a button unfolds the list of documents, and choosing one folds it away", async ({ page }) => {
		await openPage(page, "/docs/technical-architecture/server-capsules");
		const browse = page.getByRole("button", { name: "Browse the documents" });
		await expect(browse).toHaveAttribute("aria-expanded", "false");
		await expect(readerSidebar(page)).toBeHidden();

		await browse.click();
		await expect(browse).toHaveAttribute("aria-expanded", "true");
		for (const title of ["Project Overview", "Implementation Guides", "Development Workflows"]) {
			await sectionToggle(page, title).click();
		}
		await documentLink(page, "Contributing to This Site").click();
		await expect(openTitle(page)).toHaveText("Contributing to This Site");
		await expect(readerSidebar(page)).toBeHidden();
		await expect.poll(() => page.evaluate(() => window.scrollY), "the document begins at its top").toBe(0);

		await browse.click();
		await documentLink(page, "Contributing to This Site").click();
		await expect(readerSidebar(page), "the open one is under the list").toBeHidden();
		await expect(browse).toBeFocused();

		// The address of a section shows its documents.
		await openPage(page, "/docs");
		await expect(readerSidebar(page)).toBeHidden();
		await page
			.getByRole("main")
			.getByRole("link", { name: /Project Overview/ })
			.click();
		await expect(documentLink(page, "Who It Is For")).toBeVisible();
	});
});
