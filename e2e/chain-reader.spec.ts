import type { Locator, Page } from "@playwright/test";
import { announced } from "./support/announcements.ts";
import { overflow, phone, showMode, violations } from "./support/axe.ts";
import { hasSettled, momentsPass } from "./support/moments.ts";
import { focused } from "./support/navigation.ts";
import { expect, openPage, test } from "./support/test.ts";

/* The token hub's reader for node responses. What it says about each response has unit tests. */

const reader = (page: Page) => page.getByRole("region", { name: "Read a node’s answer" });
const field = (page: Page) => reader(page).getByRole("textbox", { name: "The answer, as JSON" });
const asked = (page: Page) => reader(page).getByRole("combobox", { name: "Request method" });
const example = (page: Page, name: string) => reader(page).getByRole("button", { name, exact: true });
const title = (page: Page, name: string) => reader(page).getByRole("heading", { level: 4, name });

async function openReader(page: Page): Promise<void> {
	await openPage(page, "/tokens#trading");
	await expect(field(page)).toBeVisible();
}

const balance = (lamports: string) => `{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":1},"value":${lamports}}}`;

test("keyboard only: paste an answer, correct it, choose the request, open an example, empty the field", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openReader(page);
	await page.evaluate((text) => navigator.clipboard.writeText(text), balance("18446744073709551615"));
	await field(page).focus();
	await page.keyboard.press("ControlOrMeta+v");
	await expect(title(page, "A balance")).toBeVisible();
	await expect(reader(page)).toContainText("The account holds 18,446,744,073.709551615 SOL.");
	await announced(page, "A balance. The account holds 18,446,744,073.709551615 SOL.");

	// One digit too many.
	await page.keyboard.press("End");
	for (let press = 0; press < 2; press++) await page.keyboard.press("ArrowLeft");
	await page.keyboard.type("0");
	await expect(title(page, "A field is invalid")).toBeVisible();
	await expect(reader(page)).toContainText("Expected an unsigned 64-bit integer, received 184467440737095516150");
	await announced(page, "result.value: expected an unsigned 64-bit integer");
	await expect(field(page)).toHaveAttribute("aria-invalid", "true");
	await page.keyboard.press("Backspace");
	await expect(title(page, "A balance")).toBeVisible();
	await expect(field(page)).not.toHaveAttribute("aria-invalid");

	await page.keyboard.press("Tab");
	await expect(asked(page)).toBeFocused();
	await asked(page).selectOption("getTokenSupply");
	await expect(reader(page)).toContainText("result.value");
	await expect(reader(page)).toContainText("Expected an object, received 18446744073709551615");

	await page.keyboard.press("Tab");
	await expect(focused(page)).toHaveText("Clear the field");
	await page.keyboard.press("Tab");
	await expect(focused(page)).toHaveText("A balance");
	await page.keyboard.press("Enter");
	await expect(asked(page)).toHaveValue("recognise");
	await expect(reader(page)).toContainText("1.99441984 SOL");

	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Enter");
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveValue("");
	await expect(reader(page).getByRole("heading", { level: 4 })).toHaveCount(0);
});

test("every example is read exactly", async ({ page }) => {
	await openReader(page);
	for (const [name, heading, says] of [
		["A balance", "A balance", "1,994,419,840"],
		["A token account", "A token account", "1,234.567890123"],
		["A mint", "A token’s mint", "more can be minted"],
		["A token balance", "A token account’s balance", "1,234,567,890,123"],
		["A supply", "A token’s supply", "There are 2,500,000 of this token."],
		["A transaction", "A transaction", "−1,234.567890123"],
		["Statuses", "Signature statuses", "finalised: cannot be rolled back"],
		["A history", "Signatures of an address", "4 transactions, newest first; 1 failed."],
		["A block", "A block", "It holds 2 transactions, 1 of which failed."],
		["A stake", "A stake’s activation", "0.12442928 SOL"],
		["An error", "An error from the node", "-32002"],
	] as const) {
		await example(page, name).click();
		await expect(title(page, heading), name).toBeVisible();
		await expect(reader(page), name).toContainText(says);
	}
	await reader(page).getByRole("button", { name: "Program log" }).click();
	await expect(reader(page).getByRole("listitem").filter({ hasText: "Error: insufficient funds" })).toBeVisible();
});

test("the faulty field is shown in the text", async ({ page }) => {
	await openReader(page);
	await example(page, "A faulty answer").click();
	await expect(reader(page)).toContainText("result.value.data.parsed.info.tokenAmount.decimals");
	await expect(reader(page)).toContainText("line 22, column 20");
	await reader(page).getByRole("button", { name: "Show in the text" }).click();
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toBeInViewport();
	const shown = await field(page).evaluate((area: HTMLTextAreaElement) => ({
		selected: area.value.slice(area.selectionStart, area.selectionEnd),
		scrolled: area.scrollTop > 0,
	}));
	expect(shown).toEqual({ selected: "900", scrolled: true });

	await field(page).fill('{"jsonrpc": "2.0",');
	await expect(title(page, "This is not an answer from a node")).toBeVisible();
	await expect(reader(page)).toContainText("Expected a key in quotes, received the end");
});

