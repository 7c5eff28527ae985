import type { Locator, Page } from "@playwright/test";
import { announced } from "./support/announcements.ts";
import { desktop } from "./support/axe.ts";
import { focused, historyLength, item } from "./support/navigation.ts";
import { paper, printed } from "./support/printed.ts";
import { expect, openPage, test } from "./support/test.ts";
import { missingFrom } from "./support/words.ts";

/* The server provider: every figure of the specification that belongs to it, its menu, its map, and the inventory. */

const path = "/infrastructure/servers";

/** The content of each section. Specification 2.4 and 9 (Provider). */
const sections: Record<string, { name: string; says: (string | RegExp)[] }> = {
	overview: {
		name: "Overview",
		says: [
			/Founded\s*2002/,
			/Datacentres\s*6/,
			/Minutes to deploy\s*15–30/,
			/Support\s*24\/7/,
			"99.9% uptime",
			...["Whole machines", "Ready soon", "A wide road out", "Somebody awake", "Prices you can check", "A way back"],
			"24 to 72 hours",
			"within 15 days",
		],
	},
	locations: {
		name: "Locations",
		says: [
			/Lithuania\s*Šiauliai\s*52\s*18 ms\s*10 Gbps/,
			/Netherlands\s*Amsterdam\s*38\s*12 ms\s*10 Gbps/,
			/Germany\s*Frankfurt\s*29\s*11 ms\s*10 Gbps/,
			/Sweden\s*Stockholm\s*17\s*22 ms\s*10 Gbps/,
			/United States\s*Chicago\s*12\s*96 ms\s*10 Gbps/,
			/Singapore\s*Singapore\s*8\s*168 ms\s*10 Gbps/,
			"52 + 38 + 29 + 17 + 12 + 8 = 156",
		],
	},
	inventory: {
		name: "Inventory",
		says: [
			...["Entry-level", "Mid-range", "High-performance", "Enterprise", "GPU"],
			/VPS 2.*?€12.*?€0\.02\/hr/,
			/E3-1240 v3.*?€49 a month\s*€0\.084\/hr.*?4 cores, 3\.4 GHz.*?16 GB ECC.*?2 × 250 GB SSD.*?1 Gbps/,
			"Most chosen",
			/NVIDIA H100, 80 GB each/,
			"730 × €0.084 = €61.32; €61.32 − €49 = €12.32 saved, which is 20.1%",
		],
	},
	pricing: {
		name: "Pricing",
		says: [
			/Hourly.*?730 h × €0\.084 = €61\.32/,
			/Monthly.*?1 × €49 = €49.*?€12\.32 20\.1%/,
			/Quarterly.*?3 × €49 × 97% = €142\.59/,
			/Semi-annual.*?6 × €49 × 94% = €276\.36/,
			/Annual.*?12 × €49 × 90% = €529\.20/,
			/Spot.*?730 h × €0\.084 × 55% = €33\.73/,
			"up to 70% less",
			"€0.749 × 30% = €0.2247 an hour",
			"15-day cancellation",
			"€529.20 − €20.16 = €509.04 come back",
			"From 584 hours on, the month costs less",
			...["Cards", "SEPA transfer", "PayPal", "Cryptocurrency", "Invoice"],
		],
	},
	"cherry-cli": {
		name: "Cherry CLI",
		says: [
			...[
				"cherry servers list",
				"cherry servers create",
				"cherry servers info",
				"cherry ssh connect",
				"cherry ssh keys",
			],
			...["cherry tunnel", "cherry inventory plans", "cherry inventory regions", "cherry inventory pricing"],
			"--plan <plan>",
		],
	},
	features: {
		name: "Features",
		says: [
			...["Capabilities", "Technical specifications", "Use cases"],
			"10 Gbps at each site",
			"99.9% of 730 hours leaves 730 × 60 × 0.1% = 43.8 minutes",
		],
	},
};

