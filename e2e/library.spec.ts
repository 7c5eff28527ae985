import type { Page } from "@playwright/test";
import { picture } from "./support/effects.ts";
import { inMotion } from "./support/motion.ts";
import { focused, historyLength } from "./support/navigation.ts";
import { listenToRequests } from "./support/page-scripts.ts";
import { prefer } from "./support/preferences.ts";
import { expect, openPage, test } from "./support/test.ts";
import { missingFrom } from "./support/words.ts";

/* The component library: the content of its six tabs, and its working examples. Specification 2.12 and 9. */

const path = "/sakura-showcase";
const tab = (page: Page, name: string) => page.getByRole("main").getByRole("tab", { name });
const entry = (page: Page, id: string) => page.locator(`article#${id}`);

const says: Record<string, { tab: string; entries: number; words: (string | RegExp)[] }> = {
	overview: {
		tab: "Overview",
		entries: 0,
		words: [/Components\s*15\+\s*22 shown here/, /Effects\s*6/, /Hooks\s*6/, /Themes\s*4/, "MIT"],
	},
	components: {
		tab: "Components",
		entries: 22,
		words: ["Actions", "Figures", "States", 'import { Badge } from "#src/ui/badge.tsx"', "onDismiss", "Keyboard"],
	},
	effects: {
		tab: "Effects",
		entries: 6,
		words: [
			/Spring\s*10\s*20\s*30\s*0\.8/,
			/Summer\s*18\s*35\s*53\s*1\.3/,
			"A step takes 16 ms. New ones every 500 ms",
			"by 50 px before they come back, and lean towards a pointer within 100 px",
			/Light\s*15\s*0\.5\s*0\.4\s*0\.1/,
			/Moderate\s*50\s*1\s*0\.6\s*0\.3/,
			/Heavy\s*100\s*1\.5\s*0\.8\s*0\.6/,
			/Storm\s*200\s*2\.5\s*1\s*1/,
			/Spring\s*8\s*60 px\s*2000 ms\s*120 px/,
			/Winter\s*6\s*90 px\s*3000 ms\s*140 px/,
			/Winter\s*2800 ms\s*4000 ms\s*6000 ms/,
			"15 particles when subtle, 25 particles when normal, 40 particles when dramatic",
			"30% beginning, 40% peak, 30% ending",
			/Duration\s*15 s\s*25 s/,
			/Size\s*0\.5rem\s*2rem/,
		],
	},
	hooks: {
		tab: "Hooks",
		entries: 6,
		words: ["useSeason must be used within a SeasonProvider", "isHighContrast", "pixelRatio"],
	},
	theming: {
		tab: "Theming",
		entries: 0,
		words: [
			"--motif: #ffb7c5",
			"--seal: #e60026",
			...["0.5", "1", "2", "4"].map((rem) => `: ${rem}rem`),
			": 8px",
			": 16px",
			"Deep red: seals, and what is now",
			"Space, large: between columns and sections",
			"Radius, small: controls and code",
		],
	},
	examples: { tab: "Examples", entries: 6, words: ["export function Example() {"] },
};
const ids = Object.keys(says);

test("each tab shows its own content from the top without changing the address; the arrow keys cycle", async ({
	page,
}) => {
	await openPage(page, path);
	const before = await historyLength(page);
	for (const [id, { tab: name, words, entries }] of Object.entries(says)) {
		await page.evaluate(() => window.scrollTo(0, 600));
		await tab(page, name).click();
		const panel = page.locator(`#${id}`);
		await expect(panel).toBeVisible();
		for (const other of ids) await expect(page.locator(`#${other}`)).toBeVisible({ visible: other === id });
		await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
		await expect(panel.getByRole("article")).toHaveCount(entries);
		expect.soft(await missingFrom(panel, words)).toEqual([]);
	}
	expect(await historyLength(page)).toBe(before);
	await expect(page).toHaveURL(path);
	await page.keyboard.press("ArrowRight");
	await expect(focused(page)).toHaveText("Overview");
	await page.keyboard.press("End");
	await expect(page.locator("#examples")).toBeVisible();
});

