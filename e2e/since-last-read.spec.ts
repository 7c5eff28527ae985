import type { Page } from "@playwright/test";
import { desktop, overflow, phone, showMode, violations } from "./support/axe.ts";
import { hold } from "./support/hold.ts";
import { shiftsOf, sumOf, watchShifts, wordWithinItsLine } from "./support/layout-shift.ts";
import { momentsPass } from "./support/moments.ts";
import { listenToRequests } from "./support/page-scripts.ts";
import { articleOf, documentLink, openTitle, readerSidebar, sectionToggle } from "./support/reader.ts";
import { haveRead, keptReadings, passagesAt, readInAnotherTab } from "./support/readings.ts";
import { expect, openPage, reloadPage, test } from "./support/test.ts";
import { withheld, withholdStorage } from "./support/withhold-storage.ts";

/*
 * What the reader remembers of a visitor's reading. Another version of a document is one whose passages have other
 * hashes: to the served page, a stored reading of such a version is a reading from before the last change of the text.
 */

const capsules = { id: "05-02", path: "/docs/technical-architecture/server-capsules", title: "Server Capsules" };
const mesh = { id: "05-05", path: "/docs/technical-architecture/p2p-mesh", title: "P2P Mesh" };

const bar = (page: Page) => page.getByRole("region", { name: "Since you last read" });
const status = (page: Page) => bar(page).getByRole("status");
const marks = (page: Page) => articleOf(page).getByRole("button", { name: /^Change \d/ });
const end = (page: Page) => page.locator("[data-end-of]");
const goTo = (page: Page) => bar(page).getByRole("button", { name: /^Go to/ });
const markAsRead = (page: Page) => end(page).getByRole("button", { name: "Mark as read" });
const markAsUnread = (page: Page) => end(page).getByRole("button", { name: "Mark as unread" });

/** The current passages, except for some that had another text when they were read. */
async function olderVersion(page: Page, path: string, ...changed: number[]): Promise<string[]> {
	const passages = await passagesAt(page, path);
	expect(passages.length).toBeGreaterThan(40);
	return passages.map((hash, index) => (changed.includes(index) ? `z${index}`.padStart(4, "0") : hash));
}

/**
 * A visitor who read the capsules document when the third, the thirteenth and the twenty-first passage were different.
 */
const haveReadOlder = async (page: Page) =>
	haveRead(page, { [capsules.id]: { passages: await olderVersion(page, capsules.path, 3, 12, 20) } });