test("a batch is read although one of its answers is to a method the reader does not know", async ({ page }) => {
	await openReader(page);
	await field(page).fill(`[${balance("5000")}, {"jsonrpc":"2.0","id":2,"result":341197053}]`);
	await expect(title(page, "A balance for request 1")).toBeVisible();
	await expect(title(page, "An unrecognised answer for request 2")).toBeVisible();
	await expect(reader(page)).toContainText("[1].result");
	await announced(page, "2 answers read, 1 of them not recognised.");
});

test("the parser is loaded on intent, and sends no requests to a node", async ({ page }) => {
	const fetched: string[] = [];
	page.on("request", (request) => void fetched.push(request.url()));
	await openReader(page);
	await hasSettled(page);
	expect(fetched.filter((url) => /reading-/.test(url))).toEqual([]);
	const arrived = page.waitForResponse(/reading-.*\.js/);
	await field(page).hover();
	await (await arrived).finished();
	await momentsPass(page);
	fetched.length = 0;
	await field(page).fill(balance("5000"));
	await expect(reader(page)).toContainText("0.000005 SOL");
	expect(fetched).toEqual([]);
});

/** Opens the reader and an example, for which there is no code yet. @returns the message that says so */
async function openWithoutCode(page: Page): Promise<Locator> {
	await openReader(page);
	await page.route(/reading-.*\.js/, (route) => route.abort());
	await example(page, "A stake").click();
	const failure = reader(page).getByRole("alert");
	await expect(failure).toContainText("could not be loaded");
	return failure;
}

test("if its code fails to load, it says so and can be retried", async ({ page, allowMessages }) => {
	allowMessages(/Failed to load resource/, /net::ERR_FAILED/);
	const failure = await openWithoutCode(page);
	await page.unroute(/reading-.*\.js/);
	await failure.getByRole("button", { name: "Try again" }).click();
	await expect(title(page, "A stake’s activation")).toBeVisible();
	await expect(failure).toHaveCount(0);
	await expect(field(page)).toBeFocused();
});

test("an example that has not arrived does not replace what is entered meanwhile", async ({ page, allowMessages }) => {
	allowMessages(/Failed to load resource/, /net::ERR_FAILED/);
	const failure = await openWithoutCode(page);
	await field(page).fill(balance("5000"));
	await page.unroute(/reading-.*\.js/);
	await failure.getByRole("button", { name: "Try again" }).click();
	await expect(reader(page)).toContainText("0.000005 SOL");
	await expect(field(page)).toHaveValue(balance("5000"));
});

test("what was pasted stays, however often its code fails to load", async ({ page, allowMessages }) => {
	allowMessages(/Failed to load resource/, /net::ERR_FAILED/);
	await openReader(page);
	await page.route(/reading-.*\.js/, (route) => route.abort());
	await page.evaluate(() => {
		document.documentElement.dataset.samePage = "";
	});
	const failing = () => page.waitForEvent("requestfailed", (request) => /reading-.*\.js/.test(request.url()));
	const prefetch = failing();
	await field(page).hover();
	await prefetch;
	await field(page).pressSequentially(balance("5000"));
	const failure = reader(page).getByRole("alert");
	await expect(failure).toContainText("copy your text and reload");
	const retry = failing();
	await failure.getByRole("button", { name: "Try again" }).click();
	await retry;
	// A page that reloads asks its site first; ours is asked afterwards.
	await page.evaluate(() => fetch(location.href, { method: "HEAD", cache: "no-store" }).then(({ ok }) => ok));
	await expect(field(page)).toHaveValue(balance("5000"));
	await expect(page.locator("html")).toHaveAttribute("data-same-page");
	await page.unroute(/reading-.*\.js/);
	await failure.getByRole("button", { name: "Try again" }).click();
	await expect(reader(page)).toContainText("0.000005 SOL");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the page says what it would read", async ({ page }) => {
		await page.goto("/tokens");
		await expect(reader(page)).toContainText("requires JavaScript");
		await expect(reader(page).getByRole("listitem")).toHaveCount(9);
		await expect(field(page)).toHaveCount(0);
	});
});

const looks = ["nothing", "A transaction", "Statuses", "A faulty answer"] as const;
for (const mode of ["light", "dark"] as const)
	test(`axe finds no violations and nothing overflows, ${mode}`, async ({ page }) => {
		await page.setViewportSize(phone);
		await openReader(page);
		await showMode(page, mode);
		for (const look of looks) {
			if (look !== "nothing") {
				await example(page, look).click();
				await expect(reader(page).getByRole("heading", { level: 4 })).toBeVisible();
			}
			expect(await overflow(page), look).toBeLessThanOrEqual(0);
			const rules = mode === "light" ? "all" : "colours";
			expect(await violations(page, { within: "#trading", rules }), look).toEqual([]);
		}
	});