const menu = (page: Page) => page.getByRole("main").getByRole("group", { name: "Cherry Servers" });
const choose = (page: Page, id: string) =>
	menu(page)
		.getByRole("button", { name: sections[id]?.name ?? "" })
		.click();
const panel = (page: Page, id: string) => page.locator(`#${id}`);
const ids = Object.keys(sections);
const inventory = (page: Page) => panel(page, "inventory");
const cards = (page: Page) => inventory(page).getByRole("article");
const outcome = (page: Page) => inventory(page).getByText(/^\d+ of 15 plans$/);
const pick = (page: Page, label: string, option: string) => inventory(page).getByLabel(label).selectOption(option);
const compareBox = (page: Page, name: string) =>
	inventory(page).getByRole("checkbox", { name: `Compare ${name}`, exact: true });
const inView = (heading: Locator) => expect(heading).toBeInViewport();

test("opens on the overview; each section is shown alone, at the top, without changing the address", async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	await openPage(page, path);
	await expect(menu(page).getByRole("button")).toHaveText(ids.map((id) => new RegExp(`${sections[id]?.name}$`)));
	const before = await historyLength(page);
	for (const [id, { name, says }] of Object.entries(sections)) {
		await test.step(name, async () => {
			await page.evaluate(() => window.scrollTo(0, 400));
			await choose(page, id);
			await expect(menu(page).locator("[aria-current]")).toHaveText(new RegExp(`${name}$`));
			for (const other of ids) await expect(panel(page, other)).toBeVisible({ visible: other === id });
			expect(await page.evaluate(() => scrollY)).toBeLessThan(100);
			expect.soft(await missingFrom(panel(page, id), says)).toEqual([]);
		});
	}
	await expect(page.getByRole("main").getByText("€0.02/hour")).toHaveCount(1);
	await expect(page.getByRole("main").getByText(/^Sample data/)).toHaveCount(1);
	expect(await historyLength(page)).toBe(before);
	await expect(page).toHaveURL(path);
});

test("keyboard only: a pin shows its site, marks its row, and links to the plans available there", async ({ page }) => {
	await page.setViewportSize(desktop);
	await openPage(page, `${path}#locations`);
	const map = page.getByRole("group", { name: "Map of the six sites" });
	await expect(map.getByRole("button")).toHaveCount(6);
	const pin = map.getByRole("button", { name: /^Sweden/ });
	await pin.focus();
	await page.keyboard.press("Enter");
	await expect(pin).toHaveAttribute("aria-pressed", "true");
	await expect(panel(page, "locations").getByRole("row", { name: /Stockholm/ })).toHaveAttribute("data-marked", "true");
	const readout = panel(page, "locations").getByRole("status");
	await expect(readout).toContainText("Stockholm, Sweden");
	await readout.getByRole("link", { name: "6 plans on offer here" }).click();
	await expect(page).toHaveURL(`${path}?region=sweden#inventory`);
	await expect(outcome(page)).toHaveText("6 of 15 plans");
	await expect(inventory(page).getByLabel("Site")).toHaveValue("sweden");
	const compose = cards(page)
		.filter({ hasText: "VPS 2" })
		.getByRole("link", { name: /Compose the command/ });
	await expect(compose).toHaveAttribute("href", "/cli?command=servers+create&plan=vps-2&region=sweden#composer");
	// The same link asks for the same again, whatever was chosen in the meantime.
	await pick(page, "Site", "any");
	await expect(outcome(page)).toHaveText("15 of 15 plans");
	await choose(page, "locations");
	await readout.getByRole("link", { name: "6 plans on offer here" }).click();
	await expect(outcome(page)).toHaveText("6 of 15 plans");
	await page.goBack();
	await expect(panel(page, "locations")).toBeVisible();
});

