import { globSync, readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { expectedFiles, sections } from "#src/content/sections.ts";
import { phone, showMode, violations } from "./support/axe.ts";
import { stopsAhead, unmarked } from "./support/focus.ts";
import { navigation } from "./support/navigation.ts";
import { articleOf, documentLink, openTitle, sectionToggle } from "./support/reader.ts";
import { expect, openPage, test } from "./support/test.ts";

/* axe on documents, on the eight themes and on overlays; each page is checked on its own in pages.spec.ts. */

/** Every document with its section and title, from the front matter of the files, in reading order. */
const documents = sections.flatMap(({ id: sectionId, title: section }) => {
	const files = globSync(`public/docs/${sectionId}-*/*.md`).sort();
	if (files.length !== expectedFiles[sectionId]) throw new Error(`${section} has ${files.length} documents`);
	return files.map((file, index) => {
		const title = /^title: (.*)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? "";
		return { id: `${sectionId}-${String(index + 1).padStart(2, "0")}`, section, title };
	});
});

/** Opened one after another, as a visitor does, in small groups that can run in parallel. */
const atATime = 6;
for (let start = 0; start < documents.length; start += atATime) {
	const some = documents.slice(start, start + atATime);
	const ids = some.map(({ id }) => id).join(", ");
	test(`the sidebar opens the documents ${ids}, and axe finds no violations in them`, async ({ page }) => {
		await openPage(page, "/docs");
		for (const { id, section, title } of some) {
			const toggle = sectionToggle(page, section);
			if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
			await documentLink(page, title).click();
			await expect(openTitle(page)).toHaveText(title);
			await expect(articleOf(page)).toHaveAttribute("data-article", id);
			await expect(articleOf(page).getByRole("heading", { level: 2 }).first()).toBeVisible();
			expect(await violations(page, { within: "main" }), id).toEqual([]);
		}
	});
}

/** One page of each kind: a page of the site map, the reader's landing page, a document. */
const kinds = ["/", "/docs", "/docs/technical-architecture/server-capsules"];

for (const season of ["spring", "summer", "autumn", "winter"]) {
	test(`axe finds no violations in ${season}, light and dark, on each kind of page`, async ({ page }) => {
		for (const path of kinds) {
			await openPage(page, `${path}?season=${season}`);
			for (const colorScheme of ["light", "dark"] as const) {
				await showMode(page, colorScheme);
				expect(await violations(page, { rules: "colours" }), `${path} ${colorScheme}`).toEqual([]);
			}
		}
	});
}

test("on a phone, axe finds no violations in the drawer and the shortcuts, and controls are easy to tap", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await openPage(page, "/");
	await page.getByRole("button", { name: /menu|navigation/i }).click();
	await expect(navigation(page)).toBeVisible();
	expect(await violations(page, { within: "nav" })).toEqual([]);
	const controls = await page.locator("header button, nav a, nav button:visible").all();
	expect(controls.length).toBeGreaterThan(12);
	for (const control of controls) {
		const box = await control.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	}
	await page.keyboard.press("Escape");
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(await violations(page, { within: "dialog" })).toEqual([]);
});

test.describe("on a touch screen", () => {
	test.use({ hasTouch: true, isMobile: true });

	for (const viewport of [phone, { width: 1280, height: 800 }])
		test(`every link and button outside running text is large enough to tap at ${viewport.width} px`, async ({
			page,
		}) => {
			await page.setViewportSize(viewport);
			for (const path of kinds) {
				await openPage(page, path);
				const small = await page.evaluate(() => {
					const inText = ".article a, header a";
					const inSentence = (control: Element) => {
						const sentence = control.closest("main p")?.textContent ?? "";
						return sentence.length > (control.textContent?.length ?? 0);
					};
					return [...document.querySelectorAll<HTMLElement>("a[href], button, select, fieldset label")]
						.filter((control) => control.checkVisibility() && !control.matches(inText) && !inSentence(control))
						.filter(({ offsetWidth, offsetHeight }) => offsetHeight < 44 || offsetWidth < 24)
						.map((control) => `${control.offsetWidth} x ${control.offsetHeight} ${control.outerHTML.slice(0, 80)}`);
				});
				expect(small, path).toEqual([]);
			}
			// The site name in the header is less tall than its touch target.
			const box = await page.getByRole("banner").getByRole("link").boundingBox();
			const header = await page.getByRole("banner").boundingBox();
			expect(box && header).toBeTruthy();
			if (box) await page.touchscreen.tap(box.x + 20, box.y + box.height / 2 + 20);
			await expect(page).toHaveURL("/");
		});
});

