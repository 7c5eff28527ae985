import type { Page } from "@playwright/test";
import { announced } from "./support/announcements.ts";
import { overflow, phone, showMode, violations } from "./support/axe.ts";
import { hold } from "./support/hold.ts";
import { expect, openPage, test } from "./support/test.ts";

/* The calculators of the token hub: staking and voting power. Their rules have unit tests. */

const staking = (page: Page) => page.getByRole("region", { name: "What a stake returns" });
const voting = (page: Page) => page.getByRole("region", { name: "How much a stake counts in a vote" });

/**
 * Opens an address and waits for its section's calculator to become interactive; until then the prerendered markup is
 * shown.
 */
async function openCalculator(page: Page, path: string): Promise<void> {
	await openPage(page, path);
	const section = path.slice(path.indexOf("#"));
	await expect(page.locator(`${section} [data-calculator=live]`)).toBeAttached();
}

const amount = (page: Page) => staking(page).getByRole("textbox", { name: "Amount" });

test("keyboard only: type, use the slider, choose; result and announcement update, the address does not", async ({
	page,
}) => {
	await openCalculator(page, "/tokens#staking");
	const calculator = staking(page);
	await expect(calculator).toContainText("1,000 ≥ 1,000, so Sakura, 18% APY");
	await expect(calculator).toContainText("1,000 − 0 + 180 = 1,180 Seeds");
	await amount(page).focus();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("500");
	await expect(calculator).toContainText("500 − 0 + 60 = 560 Seeds");
	await announced(page, "Blossom: 60 Seeds of rewards");
	await page.keyboard.press("Tab");
	await expect(calculator.getByRole("slider", { name: "Amount, slider" })).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(amount(page)).toHaveValue("475");
	await page.keyboard.press("Tab");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("6");
	await expect(calculator).toContainText("day 6 < 7: 5% × 475 = 23.75 Seeds");
	await calculator.getByRole("combobox", { name: "Daily rewards" }).focus();
	await page.keyboard.type("P");
	await expect(calculator.getByRole("combobox", { name: "Daily rewards" })).toHaveValue("paid");
	await expect(calculator).toContainText("Rewards, paid out");
	expect(new URL(page.url()).search).toBe("");
});

test("changes to a linked scenario survive a season chosen meanwhile, which leaves the address", async ({ page }) => {
	await openCalculator(page, "/tokens?season=summer&stake-amount=500&stake-days=14#staking");
	await expect(amount(page)).toHaveValue("500");
	await amount(page).fill("777");
	await page.getByRole("banner").getByRole("radio", { name: "Winter" }).check();
	await expect(page).toHaveURL("/tokens?stake-amount=500&stake-days=14#staking");
	await expect(amount(page)).toHaveValue("777");
});

test("Back returns to the fields as they were left, also to an invalid one; a new visit begins with the example", async ({
	page,
}) => {
	await openCalculator(page, "/tokens#staking");
	await amount(page).fill("777");
	await staking(page).getByRole("textbox", { name: "Unstaked after" }).fill("soon");
	await page.getByRole("link", { name: "Community Garden" }).first().click();
	await expect(page).toHaveURL("/garden");
	await page.goBack();
	await expect(amount(page)).toHaveValue("777");
	await expect(staking(page).getByRole("textbox", { name: "Unstaked after" })).toHaveAttribute("aria-invalid", "true");
	await page.getByRole("link", { name: "Community Garden" }).first().click();
	await page.getByRole("link", { name: "Cherry Token Hub" }).first().click();
	await page.getByRole("button", { name: "Staking" }).first().click();
	await expect(amount(page)).toHaveValue("1,000");
});