test("filters and sorts the plans, shows their number, and jumps to each category", async ({ page }) => {
	await page.setViewportSize(desktop);
	await openPage(page, `${path}#inventory`);
	await expect(outcome(page)).toHaveText("15 of 15 plans");
	await expect(cards(page)).toHaveCount(15);
	await pick(page, "A month, at most", "50");
	await expect(outcome(page)).toHaveText("2 of 15 plans");
	await expect(inventory(page).getByRole("button", { name: "Show all plans" })).toBeVisible();
	await expect(inventory(page).getByRole("button", { name: "GPU 0" })).toBeDisabled();
	await pick(page, "Memory, at least", "768");
	await expect(inventory(page).getByRole("heading", { name: "No plan fits" })).toBeVisible();
	await inventory(page).getByRole("button", { name: "Show all plans" }).click();
	await pick(page, "Sorted by", "cheapest");
	await expect(cards(page).first()).toContainText("VPS 2");
	await expect(cards(page).last()).toContainText("GPU H100 duo");
	// Jumping needs the categories, so it restores them.
	await inventory(page).getByRole("button", { name: "Enterprise 3" }).click();
	await expect(focused(page)).toHaveText("Enterprise");
	await inView(inventory(page).getByRole("heading", { name: "Enterprise" }));
	await expect(cards(page)).toHaveCount(15);
	const compose = cards(page)
		.filter({ hasText: "E3-1240 v3" })
		.getByRole("link", { name: /Compose the command/ });
	await expect(compose).toHaveAttribute("href", "/cli?command=servers+create&plan=e3-1240v3#composer");
});

test("keyboard only: up to three plans are compared, with differences marked; a link restores the comparison", async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	await openPage(page, `${path}#inventory`);
	const tray = inventory(page).getByRole("group", { name: "Plans to compare" });
	await compareBox(page, "VPS 2").focus();
	await page.keyboard.press("Space");
	await expect(tray).toContainText("Choose one more to compare.");
	await compareBox(page, "E3-1240 v3").check();
	await announced(page, "2 plans side by side, 11 of 15 lines differ");
	await compareBox(page, "Ryzen 7700X").check();
	await compareBox(page, "GPU L4").click();
	await expect(compareBox(page, "GPU L4")).not.toBeChecked();
	await expect(tray).toContainText("Up to 3 plans can be compared: remove one first.");
	// Said again at every attempt.
	for (const plan of ["GPU L4", "Ryzen 9950X"]) {
		await compareBox(page, plan).click();
		await announced(page, "remove one first");
		await expect(page.getByRole("status").filter({ hasText: "remove one first" })).toHaveCount(0);
	}
	await tray.getByRole("button", { name: "Remove VPS 2" }).press("Enter");
	await expect(focused(page)).toHaveAttribute("aria-label", "Plans to compare");
	await tray.getByRole("button", { name: "Compare 2 plans" }).press("Enter");
	await expect(focused(page)).toHaveText("Side by side");
	const table = page.getByRole("table", { name: "Side by side" });
	await expect(table.getByRole("columnheader")).toHaveText(["Line", "E3-1240 v3", "Ryzen 7700X"]);
	await expect(table.getByRole("row", { name: /^Memory differs/ })).toContainText("64 GB DDR5 most");
	await expect(table.getByRole("row", { name: /^Monthly differs/ })).toContainText("€49 lowest");
	await expect(table.getByRole("row", { name: /^Sites differs/ })).toContainText(
		"5: Lithuania · Netherlands · United States · Germany · Sweden most",
	);
	const rows = await table.getByRole("row").count();
	await inventory(page).getByLabel("Only differences").check();
	expect(await table.getByRole("row").count()).toBeLessThan(rows);
	await expect(table.getByRole("row", { name: /alike/ })).toHaveCount(0);
	await table.getByRole("button", { name: "Remove Ryzen 7700X" }).press("Enter");
	await expect(table).toBeHidden();
	await expect(focused(page)).toHaveAttribute("aria-label", "Plans to compare");
	// The last plan is not in the list any more.
	await inventory(page).getByRole("combobox", { name: "Category" }).selectOption("gpu");
	await tray.getByRole("button", { name: "Remove E3-1240 v3" }).press("Enter");
	await expect(focused(page)).toHaveText("3 of 15 plans");
	// Visitors can edit the address; as much of an invalid one as possible is used.
	await openPage(page, `${path}?compare=vps-2,gpu-l4,%3Cb%3E&memory=16&sort=nothing#inventory`);
	await expect(page.getByText("Part of the link does not match anything here.")).toBeVisible();
	await expect(table.getByRole("columnheader")).toHaveText(["Line", "VPS 2", "GPU L4"]);
	await expect(outcome(page)).toHaveText("14 of 15 plans");
});