test.describe("while a document is read", () => {
	test.use({ viewport: desktop });

	test.beforeEach(async ({ page }) => {
		await page.clock.install();
		await openPage(page, capsules.path);
		// The record starts when the page is idle, which requires advancing the fake clock.
		await page.clock.runFor(3_000);
		await expect(markAsRead(page)).toBeVisible();
	});

	const scrollThrough = async (page: Page, msEach: number, until = Number.POSITIVE_INFINITY) => {
		for (let top = 0; ; top += 400) {
			const bottom = await page.evaluate((top) => {
				window.scrollTo(0, top);
				return document.documentElement.scrollHeight - window.innerHeight;
			}, top);
			// Two frames, in which the browser detects what is on the screen.
			await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
			await page.clock.runFor(msEach);
			if (top >= Math.min(bottom, until)) return;
		}
	};

	test("scrolling to the end does not count as reading", async ({ page }) => {
		await scrollThrough(page, 100);
		await expect(markAsRead(page)).toBeVisible();
		await expect(documentLink(page, capsules.title)).not.toHaveAttribute("data-reading", "read");
	});

	test("a document counts as read when all of it was visible for a while", async ({ page }) => {
		await scrollThrough(page, 25_000);
		await expect(end(page)).toContainText("Read earlier today.");
		await expect(markAsUnread(page)).toBeVisible();
		await expect(documentLink(page, capsules.title)).toHaveAccessibleDescription("Read");
		await expect(bar(page)).toHaveCount(0);
	});

	test("the next visit continues where this one stopped", async ({ page }) => {
		await scrollThrough(page, 25_000, 2_000);
		await expect(end(page)).toContainText(/Read so far: \d+%/);
		await expect(documentLink(page, capsules.title)).toHaveAccessibleDescription(/^Read so far: \d+%$/);
		const { passages, states } = JSON.parse((await keptReadings(page)) ?? "{}").documents[capsules.id];
		expect(states).toMatch(/^s+-+$/);
		await openPage(page, capsules.path);
		await page.clock.runFor(3_000);
		const button = bar(page).getByRole("button", { name: /^Continue where you left off: \S/ });
		await button.focus();
		await page.keyboard.press("Enter");
		const passage = page.locator(":focus");
		const next = states.indexOf("-") * 4;
		await expect(passage).toHaveAttribute("data-passage", passages.slice(next, next + 4));
		await expect(passage).toBeInViewport();
		await expect(bar(page)).toHaveCount(0);
	});

	test("after midnight it was not read today", async ({ page }) => {
		await markAsRead(page).click();
		await expect(end(page)).toContainText("Read earlier today.");
		await page.clock.runFor(24 * 60 * 60_000);
		await expect(end(page)).toContainText(/Read on \d+ \w+( \d+)?\./);
	});

	test("a double click marks a document as read once", async ({ page }) => {
		await markAsRead(page).dblclick();
		await expect(markAsUnread(page)).toBeVisible();
		await expect(end(page)).toContainText("Read earlier today.");
	});

	test("the button marks a document as read or unread, for example after printing or listening", async ({ page }) => {
		await markAsRead(page).focus();
		await page.keyboard.press("Enter");
		await expect(markAsUnread(page)).toBeFocused();
		await expect(end(page)).toContainText("Read earlier today.");
		await expect(page.getByText("Marked as read", { exact: true })).toHaveRole("status");
		await page.keyboard.press("Enter");
		await expect(markAsRead(page)).toBeFocused();
		expect(await keptReadings(page)).toBeNull();
		// Nothing is recorded after the visitor has just marked it as unread.
		await page.clock.runFor(60_000);
		expect(await keptReadings(page)).toBeNull();
	});
});

