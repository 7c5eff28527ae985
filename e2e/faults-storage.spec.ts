import type { Page } from "@playwright/test";
import { navigation } from "./support/navigation.ts";
import { ownScriptsOf } from "./support/page-scripts.ts";
import { expect, openPage, test } from "./support/test.ts";
import { withheld, withholdStorage } from "./support/withhold-storage.ts";

/* Faults 28 to 37: storage that is blocked, full, broken, of another version, or written by another tab. */

const darkSwitch = (page: Page) => page.getByRole("switch", { name: "Dark mode" });

const faults: Record<(typeof withheld)[number], string> = {
	"throws on access": "28",
	"is null": "29",
	"is undefined": "29",
	"throws on reading": "28",
	"is full": "30",
};

for (const how of withheld) {
	test(`faults ${faults[how]} and 37: with storage that ${how} the site works, and choices last for the visit`, async ({
		page,
		request,
		allowMessages,
	}) => {
		allowMessages(/Failed to load resource/, /dynamically imported module/, /Unable to preload CSS/);
		await withholdStorage(page, how);
		await openPage(page, "/");
		await darkSwitch(page).click();
		await expect(page.locator("html")).toHaveClass(/dark-mode/);
		await page.getByRole("button", { name: "Close navigation" }).click();
		await expect(navigation(page).getByRole("button", { name: "Open navigation" })).toBeVisible();

		await navigation(page)
			.getByRole("link", { name: /^Cherry Token Hub/ })
			.click();
		await expect(page).toHaveURL("/tokens");
		await expect(darkSwitch(page)).toBeChecked();
		await expect(page.locator("html")).toHaveClass(/dark-mode/);
		await expect(navigation(page).getByRole("button", { name: "Open navigation" })).toBeVisible();

		// Without storage a reload could not be remembered and might loop: a page whose code is gone is not reloaded at
		// all.
		const scripts = await ownScriptsOf(request, "/settings");
		await page.route(
			(url) => scripts.includes(url.pathname),
			(route) => route.fulfill({ status: 404, contentType: "text/plain", body: "There is no such file." }),
		);
		let loads = 0;
		page.on("request", (sent) => {
			if (sent.isNavigationRequest()) loads++;
		});
		const asked = page.waitForRequest((sent) => sent.method() === "HEAD");
		await navigation(page)
			.getByRole("link", { name: /^Settings/ })
			.dispatchEvent("click");
		await expect(page.getByRole("heading", { name: "Something went wrong." })).toBeVisible();
		await (await asked).response();
		await expect(page.getByRole("banner")).toBeVisible();
		expect(loads).toBe(0);
	});
}

/** Opens home with these texts in storage. */
async function openWith(page: Page, stored: Record<string, string>): Promise<void> {
	await page.evaluate((stored) => {
		localStorage.clear();
		for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
	}, stored);
	await openPage(page, "/");
}

/** Light mode, one season, the sidebar open, and both controls work. */
async function expectDefaults(page: Page, told: string): Promise<void> {
	await expect(darkSwitch(page), told).not.toBeChecked();
	await expect(page.locator("html"), told).not.toHaveClass(/dark-mode/);
	await expect(page.locator("body"), told).toHaveClass(/^season-(?:spring|summer|autumn|winter)$/);
	await expect(page.getByRole("heading", { level: 1 }), told).toBeVisible();
	await expect(navigation(page).getByText("Ecosystem Navigation"), told).toBeVisible();
}

const junk: Record<string, string> = {
	"31: truncated JSON": '{"state":{"sidebar":"op',
	"31: null": "null",
	"31: an array": "[]",
	"31: a number": "7",
	"31: an empty text": "",
	"31: markup": "<script>alert(1)</script>",
	"31: 400 kB of junk": '\u0000{["'.repeat(100_000),
	"32: an unknown value": '{"state":{"sidebar":"sideways"},"version":1}',
	"32: values of the wrong kind": '{"state":{"sidebar":{"toString":7}},"version":1}',
	"32: fields nobody knows": '{"state":{"season":"monsoon","page":"/nowhere"},"version":1}',
	"32: a version from the future":
		'{"state":{"sidebar":"closed","season":"winter","textSize":"large"},"version":99999}',
	"33: a version that is no number": '{"state":null,"version":"old"}',
	"33: version 0 without a state": '{"version":0}',
};