test("on a phone no focused control is hidden behind the tray of chosen plans", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 700 });
	await openPage(page, `${path}?compare=vps-2,e3-1240v3#inventory`);
	const tray = inventory(page).getByRole("group", { name: "Plans to compare" });
	await expect(tray).toBeVisible();
	await inventory(page).getByRole("button").first().focus();
	let stops = 0;
	for (; ; stops++) {
		await page.keyboard.press("Tab");
		const at = await tray.evaluate((tray) => {
			const stop = document.activeElement as HTMLElement;
			const inInventory = tray.parentElement?.contains(stop);
			if (!inInventory || tray.contains(stop)) return inInventory ? null : "beyond";
			const { top, bottom } = stop.getBoundingClientRect();
			return bottom > tray.getBoundingClientRect().top && top < tray.getBoundingClientRect().bottom
				? stop.outerHTML
				: null;
		});
		if (at === "beyond") break;
		expect(at).toBeNull();
	}
	expect(stops).toBeGreaterThan(40);
	await page.setViewportSize({ width: 844, height: 390 });
	await inventory(page).getByRole("checkbox").first().focus();
	await expect(tray.getByRole("button", { name: "Compare 2 plans" })).toBeInViewport({ ratio: 1 });
	expect((await tray.boundingBox())?.height).toBeLessThan(64);
	await page.setViewportSize({ width: 640, height: 256 });
	await expect(tray).toHaveCSS("position", "static");
});

test("on paper no plan covers another, and the controls are left out", async ({ page }) => {
	await page.setViewportSize({ width: 794, height: 1123 });
	for (const query of ["", "?sort=cheapest", "?compare=vps-2,e3-1240v3,gpu-l4"]) {
		await openPage(page, `${path}${query}#inventory`);
		await page.emulateMedia({ media: "print" });
		await expect(cards(page)).toHaveCount(15);
		for (const control of ["button", "link", "checkbox", "combobox"] as const)
			await expect(inventory(page).getByRole(control)).toHaveCount(0);
		for (const sheet of paper) {
			const { sheets, over } = await printed(page, sheet, "#inventory :is(h3, p, article, tr)");
			expect(over, `${query} on ${sheet.width} × ${sheet.height}`).toEqual([]);
			expect(sheets).toBeGreaterThan(3);
		}
		await page.emulateMedia({ media: null });
	}
	await page.emulateMedia({ media: "print" });
	await expect(inventory(page).getByRole("table", { name: "Side by side" }).getByRole("row")).toHaveCount(16);
});

test("in forced colours the map shows land, lines and pins", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await openPage(page, `${path}#locations`);
	const map = page.getByRole("group", { name: "Map of the six sites" });
	const [ground, ...drawn] = await map.evaluate((map) => [
		getComputedStyle(document.documentElement).backgroundColor,
		getComputedStyle(map.querySelector("div") as Element).backgroundColor,
		getComputedStyle(map.querySelector("path") as Element).stroke,
		...[...map.querySelectorAll("[data-site]")].map((pin) => getComputedStyle(pin, "::before").backgroundColor),
	]);
	expect(drawn).toHaveLength(8);
	expect(ground).toBe("rgb(255, 255, 255)");
	for (const colour of drawn) expect(colour).toBe("rgb(0, 0, 0)");
});