test("in forced colours the focus outline stays visible", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await openPage(page, "/");
	// Skip link, header and navigation, in this order.
	expect(unmarked(await stopsAhead(page, 8))).toEqual([]);
});

test("in forced colours what is chosen is marked, and looks different with the focus", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await openPage(page, "/ceremonies#calendar");
	const markOf = (element: Locator) =>
		element.evaluate((element) => {
			const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
			return { backgroundColor, borderTopWidth, borderTopColor };
		});
	const expectMarks = async (chosen: Locator, other: Locator, field: Locator) => {
		expect(await markOf(chosen)).not.toEqual(await markOf(other));
		await field.focus();
		await page.keyboard.press("Shift+Tab");
		const stops = await stopsAhead(page, 1);
		const markup = await chosen.evaluate(({ outerHTML }) => outerHTML);
		expect(markup, "Tab leads back to it").toContain(stops[0]?.markup);
		expect(unmarked(stops)).toEqual([]);
	};
	const expectGroup = (group: Locator) =>
		expectMarks(
			group.locator("label:has(:checked)"),
			group.locator("label:not(:has(:checked))").first(),
			group.locator(":checked"),
		);
	const grid = page.locator("[data-almanac=live]").getByRole("grid");
	const day = grid.locator("[aria-selected=true] button");
	await expectMarks(day, grid.locator("[aria-selected=false] button:not([data-outside])").first(), day);
	await expectGroup(page.getByRole("banner").getByRole("group", { name: "Season" }));
	await page.getByRole("banner").getByRole("button", { name: "Display settings" }).click();
	await expectGroup(page.getByRole("dialog").getByRole("group", { name: "Text size" }));
});

for (const colorScheme of ["light", "dark"] as const)
	test(`in forced colours, ${colorScheme}, marked words stand out from the page`, async ({ page }) => {
		await page.emulateMedia({ forcedColors: "active", colorScheme });
		const inks = (mark: Locator) =>
			mark.evaluate((element) => {
				const { color, backgroundColor } = getComputedStyle(element);
				return { color, backgroundColor };
			});
		await openPage(page, "/tokens#trading");
		await page.getByRole("button", { name: "A faulty answer" }).click();
		const faulty = page.getByRole("main").locator("mark").first();
		await expect(faulty).toHaveText("900");
		const inFaulty = await inks(faulty);
		await page.keyboard.press("/");
		await page.getByRole("combobox", { name: "Search" }).fill("season");
		const found = page.getByRole("dialog").locator("mark").first();
		await expect(found).toHaveText("Season");
		for (const { color, backgroundColor } of [inFaulty, await inks(found)]) {
			expect(backgroundColor).toMatch(/^rgb\(/);
			expect(backgroundColor).not.toBe(color);
		}
	});

test("in forced colours only the chosen section has a border, and the calendar marks today and other months", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await openPage(page, "/ceremonies#calendar");
	const edge = (control: Locator) => control.evaluate((element) => getComputedStyle(element).borderTopColor);
	const menu = page.getByRole("group", { name: "Seasonal Ceremonies" });
	const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	expect(await edge(menu.getByRole("button", { name: "Spring" }))).toBe(canvas);
	expect(await edge(menu.getByRole("button", { name: "Calendar" }))).not.toBe(canvas);

	const grid = page.locator("[data-almanac=live]").getByRole("grid");
	const styles = (name: string) =>
		grid
			.locator(name)
			.first()
			.evaluate((element) => getComputedStyle(element).borderTopStyle);
	expect(await styles("[aria-current] > span:not(.visually-hidden)")).toBe("solid");
	expect(await styles("button[data-outside]")).toBe("dashed");
	expect(await styles("button:not([data-outside])")).toBe("solid");
});