test("input made before a calculator is hydrated is kept, and so are what was opened and the cursor position", async ({
	page,
}) => {
	const code = await hold(page, /live-staking-calculator-.*\.js$/);
	await openPage(page, "/tokens#staking");
	await code.asked;
	await staking(page).getByText("Show the figures as a table").click();
	await staking(page).getByRole("combobox", { name: "Daily rewards" }).selectOption("paid");
	await amount(page).fill("500");
	await page.keyboard.press("ArrowLeft");
	code.release();
	await expect(page.locator("#staking [data-calculator=live]")).toBeAttached();
	await expect(amount(page)).toHaveValue("500");
	await expect(amount(page)).toBeFocused();
	await expect(staking(page)).toContainText("Rewards, paid out");
	await expect(staking(page).getByRole("table", { name: "Rewards so far, in Cherry Seeds" })).toBeVisible();
	await page.keyboard.type("1");
	await expect(amount(page)).toHaveValue("5010");
});

test("if a calculator's code fails to load, it says so and keeps showing its example", async ({
	page,
	allowMessages,
}) => {
	allowMessages(/Failed to load resource/);
	await page.route(/live-staking-calculator-.*\.js$/, (route) => route.abort());
	await openPage(page, "/tokens#staking");
	await expect(page.getByRole("status").filter({ hasText: "could not be loaded" })).toBeVisible();
	await expect(staking(page)).toContainText("1,000 − 0 + 180 = 1,180 Seeds");
});

test("an impossible amount is marked and explained at its field", async ({ page }) => {
	await openCalculator(page, "/tokens#staking");
	await amount(page).fill("2,500,001");
	await expect(amount(page)).toHaveAccessibleDescription("Seeds Only 2,500,000 Seeds exist.");
	await expect(amount(page)).toHaveAttribute("aria-invalid", "true");
	expect(await violations(page, { within: "main" })).toEqual([]);
	// Together with what was earned: all fields of the sum are marked, and none of them counts.
	await staking(page).getByRole("textbox", { name: "Earned for work and staked too" }).fill("1,000,000");
	await amount(page).fill("2,000,000");
	await expect(staking(page).locator("[aria-invalid=true]")).toHaveCount(3);
	await expect(staking(page).getByRole("combobox", { name: "Earned in" })).toHaveAccessibleDescription(
		/2,000,000 \+ 1,000,000 × spring’s 1\.2 is more than the 2,500,000 Seeds that exist\.$/,
	);
	await expect(staking(page)).toContainText("1,000 + 1,000,000 × 1.2 = 1,201,000 Seeds");
	expect(await violations(page, { within: "main" })).toEqual([]);
	await staking(page).getByRole("textbox", { name: "Earned for work and staked too" }).fill("0");
	await amount(page).fill("99.999999999");
	await expect(staking(page)).toContainText("99.999999999 < 100, so no tier");
});

test("at 320 px no choice is cut off, however large the text", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	for (const [path, calculator] of [
		["/tokens#staking", staking(page)],
		["/tokens#governance", voting(page)],
	] as const) {
		await openCalculator(page, path);
		await page.evaluate(() => document.documentElement.setAttribute("data-text-size", "extra-large"));
		await expect(calculator.getByRole("combobox").first()).toBeVisible();
		// A select as wide as it would like to be has room for its longest choice.
		const cut = await calculator.getByRole("combobox").evaluateAll((selects: HTMLSelectElement[]) =>
			selects
				.filter((select) => {
					const { width } = select.getBoundingClientRect();
					Object.assign(select.style, { flex: "none", inlineSize: "max-content" });
					return select.getBoundingClientRect().width > width;
				})
				.map((select) => select.labels[0]?.textContent),
		);
		expect(cut, path).toEqual([]);
	}
});

test("copying moves nothing: a second press at the same place copies again and does not reset", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openCalculator(page, "/tokens#staking");
	await amount(page).fill("777");
	const button = staking(page).getByRole("button", { name: "Copy link to this scenario" });
	const { width = 0 } = (await button.boundingBox()) ?? {};
	await button.click({ position: { x: width - 5, y: 15 } });
	await expect(button).toHaveAttribute("data-outcome", "Copied");
	await page.mouse.down();
	await page.mouse.up();
	await announced(page, "Link to this scenario copied");
	await expect(amount(page)).toHaveValue("777");
});