test("prices follow the plan and the hours, and a field explains an invalid value", async ({ page }) => {
	await openPage(page, `${path}#pricing`);
	const pricing = panel(page, "pricing");
	const hours = pricing.getByRole("textbox", { name: "Runs in a month" });
	const verdict = pricing.getByRole("paragraph").filter({ hasText: "the month costs less" });
	await expect(verdict).toContainText("Hourly is cheaper by €32.20");
	await hours.fill("583");
	await expect(verdict).toContainText("Hourly is cheaper by €0.03");
	await hours.fill("584");
	await expect(verdict).toContainText("Monthly is cheaper by €0.06");
	await announced(page, "Monthly is cheaper by €0.06.");
	await hours.fill("900");
	await expect(hours).toHaveAccessibleDescription("hours Enter 1 to 730 hours; 730 is a whole month.");
	await announced(page, "Enter 1 to 730 hours");
	await expect(pricing.getByText("What follows is for the values that were valid last.")).toBeVisible();
	await expect(verdict).toContainText("584 ×");
	await pricing.getByLabel("Plan").selectOption("vps-2");
	await expect(pricing.getByRole("row", { name: /^Spot/ })).toContainText("Not offered on spot");
	await expect(pricing.getByLabel("Plan")).toHaveAccessibleDescription("The table below is for this plan.");
	await expect(pricing.getByRole("row", { name: /^Monthly/ })).toContainText("€2.60 17.8%");
});

test("Back returns to the plan and the hours of the bills as they were left; a new visit begins with the example", async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	await openPage(page, `${path}#pricing`);
	const pricing = panel(page, "pricing");
	const hours = pricing.getByRole("textbox", { name: "Runs in a month" });
	await pricing.getByLabel("Plan").selectOption("vps-2");
	await hours.fill("500");
	await hours.fill("900");
	await item(page, "Community Garden").click();
	await expect(page).toHaveURL("/garden");
	await page.goBack();
	await expect(pricing.getByRole("table", { name: "VPS 2, running all month" })).toBeVisible();
	await expect(pricing.getByLabel("Plan")).toHaveValue("vps-2");
	await expect(hours).toHaveValue("900");
	await expect(hours).toHaveAttribute("aria-invalid", "true");
	await expect(pricing.getByRole("slider")).toHaveAttribute("aria-valuetext", "500 hours");
	await item(page, "Community Garden").click();
	await expect(page).toHaveURL("/garden");
	await item(page, "Cherry Servers").click();
	await choose(page, "pricing");
	await expect(hours).toHaveValue("200");
	await expect(pricing.getByRole("table", { name: "E3-1240 v3, running all month" })).toBeVisible();
});

for (const width of [390, 768, 1440])
	test(`commands fit without scrolling at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openPage(page, `${path}#cherry-cli`);
		const wells = panel(page, "cherry-cli").locator("figure pre");
		await expect(wells.first()).toBeVisible();
		const cut = await wells.evaluateAll((all) =>
			all.filter((well) => well.scrollWidth > well.clientWidth).map((well) => well.textContent),
		);
		expect(cut).toEqual([]);
	});

test("a command is copied without its prompt, prerendered or fetched", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const line = "cherry servers create web-01 --plan e3-1240v3 --region lithuania --image debian-13 --billing hourly";
	const copy = async () => {
		await page.evaluate(() => navigator.clipboard.writeText(""));
		const example = panel(page, "cherry-cli").getByRole("figure", { name: "Rent a first server by the hour" });
		await example.getByRole("button", { name: "Copy command" }).click();
		await expect(example.getByRole("button")).toHaveAttribute("data-outcome", "Copied");
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
	};
	await openPage(page, `${path}#cherry-cli`);
	await copy();
	// After client-side navigation the same parts come as code, with their own listeners.
	await page.setViewportSize(desktop);
	await openPage(page, "/dashboard");
	await item(page, "Cherry Servers").click();
	await choose(page, "cherry-cli");
	await copy();
});