test("an address and a link open an entry, and the focus follows the link, also a second time", async ({ page }) => {
	await openPage(page, `${path}#use-viewport`);
	await expect(entry(page, "use-viewport").getByRole("heading", { level: 3 })).toBeInViewport();
	for (const _ of ["once", "and again"]) {
		await tab(page, "Overview").click();
		await page.locator("#overview").getByRole("link", { name: "Toast" }).click();
		await expect(entry(page, "toast").getByRole("heading", { level: 4 })).toBeInViewport();
		await expect(focused(page)).toHaveText("ToastRegion");
	}
});

test("components work, and their code can be copied", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openPage(page, `${path}#components`);
	const button = entry(page, "button");
	await expect(button.getByRole("button", { name: "Take one back" })).toBeDisabled();
	await button.getByRole("button", { name: "Water the maple" }).click();
	await expect(button.getByText("Cans of water: 1")).toBeVisible();
	await entry(page, "icon-button").getByRole("button", { name: "Lantern", pressed: false }).press("Enter");
	await expect(entry(page, "icon-button").getByText("The lantern is lit.")).toBeVisible();
	await entry(page, "dialog").getByRole("button", { name: "Open the gate" }).click();
	await expect(page.getByRole("dialog", { name: "The garden gate" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(focused(page)).toHaveText("Open the gate");
	const failure = entry(page, "error-state");
	await failure.getByRole("button", { name: "Let it fail" }).press("Enter");
	await expect(failure.getByRole("alert")).toContainText("The well is dry");
	await expect(focused(page)).toHaveText("Let it fail");
	await failure.getByRole("button", { name: "Try again" }).press("Enter");
	await expect(failure.getByRole("alert")).toHaveCount(0);
	await expect(focused(page)).toHaveText("Let it fail");
	await entry(page, "toast").getByRole("button", { name: "Sow in January" }).click();
	await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Dismiss" }).click();
	await expect(page.getByRole("region", { name: "Messages" })).toHaveCount(0);
	await expect(focused(page)).toHaveText("Sow in January");

	await expect(entry(page, "badge").locator("pre .hl-name", { hasText: "BadgeSample" })).toBeVisible();
	await entry(page, "badge").getByRole("button", { name: "Copy code" }).click();
	await expect(entry(page, "badge").locator("[data-outcome=Copied]")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
		/^import \{ Badge \}.*<Badge>Day 4<\/Badge>.*\}$/s,
	);
	await tab(page, "Theming").click();
	await page.getByRole("button", { name: "Copy petal pink" }).click();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("var(--motif)");
});

test("hooks show current values, themes use their own colours, and an example's code follows its props", async ({
	page,
}) => {
	const requests = listenToRequests(page);
	await openPage(page, `${path}?season=winter#hooks`);
	const answer = (id: string) => entry(page, id).locator("dl").first();
	await expect(answer("use-season")).toContainText('season"winter"');
	await page.setViewportSize({ width: 900, height: 700 });
	await expect(answer("use-viewport")).toContainText('breakpoint"md"');
	await entry(page, "use-dark-mode").getByRole("switch", { name: "Lamps out" }).click();
	await expect(answer("use-theme")).toContainText("darktrue");
	await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");

	await tab(page, "Theming").click();
	const grounds = await page
		.locator("[data-theme]")
		.evaluateAll((themes) => themes.map((theme) => getComputedStyle(theme).backgroundColor));
	expect(new Set(grounds).size).toBe(8);
	await page.locator("#theming").getByRole("radio", { name: "Summer" }).check();
	await expect(page.locator("html")).toHaveAttribute("data-season", "summer");

	const grammars = () => requests.filter((asked) => asked.includes("grammars"));
	expect(grammars()).toEqual([]);
	await tab(page, "Examples").click();
	const badge = entry(page, "example-badge");
	await badge.getByRole("radio", { name: "good" }).check();
	await badge.getByRole("textbox", { name: "Text" }).fill("{ripe}");
	await expect(badge.getByText("{ripe}", { exact: true })).toBeVisible();
	await expect(badge.locator("pre")).toContainText('<Badge tone="good">{"{ripe}"}</Badge>');
	// Highlighted as it changes, by code that is fetched when an example is about to become visible.
	await expect(badge.locator("pre .hl-string", { hasText: "good" })).toHaveText('"good"');
	expect(grammars()).toHaveLength(1);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("shows code, texts and static parts, and nothing that only works or is only true with script", async ({
		page,
	}) => {
		await page.goto(path);
		await expect(entry(page, "badge").getByText("Day 4", { exact: true })).toBeVisible();
		await expect(entry(page, "stat").locator("dt", { hasText: "Solar terms" })).toBeVisible();
		await expect(entry(page, "toast").getByRole("figure", { name: "Source of ToastRegion" })).toBeVisible();
		await expect(entry(page, "toast").locator("[data-live]")).toHaveCount(1);
		await expect(page.locator("[data-live]").filter({ visible: true })).toHaveCount(0);
		const rest = page.locator("#effects").getByText("At rest.");
		await expect(rest).toHaveCount(6);
		await expect(rest.filter({ visible: true })).toHaveCount(0);
		await expect(page.locator("#theming, #examples").locator("input").filter({ visible: true })).toHaveCount(0);
		// What a hook answers is only known with script.
		const terms = page.locator("#hooks dt").filter({ visible: true });
		await expect(terms).toHaveText(Array(6).fill("Outside its provider"));
		await expect(entry(page, "use-season").getByText("The season is on its way.", { exact: true })).toBeHidden();
	});
});

test.describe("in motion", () => {
	test.use(inMotion);

	test("an effect runs on its stage once started, and stops when scrolled away or when its tab is left", async ({
		page,
	}) => {
		await prefer(page, { ambient: false, petals: false, interactions: false });
		await openPage(page, `${path}#effects`);
		const stage = (id: string) => entry(page, id).locator("canvas");
		await expect(page.locator("main canvas")).toHaveCount(0);
		for (const [id, name] of [
			["season-particles", "Season particles"],
			["falling-petals", "Falling petals"],
		] as const) {
			await entry(page, id)
				.getByRole("button", { name: `Start ${name}` })
				.click();
			await expect.poll(async () => (await picture(stage(id))).pixels).toBeGreaterThan(0);
			await entry(page, id)
				.getByRole("button", { name: `Stop ${name}` })
				.click();
			await expect(stage(id)).toHaveCount(0);
		}
		await entry(page, "season-passage").getByRole("button", { name: "Start Season transition" }).click();
		await expect.poll(async () => (await picture(stage("season-passage"))).pixels).toBeGreaterThan(0);
		await entry(page, "click-burst").getByRole("button", { name: "Start Click burst" }).click();
		const scatter = entry(page, "click-burst").getByRole("button", { name: "Scatter a handful" });
		// A burst lasts two seconds, and a busy machine may need that long for a single screenshot.
		const burst = async () => {
			await scatter.press("Enter");
			return (await picture(stage("click-burst"))).pixels;
		};
		await expect.poll(burst).toBeGreaterThan(0);
		await entry(page, "click-burst").getByRole("radio", { name: "Vibrant" }).check();
		await expect(entry(page, "click-burst")).toContainText(/\d+ particles a burst/);
		await page.evaluate(() => window.scrollTo(0, 0));
		await expect(stage("click-burst")).toHaveCount(0);
		await entry(page, "decorative-petals").getByRole("button", { name: "Start Decorative petals" }).click();
		await expect(entry(page, "decorative-petals").locator("[data-decoration] > span")).toHaveCount(20);
		await tab(page, "Hooks").click();
		await expect(page.locator("#effects [data-decoration]")).toHaveCount(0);
	});
});

test("an effect whose code fails to load says so, and starts with the next press", async ({ page, allowMessages }) => {
	allowMessages(/Failed to load resource/, /Failed to fetch dynamically imported module/);
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const code = /\/assets\/running-effect-[^/]+\.js/;
	await page.route(code, (route) => route.abort());
	await openPage(page, `${path}#effects`);
	const stage = entry(page, "decorative-petals");
	const start = stage.getByRole("button", { name: "Start Decorative petals" });
	await start.click();
	await expect(stage.getByRole("status")).toHaveText("The effect could not be loaded. Press the button to try again.");
	await page.unroute(code);
	await start.click();
	await expect(stage.locator("[data-decoration] > span")).toHaveCount(20);
});

test("under reduced motion no stage can be started", async ({ page }) => {
	await openPage(page, `${path}#effects`);
	await expect(page.getByText("Reduced motion is on, so this effect stays still.")).toHaveCount(6);
	await expect(page.getByRole("button", { name: /^Start / })).toHaveCount(0);
});