test("the copied link restores the scenario in its section, for both calculators", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const copied = async (calculator: ReturnType<typeof staking>) => {
		await calculator.getByRole("button", { name: "Copy link to this scenario" }).click();
		await announced(page, "Link to this scenario copied");
		return page.evaluate(() => navigator.clipboard.readText());
	};
	await openCalculator(page, "/tokens#staking");
	await amount(page).fill("1,200");
	await staking(page).getByLabel("Requirements met up to").selectOption("Blossom");
	const stake = await copied(staking(page));
	await openCalculator(page, stake);
	await expect(staking(page)).toContainText("1,200 ≥ 500, so Blossom, 12% APY");
	await expect(amount(page)).toBeInViewport();

	await openCalculator(page, "/tokens#governance");
	await voting(page).getByRole("textbox", { name: "Staked for" }).fill("300");
	const vote = await copied(voting(page));
	await openCalculator(page, vote);
	await expect(voting(page)).toContainText("1,200 × 5 × 1.50 = 9,000");
	await voting(page).getByRole("button", { name: "Reset to the example" }).click();
	await expect(voting(page)).toContainText("1,200 × 5 × 1.20 = 7,200");
});

test("a malformed link opens the example and says so", async ({ page }) => {
	await openCalculator(page, "/tokens?stake-amount=-5&stake-days=1e9&stake-season=%3Cb%3E#staking");
	await expect(staking(page).getByRole("status")).toContainText("could not be read");
	await expect(amount(page)).toHaveValue("1,000");
});

test("both fit a narrow window, in dark and in light mode", async ({ page }) => {
	await page.setViewportSize({ ...phone, width: 320 });
	for (const [section, calculator] of [
		["staking", staking],
		["governance", voting],
	] as const) {
		await openCalculator(page, `/tokens#${section}`);
		await expect(calculator(page)).toBeVisible();
		expect(await overflow(page)).toBe(0);
		for (const mode of ["light", "dark"] as const) {
			await showMode(page, mode);
			expect(await violations(page, { rules: "colours", within: "main" }), `${section} ${mode}`).toEqual([]);
		}
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("both show their example", async ({ page }) => {
		await page.goto("/tokens");
		await expect(staking(page)).toContainText("1,000 − 0 + 180 = 1,180 Seeds");
		await expect(voting(page)).toContainText("1,200 × 5 × 1.20 = 7,200");
	});
});

test("while a field is invalid, the others show what is chosen, and the outcome is for that and its last valid value", async ({
	page,
}) => {
	await openPage(page, "/tokens#staking");
	const region = staking(page);
	const days = region.getByRole("textbox", { name: "Unstaked after" });
	await days.fill("");
	await expect(days).toHaveAttribute("aria-invalid", "true");
	const rewards = region.getByRole("combobox", { name: "Daily rewards" });
	await expect(region).toContainText("1,000 − 0 + 180 = 1,180 Seeds");
	await rewards.selectOption("paid");
	await expect(rewards).toHaveValue("paid");
	await amount(page).fill("2,000");
	await expect(region).toContainText("2,000 − 0 + 331.103943176 = 2,331.103943176 Seeds");
	const slider = region.getByRole("slider", { name: "Amount" });
	const before = Number(await slider.inputValue());
	await slider.press("ArrowRight");
	await slider.press("ArrowRight");
	await expect(slider).toHaveValue(String(before + 2));
	await expect(slider).toHaveAttribute("aria-valuetext", `${await amount(page).inputValue()} Seeds`);
	await days.fill("365");
	await expect(days).not.toHaveAttribute("aria-invalid", "true");
	await expect(rewards).toHaveValue("paid");
});