test("faults 31 to 33: invalid stored data is dropped", async ({ page }) => {
	await openPage(page, "/");
	for (const [fault, text] of Object.entries(junk)) {
		await openWith(page, { "sakura-ecosystem": text, "sakura-dark-mode": text });
		await expectDefaults(page, fault);
	}
	// Without a choice, the system's mode applies.
	await page.emulateMedia({ colorScheme: "dark" });
	await page.reload();
	await expect(page.locator("html")).toHaveClass(/dark-mode/);
	await expect(darkSwitch(page)).toBeChecked();
	await page.emulateMedia({ colorScheme: "light" });
	await expect(darkSwitch(page)).not.toBeChecked();
	// A new choice replaces the junk.
	await darkSwitch(page).click();
	await page.getByRole("button", { name: "Close navigation" }).click();
	await page.reload();
	await expect(darkSwitch(page)).toBeChecked();
	await expect(navigation(page).getByRole("button", { name: "Open navigation" })).toBeVisible();
});

test("faults 33 and 34: valid fields of an earlier version are kept; prototype keys pollute nothing", async ({
	page,
}) => {
	await openPage(page, "/");
	for (const version of [0, 1]) {
		const stored = JSON.stringify({ state: { sidebar: "closed", palette: "plum" }, version });
		await openWith(page, { "sakura-ecosystem": stored });
		await expect(navigation(page).getByRole("button", { name: "Open navigation" }), stored).toBeVisible();
	}
	const polluted = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"sidebar":"open"}';
	await openWith(page, {
		"sakura-ecosystem": `{"__proto__":{"polluted":1},"state":${polluted},"version":0}`,
		"sakura-dark-mode": "__proto__",
	});
	await expectDefaults(page, "prototype keys");
	expect(await page.evaluate(() => "polluted" in {} || "polluted" in Object)).toBe(false);
});

test("fault 35: garbage from another tab changes nothing here", async ({ page, context }) => {
	await openPage(page, "/");
	await darkSwitch(page).click();
	const other = await context.newPage();
	await openPage(other, "/garden");
	await page.evaluate(() => {
		addEventListener("storage", ({ key }) => {
			document.body.dataset.heard = `${document.body.dataset.heard ?? ""} ${key}`;
		});
	});
	const garbage = ["purple", "{", "null", "[object Object]"];
	await other.evaluate((garbage) => {
		for (const text of garbage)
			for (const key of ["sakura-dark-mode", "sakura-ecosystem", "other"]) localStorage.setItem(key, text);
	}, garbage);
	await expect(page.locator("body")).toHaveAttribute("data-heard", /(?:.*other){4}/);
	await expect(darkSwitch(page)).toBeChecked();
	await expect(page.locator("html")).toHaveClass(/dark-mode/);
	await expect(navigation(page).getByText("Ecosystem Navigation")).toBeVisible();
	await darkSwitch(page).click();
	await expect(page.locator("html")).not.toHaveClass(/dark-mode/);
});

test("fault 36: two tabs that toggle dark mode stay in sync and usable", async ({ page, context }) => {
	await openPage(page, "/");
	const other = await context.newPage();
	await openPage(other, "/");
	for (const [here, there, dark] of [
		[page, other, true],
		[other, page, false],
		[other, page, true],
		[page, other, false],
	] as const) {
		await darkSwitch(here).click();
		for (const tab of [here, there]) await expect(darkSwitch(tab)).toBeChecked({ checked: dark });
	}
	// Both at once: whichever was last, each tab still works and the next choice applies to both.
	await Promise.all([darkSwitch(page).click(), darkSwitch(other).click()]);
	const shown = () => Promise.all([page, other].map((tab) => darkSwitch(tab).isChecked()));
	await expect.poll(async () => new Set(await shown()).size, "both show the same").toBe(1);
	const [dark] = await shown();
	await darkSwitch(page).click();
	for (const tab of [page, other]) await expect(darkSwitch(tab)).toBeChecked({ checked: !dark });
	await navigation(other)
		.getByRole("link", { name: /^Cherry Token Hub/ })
		.click();
	await expect(other).toHaveURL("/tokens");
});
