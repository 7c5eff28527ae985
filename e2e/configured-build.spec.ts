import type { Page } from "@playwright/test";
import { metaContentSecurityPolicy } from "../tools/headers.ts";
import { test as configuredTest } from "./support/configured-build.ts";
import { scriptsOf } from "./support/page-scripts.ts";
import { articleOf, documentLink, openTitle } from "./support/reader.ts";
import { expect, openPage, test } from "./support/test.ts";
import { hideTab } from "./support/visibility.ts";

/*
 * What a build's environment variables change: where the site is mounted, its origin, where its documents are edited,
 * and whether timings are sent.
 */

/** All tests share the build of one worker. */
test.describe.configure({ mode: "default" });

test("a default build measures nothing and sends nothing", async ({ page, request }) => {
	for (const path of ["/", "/settings"])
		expect((await scriptsOf(request, path)).filter((script) => script.includes("vitals"))).toEqual([]);
	const posts: string[] = [];
	page.on("request", (sent) => sent.method() !== "GET" && posts.push(sent.url()));
	await openPage(page, "/settings#privacy");
	const panel = page.getByRole("tabpanel").filter({ visible: true });
	await expect(panel).toContainText("Nothing you choose is sent, nothing counts you");
	await expect(panel).not.toContainText("timings");
	await page.goto("about:blank");
	expect(posts).toEqual([]);
});

configuredTest.describe("below a path, with timings", () => {
	/** These tests expect messages to another host, which the console guard of `test` would report. */
	configuredTest.beforeEach(({ allowMessages, configured }) =>
		allowMessages(new RegExp(`^request to another host: ${configured.vitalsUrl}$`)),
	);

	/** Waits for the script that sends timings, which is loaded after the page. */
	const openMeasured = async (page: Page, path: string) => {
		const script = page.waitForResponse(/\/start-vitals-/);
		await openPage(page, path);
		// Self-contained: it neither waits for the application nor adds to it.
		expect(await (await script).text()).not.toMatch(/\b(?:from|import)\s*["'(]/);
		await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
	};

	configuredTest("pages, documents and links stay below the path", async ({ page, configured }) => {
		await openPage(page, "./");
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${configured.origin}/sakura/`);
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: /Glossary/ })
			.click();
		await expect(page).toHaveURL(`${configured.url}guides/glossary`);
		await openPage(page, "docs/project-overview/vision-and-principles");
		const title = "How the Parts Fit";
		await documentLink(page, title).click();
		await expect(openTitle(page)).toHaveText(title);
		await expect(articleOf(page).locator("p").first()).toBeVisible();
		expect(new URL(page.url()).pathname).toMatch(/^\/sakura\/docs\/project-overview\//);
		await expect(page.getByRole("link", { name: "Edit (opens in a new tab)" })).toHaveAttribute(
			"href",
			"https://git.example/edit/docs/01-project-overview/02-how-the-parts-fit.md",
		);
		for (const asked of ["//sakura/tokens", "/sakura//tokens/"]) {
			await openPage(page, new URL(configured.url).origin + asked);
			await expect(page, asked).toHaveURL(`${configured.url}tokens`);
			await expect(page.getByRole("heading", { level: 1 }), asked).toHaveText("Cherry Token Hub");
		}
		await openPage(page, "nowhere");
		await expect(page).toHaveURL(`${configured.url}nowhere`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});

	configuredTest(
		"leaving a page sends its timings once, without data about the visitor",
		async ({ page, context, configured }) => {
			const { messages } = configured;
			const before = messages.length;
			// The receiver is on the same host, and cookies ignore ports.
			await context.addCookies([{ name: "visitor", value: "aiko", url: configured.vitalsUrl }]);
			await openMeasured(page, "tokens?season=winter&note=my-name#staking");
			await page.evaluate(() =>
				addEventListener("sakura:vitals", ({ detail }: CustomEventInit) =>
					console.log(`told ${JSON.stringify(detail)}`),
				),
			);
			await page.getByRole("heading", { level: 1 }).click();
			const event = page.waitForEvent("console", (message) => message.text().startsWith("told "));
			await hideTab(page, true);
			await expect.poll(() => messages.length).toBe(before + 1);
			await hideTab(page, false);
			await openMeasured(page, "garden");
			await page.goto("about:blank");
			await expect.poll(() => messages.slice(before).map(({ report }) => report.page)).toEqual(["/tokens", "/garden"]);
			const { headers, report } = messages[before] ?? { headers: {}, report: {} };
			expect(`told ${JSON.stringify(report)}`).toBe((await event).text());
			expect(report).toMatchObject({
				page: "/tokens",
				arrival: "navigate",
				lcp: expect.any(Number),
				cls: expect.any(Number),
			});
			const told = ["page", "arrival", "ttfb", "fcp", "lcp", "inp", "cls"];
			expect(Object.keys(report).filter((name) => !told.includes(name))).toEqual([]);
			expect(headers["content-type"]).toMatch(/^text\/plain\b/);
			expect(headers.cookie).toBeUndefined();
			expect(headers.referer).toBe(new URL("/", configured.url).href);
		},
	);

	for (const [wish, value] of [
		["doNotTrack", "1"],
		["globalPrivacyControl", true],
	] as const)
		configuredTest(`with ${wish} nothing is sent`, async ({ page, context, configured }) => {
			const { messages } = configured;
			const before = messages.length;
			await page.addInitScript(
				([name, wanted]) => Object.defineProperty(Navigator.prototype, name, { get: () => wanted }),
				[wish, value] as const,
			);
			await openMeasured(page, "tokens");
			await page.goto("about:blank");
			// Another visitor without the setting sends timings afterwards: by then the first message would have arrived.
			const other = await context.newPage();
			await openMeasured(other, "garden");
			await other.goto("about:blank");
			await expect.poll(() => messages.length).toBeGreaterThan(before);
			expect(messages.slice(before).map(({ report }) => report.page)).toEqual(["/garden"]);
		});

	configuredTest(
		"the policy allows the receiver and no other host, and the settings name it",
		async ({ page, configured }) => {
			const answer = await openPage(page, "settings#privacy");
			const { origin, host } = new URL(configured.vitalsUrl);
			const policy = answer?.headers()["content-security-policy"] ?? "";
			expect(policy).toContain(`connect-src 'self' ${origin};`);
			expect(policy.replace(` ${origin}`, "").replace(/ 'sha256-[^']+'/, "")).toBe(
				`${metaContentSecurityPolicy()}; frame-ancestors 'none'`,
			);
			const panel = page.getByRole("tabpanel").filter({ visible: true });
			await expect(panel).toContainText(`your browser tells ${host} which page it was`);
			await expect(panel).not.toContainText("nothing counts you");
		},
	);
});