test("keyboard only: changes are announced once, marked, and visited one by one", async ({ page }) => {
	await haveReadOlder(page);
	await openPage(page, capsules.path);
	await expect(status(page)).toHaveText("3 passages changed since you read this on 14 October 2020.");
	await expect(marks(page)).toHaveCount(3);
	await expect(documentLink(page, capsules.title)).toHaveAccessibleDescription("Changed since you read it");
	await expect(sectionToggle(page, "Technical Architecture")).toHaveAccessibleDescription(
		"1 of 8 read, 1 changed since",
	);

	await goTo(page).focus();
	await page.keyboard.press("Enter");
	await expect(marks(page).nth(0)).toBeFocused();
	await expect(marks(page).nth(0)).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(marks(page).nth(1)).toBeFocused();
	await expect(marks(page).nth(1)).toBeInViewport();
	await expect(goTo(page)).toHaveText("Go to change 3 of 3");
	await goTo(page).click();
	await expect(marks(page).nth(2)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(marks(page).nth(0)).toBeFocused();

	await bar(page).getByRole("button", { name: "Close" }).click();
	await expect(bar(page)).toHaveCount(0);
	await expect(marks(page)).toHaveCount(0);
	await expect(openTitle(page)).toBeFocused();
});

test("a change that was not viewed is shown again on the next visit, one that was viewed is not", async ({ page }) => {
	await page.clock.install();
	await haveReadOlder(page);
	await openPage(page, capsules.path);
	await page.clock.runFor(3_000);
	await goTo(page).click();
	await expect(marks(page).nth(0)).toBeInViewport();
	await page.clock.runFor(20_000);
	await expect(end(page)).toContainText("2 changed passages not seen yet.");
	await reloadPage(page);
	await page.evaluate(() => window.scrollTo(0, 0));
	await page.clock.runFor(3_000);
	await expect(status(page)).toHaveText("2 passages changed since you read this on 14 October 2020.");
	await markAsRead(page).click();
	await expect(bar(page)).toHaveCount(0);
	await expect(marks(page)).toHaveCount(0);
	await reloadPage(page);
	await page.clock.runFor(3_000);
	await expect(markAsUnread(page)).toBeVisible();
	await expect(bar(page)).toHaveCount(0);
});

test("moved passages do not count as changed, and removed ones are counted", async ({ page }) => {
	const passages = await passagesAt(page, capsules.path);
	const meshPassages = await passagesAt(page, mesh.path);
	await haveRead(page, {
		[capsules.id]: { passages: passages.toReversed() },
		[mesh.id]: { passages: ["gone", ...meshPassages, "lost"] },
	});
	await openPage(page, capsules.path);
	await expect(end(page)).toContainText("Read on 14 October 2020.");
	await expect(bar(page)).toHaveCount(0);
	await documentLink(page, mesh.title).click();
	await expect(status(page)).toHaveText("2 passages were removed since you read this on 14 October 2020.");
	await expect(marks(page)).toHaveCount(0);
	await expect(goTo(page)).toHaveCount(0);
});

test("changes are also marked in a document opened from another one, and after going back", async ({ page }) => {
	await haveRead(page, {
		[capsules.id]: { passages: await olderVersion(page, capsules.path, 3) },
		[mesh.id]: { passages: await olderVersion(page, mesh.path, 0, 5) },
	});
	await openPage(page, capsules.path);
	await expect(status(page)).toHaveText("1 passage changed since you read this on 14 October 2020.");
	await expect(goTo(page)).toHaveText("Go to the change");
	await documentLink(page, mesh.title).click();
	await expect(status(page)).toHaveText("2 passages changed since you read this on 14 October 2020.");
	await expect(marks(page)).toHaveCount(2);
	await page.goBack();
	await expect(openTitle(page)).toHaveText(capsules.title);
	await expect(marks(page)).toHaveCount(1);
	await expect(status(page)).toHaveText("1 passage changed since you read this on 14 October 2020.");
});

test("a placeholder for a document does not count as read", async ({ page, allowMessages }) => {
	allowMessages(/Failed to load resource/, /could not be loaded/);
	await page.route("**/05-p2p-mesh.md", (route) => route.fulfill({ status: 404, body: "Not found" }));
	await openPage(page, capsules.path);
	await expect(markAsRead(page)).toBeVisible();
	await documentLink(page, mesh.title).click();
	await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
	await expect(end(page)).toHaveCount(0);
});

test("the landing page marks its sections", async ({ page }) => {
	await haveRead(page, { [mesh.id]: { passages: await passagesAt(page, mesh.path) } });
	await openPage(page, "/docs");
	const row = page
		.getByRole("main")
		.locator("section")
		.getByRole("link", { name: /Technical Architecture/ });
	await expect(row).toHaveAccessibleDescription("1 of 8 read");
	await expect(sectionToggle(page, "Technical Architecture")).not.toHaveAttribute("data-reading");
	await sectionToggle(page, "Technical Architecture").click();
	await expect(documentLink(page, mesh.title)).toHaveAttribute("data-reading", "read");
	await expect(documentLink(page, capsules.title)).not.toHaveAttribute("data-reading");
});

test.describe("with the reading record switched off", () => {
	const setting = (page: Page) => page.getByRole("switch", { name: "Remember what you have read" });

	test("everything is forgotten, which can be undone, and nothing is recorded any more", async ({ page }) => {
		await haveReadOlder(page);
		await openPage(page, "/settings#privacy");
		const before = await keptReadings(page);
		const kept = page.getByRole("table", { name: "In your browser now" }).getByRole("row");
		await expect(kept.filter({ hasText: "sakura-reading" })).toContainText('"05-02"');
		await setting(page).focus();
		await page.keyboard.press("Space");
		await expect(page.getByText("Off. Your reading record has been cleared.")).toHaveRole("status");
		expect(await keptReadings(page)).toBe('{"version":1,"off":true}');
		// Switched on again, the record is empty, and can be restored still.
		await page.keyboard.press("Space");
		await expect(setting(page)).toBeChecked();
		expect(await keptReadings(page)).toBeNull();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(setting(page)).toBeFocused();
		await expect(setting(page)).toBeChecked();
		expect(await keptReadings(page)).toBe(before);
		expect(await violations(page, { within: "main" })).toEqual([]);

		await setting(page).click();
		const requests = listenToRequests(page);
		await openPage(page, capsules.path);
		await page.waitForLoadState("networkidle");
		await expect(end(page)).toBeEmpty();
		await expect(page.locator("[data-reading]")).toHaveCount(0);
		expect(requests.filter((path) => path.includes("reading-record"))).toEqual([]);
		expect(await keptReadings(page)).toBe('{"version":1,"off":true}');

		await openPage(page, "/settings#privacy");
		await setting(page).click();
		expect(await keptReadings(page)).toBeNull();
	});

	test("switching it off in another tab removes all marks at once", async ({ page }) => {
		await haveReadOlder(page);
		await openPage(page, capsules.path);
		await expect(marks(page)).toHaveCount(3);
		await readInAnotherTab(page, '{"version":1,"off":true}');
		await expect(bar(page)).toHaveCount(0);
		await expect(marks(page)).toHaveCount(0);
		await expect(end(page)).toBeEmpty();
		await expect(page.locator("[data-reading], aside [title]")).toHaveCount(0);
	});
});

test("marking as read or unread in one tab applies to the other", async ({ page, context }) => {
	await openPage(page, capsules.path);
	const other = await context.newPage();
	await openPage(other, capsules.path);
	await markAsRead(page).click();
	await expect(markAsUnread(other)).toBeVisible();
	await markAsUnread(page).click();
	await expect(markAsRead(other)).toBeVisible();
	expect((await keptReadings(page)) ?? "").not.toContain(capsules.id);
});

for (const how of withheld) {
	test(`if storage ${how}, a reading lasts for the visit`, async ({ page }) => {
		await withholdStorage(page, how);
		await openPage(page, capsules.path);
		await markAsRead(page).click();
		await expect(markAsUnread(page)).toBeVisible();
		await expect(documentLink(page, capsules.title)).toHaveAttribute("data-reading", "read");
		await documentLink(page, mesh.title).click();
		await expect(markAsRead(page)).toBeVisible();
		await documentLink(page, capsules.title).click();
		await expect(markAsUnread(page)).toBeVisible();
	});
}

for (const junk of ["{", "null", '{"version":99999,"documents":{"05-02":7}}', "x".repeat(400_000)]) {
	test(`junk in storage (${junk.slice(0, 12)}) is ignored`, async ({ page }) => {
		await haveRead(page, junk);
		await openPage(page, capsules.path);
		await markAsRead(page).click();
		expect(JSON.parse((await keptReadings(page)) ?? "").documents).toHaveProperty(capsules.id);
	});
}

test("a translated page still counts as the version that was served", async ({ page }) => {
	await haveRead(page, { [capsules.id]: { passages: await passagesAt(page, capsules.path) } });
	await page.addInitScript(() => {
		document.addEventListener("DOMContentLoaded", () => {
			for (const paragraph of document.querySelectorAll("[data-article] p")) paragraph.textContent = "翻訳";
		});
	});
	await openPage(page, capsules.path);
	await expect(end(page)).toContainText("Read on 14 October 2020.");
	await expect(bar(page)).toHaveCount(0);
});

for (const size of [phone, { width: 320, height: 568 }, { width: 768, height: 1024 }, desktop]) {
	test.describe(`at ${size.width} px`, () => {
		test.use({ viewport: size });

		test("the bar and the marks cause no layout shift, and nothing overflows", async ({ page }) => {
			await watchShifts(page);
			const passages = await olderVersion(page, capsules.path, ...Array.from({ length: 60 }, (_, index) => index));
			await haveRead(page, { [capsules.id]: { passages } });
			const record = await hold(page, "**/reading-record-*.js");
			await openPage(page, capsules.path);
			await record.asked;
			const sum = async () => {
				await page.evaluate(() => document.fonts.ready);
				await momentsPass(page);
				return sumOf(await shiftsOf(page));
			};
			// Shifts caused by fonts that load after the first paint are not due to the record.
			const before = await sum();
			record.release();
			await expect(status(page)).toContainText("passages changed");
			expect((await sum()) - before).toBeLessThan(wordWithinItsLine);
			// Every kind of passage is marked: its length must not change.
			const heights = () => articleOf(page).evaluate((node) => [node.scrollHeight, node.clientWidth]);
			const marked = await heights();
			await bar(page).getByRole("button", { name: "Close" }).click();
			await expect(marks(page)).toHaveCount(0);
			expect(await heights()).toEqual(marked);
			expect(await overflow(page)).toBe(0);
		});

		test("axe finds no violations, light and dark", async ({ page }) => {
			await page.emulateMedia({ colorScheme: "light" });
			const passages = await olderVersion(page, capsules.path, 0, 3, 12, 20, 30);
			await haveRead(page, { [capsules.id]: { passages: [...passages, "gone"], seen: passages.length - 10 } });
			await openPage(page, capsules.path);
			await expect(bar(page).getByRole("button", { name: /^Continue where you left off/ })).toBeVisible();
			await expect(goTo(page)).toBeVisible();
			expect(await violations(page)).toEqual([]);
			await showMode(page, "dark");
			expect(await violations(page, { rules: "colours" })).toEqual([]);
			await end(page).scrollIntoViewIfNeeded();
			expect(await violations(page, { rules: "colours" })).toEqual([]);
		});
	});
}

for (const size of [phone, desktop]) {
	test(`the bar does not cover focused elements at ${size.width} px`, async ({ page }) => {
		await page.setViewportSize(size);
		await haveReadOlder(page);
		await openPage(page, capsules.path);
		await expect(goTo(page)).toBeVisible();
		const links = articleOf(page).getByRole("link");
		await links.first().focus();
		for (let tab = 0; tab < 25; tab++) {
			await page.keyboard.press("Tab");
			const covered = await page.evaluate(() => {
				const focused = document.activeElement as HTMLElement;
				const over = document.querySelector("section[aria-label='Since you last read']");
				if (!over || over.contains(focused)) return false;
				const [one, other] = [focused.getBoundingClientRect(), over.getBoundingClientRect()];
				return one.top >= other.top && one.bottom <= other.bottom && one.left < other.right && one.right > other.left;
			});
			expect(covered, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(false);
		}
	});
}

test("the bar and the marks are not printed", async ({ page }) => {
	await haveReadOlder(page);
	await openPage(page, capsules.path);
	await expect(marks(page)).toHaveCount(3);
	await page.emulateMedia({ media: "print" });
	await expect(bar(page)).toBeHidden();
	await expect(marks(page).first()).toBeHidden();
	await expect(page.locator("[data-end-of]")).toBeHidden();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the document shows no trace of the reading record", async ({ page }) => {
		await page.goto(capsules.path);
		await expect(articleOf(page)).toBeVisible();
		await expect(page.getByText(/Mark as|Since you last read/)).toHaveCount(0);
		await expect(readerSidebar(page).locator("[data-reading]")).toHaveCount(0);
	});
});