test("a chart's text alternative is not repeated in its description or in the text next to it", async ({ page }) => {
	const session = await page.context().newCDPSession(page);
	const pages = [
		"/dashboard?season=autumn",
		"/garden",
		"/tokens#tokenomics",
		"/infrastructure/p2p#architecture",
		"/orchestrator",
	];
	for (const path of pages) {
		await openPage(page, path);
		const charts = page
			.getByRole("main")
			.getByRole("img")
			.filter({ has: page.locator("text") });
		await expect(charts.first(), path).toBeVisible();
		const { nodes } = await session.send("Accessibility.getFullAXTree");
		// The other images are words in kanji.
		const told = nodes.filter(({ role, name }) => role?.value === "image" && String(name?.value).length > 30);
		expect(told.length, path).toBeGreaterThanOrEqual(await charts.filter({ visible: true }).count());
		expect(told.map(({ description }) => description?.value ?? "").filter(Boolean), path).toEqual([]);
		const beside = await page.getByRole("main").innerText();
		const sentences = told.flatMap(({ name }) => String(name?.value).split(/(?<=\.) /));
		expect(
			sentences.filter((sentence) => sentence.length > 30 && beside.includes(sentence)),
			path,
		).toEqual([]);
	}
});

test("a list without bullets has an explicit list role, which Safari needs", async ({ page }) => {
	for (const path of [...kinds, "/tokens#staking", "/settings"]) {
		await openPage(page, path);
		const silent = await page.evaluate(() =>
			[...document.querySelectorAll("ul, ol")]
				.filter((list) => getComputedStyle(list).listStyleType === "none" && !list.closest("nav"))
				.filter((list) => list.checkVisibility() && list.getAttribute("role") !== "list")
				.map((list) => list.outerHTML.slice(0, 80)),
		);
		expect(silent, path).toEqual([]);
	}
});

test("only interactive elements listen for clicks: screen readers announce others as clickable", async ({ page }) => {
	await page.addInitScript(() => {
		const listening = new Set<Element>();
		Reflect.set(window, "listening", listening);
		const listen = EventTarget.prototype.addEventListener;
		EventTarget.prototype.addEventListener = function (type: string, ...rest: [EventListener]) {
			if (this instanceof Element && /^(?:click|mousedown|mouseup)$/.test(type)) listening.add(this);
			return listen.call(this, type, ...rest);
		};
	});
	const listeners = () =>
		page.evaluate(() => {
			const clicked = [...document.querySelectorAll<HTMLElement>("*")].filter(({ onclick }) => onclick);
			const all = [...(Reflect.get(window, "listening") as Set<Element>), ...clicked];
			const pressable = "a, button, input, select, textarea, label, summary, [role=option]";
			return all
				.filter((one) => one.isConnected && !one.matches(pressable))
				.map(({ outerHTML }) => outerHTML.slice(0, 80));
		});
	for (const path of [
		"/",
		"/dashboard",
		"/garden",
		"/tokens",
		"/settings",
		"/sakura-showcase",
		"/docs",
		"/docs/technical-architecture/server-capsules",
	]) {
		await openPage(page, path);
		await page.waitForLoadState("networkidle");
		expect(await listeners(), path).toEqual([]);
	}
});

/* Chromium leaves a text that is only a space out of a name, which the names computed by the tests' tools keep. */
for (const [path, role, names] of [
	["/guides/seasons?season=autumn#winter", "button", ["Show winter"]],
	["/guides/ecosystem#governance", "link", ["Cultural Work that follows the year 24 solar terms"]],
	["/infrastructure/servers#inventory", "button", ["Entry-level 3", "GPU 3"]],
] as const) {
	test(`the names of ${path} keep their spaces`, async ({ page, context }) => {
		await openPage(page, path);
		const browser = await context.newCDPSession(page);
		const { nodes } = await browser.send("Accessibility.getFullAXTree");
		const found = nodes.filter((node) => node.role?.value === role).map(({ name }) => name?.value);
		expect(found).toEqual(expect.arrayContaining([...names]));
	});
}
