import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { desktop, phone } from "./support/axe.ts";
import { inMotion } from "./support/motion.ts";
import { focused, item } from "./support/navigation.ts";
import { prefer } from "./support/preferences.ts";
import { expect, listenToConsole, openPage, test } from "./support/test.ts";
import { hideTab } from "./support/visibility.ts";

declare global {
	interface Window {
		/** Every audio context that the page created. */
		opened: AudioContext[];
	}
}

/** The transitions, each from the previous season, with their durations. Specification 9. */
const transitions = [
	{ from: "winter", to: "spring", durationMs: 3000 },
	{ from: "spring", to: "summer", durationMs: 2500 },
	{ from: "summer", to: "autumn", durationMs: 3500 },
	{ from: "autumn", to: "winter", durationMs: 4000 },
] as const;

const interrupted = "Transition animation interrupted";
const overlay = (page: Page) => page.getByRole("region", { name: "Season transition" });
const bar = (page: Page) => overlay(page).getByRole("progressbar");

/**
 * Opens a page, waits for the code that shows transitions, and stops the clock: from now on time only passes when a
 * test advances it.
 */
async function openPausedPage(page: Page, path = "/orchestrator", { fetches = true } = {}): Promise<void> {
	await page.clock.install({ time: new Date(2026, 10, 21, 12) });
	const arrives = page.waitForResponse(/transition-overlay-.*\.js$/);
	arrives.catch(() => {});
	await openPage(page, path);
	if (fetches) await arrives;
	await page.waitForLoadState("networkidle");
	await page.clock.pauseAt(new Date(2026, 10, 21, 13));
}

/** Chooses a season and waits until the page applies it: the choice is shown first, the page follows a frame later. */
async function choose(page: Page, name: string): Promise<void> {
	const banner = page.getByRole("banner");
	const list = banner.getByRole("combobox", { name: "Season" });
	if (await list.isVisible()) await list.selectOption(name);
	else await banner.getByRole("radio", { name, exact: true }).check({ force: true });
	await page.clock.runFor(50);
	await expect(page.locator("body")).toHaveClass(`season-${name.toLowerCase()}`);
}

/** Advances a transition that has just started by a share of its duration. */
const goTo = (page: Page, durationMs: number, share: number) => page.clock.runFor(Math.round(durationMs * share));

/** axe violations in the overlay at rest; also checks that axe has examined the colours of its texts. */
async function violations(page: Page, rules: "all" | "colours"): Promise<string[]> {
	await page.evaluate(() => {
		const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
		for (const animation of document.getAnimations().filter(ends)) animation.finish();
	});
	const { violations, passes } = await new AxeBuilder({ page })
		.options({
			preload: false,
			resultTypes: ["violations", "passes"],
			...(rules === "all" ? {} : { runOnly: ["color-contrast"] }),
		})
		.include('[aria-label="Season transition"]')
		.setLegacyMode()
		.analyze();
	expect(passes.find(({ id }) => id === "color-contrast")?.nodes.length).toBeGreaterThanOrEqual(5);
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target} ${any[0]?.message}`));
}

test.use(inMotion);

for (const { from, to, durationMs } of transitions) {
	test(`the transition to ${to} shows all its texts, goes through its phases, and leaves nothing behind`, async ({
		page,
	}) => {
		await prefer(page, { season: from });
		await openPausedPage(page);
		const elements = () => page.locator("#root > * > *").count();
		const before = await elements();
		await expect(overlay(page)).toHaveCount(0);

		const { name, title, subtitle, culturalMessage } = seasons[to].transition;
		const { kanji, reading } = seasonWords[to];
		await choose(page, name);
		await expect(bar(page)).toHaveAccessibleName(`Transitioning to ${name}`);
		await expect(bar(page)).toHaveAttribute("aria-valuenow", "0");
		await expect(overlay(page)).toHaveAttribute("data-phase", "beginning");
		for (const text of [name, kanji, reading, title, subtitle, culturalMessage])
			await expect(overlay(page).getByText(text, { exact: true }).first()).toBeVisible();

		// A little past each mark: a transition starts with a frame of its own.
		await goTo(page, durationMs, 0.55);
		await expect(overlay(page)).toHaveAttribute("data-phase", "peak");
		await expect(bar(page)).toHaveAttribute("aria-valuenow", "50");
		await goTo(page, durationMs, 0.25);
		await expect(overlay(page)).toHaveAttribute("data-phase", "ending");
		await goTo(page, durationMs, 0.25);
		await expect(overlay(page)).toHaveCount(0);
		await expect.poll(elements).toBe(before);
	});
}

test("at its peak the emoji rotates and pulses, and only transforms and opacity are animated", async ({ page }) => {
	await openPausedPage(page);
	await choose(page, "Winter");
	await goTo(page, 4000, 0.5);
	await expect(overlay(page)).toHaveAttribute("data-phase", "peak");
	const moving = await overlay(page).evaluate((element) =>
		element
			.getAnimations({ subtree: true })
			.map(({ effect }) => effect as KeyframeEffect)
			.map((effect) => ({
				text: effect.target?.textContent,
				properties: effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)),
			})),
	);
	const own = ["offset", "computedOffset", "easing", "composite"];
	const properties = new Set(moving.flatMap(({ properties }) => properties).filter((name) => !own.includes(name)));
	for (const property of properties) expect(["transform", "opacity", "rotate", "scale"]).toContain(property);
	const emoji = moving
		.filter(({ text }) => text === seasons.winter.transition.emoji)
		.flatMap(({ properties }) => properties);
	expect(emoji).toEqual(expect.arrayContaining(["rotate", "scale"]));
});

for (const [path, picture] of [
	["/", "[data-interaction-area]"],
	["/docs", "main .season-window"],
	["/docs/technical-architecture/server-capsules", "main .season-window"],
] as const)
	test(`${path}: the page's own window picture fades for that of the overlay, and returns afterwards`, async ({
		page,
	}) => {
		await openPausedPage(page, path);
		const window = page.locator(picture);
		await expect(window).toBeVisible();
		await expect(window).toHaveCSS("opacity", "1");
		await choose(page, "Winter");
		await goTo(page, 4000, 0.5);
		await expect(overlay(page)).toHaveAttribute("data-phase", "peak");
		await expect(overlay(page).locator(".season-window:visible")).toHaveCount(2);
		await expect(window).toHaveCSS("opacity", "0");
		await goTo(page, 4000, 0.6);
		await expect(overlay(page)).toHaveCount(0);
		await expect(window).toHaveCSS("opacity", "1");
	});

test("it has returned before the shortest transition is over", async ({ page }) => {
	await prefer(page, { season: "spring", intensity: "minimal" });
	await openPausedPage(page, "/");
	await choose(page, "Summer");
	await goTo(page, 1750, 0.75);
	await expect(overlay(page)).toHaveAttribute("data-phase", "ending");
	const fade = await page.locator("[data-interaction-area]").evaluate((window) => {
		const { transitionDelay, transitionDuration } = getComputedStyle(window);
		return Number.parseFloat(transitionDelay) + Number.parseFloat(transitionDuration);
	});
	expect(fade).toBeGreaterThan(0);
	expect(fade).toBeLessThan(1.75 * 0.3);
});

for (const [where, arrange] of Object.entries({
	"in a low window": (page: Page) => page.setViewportSize({ width: 1000, height: 400 }),
	"with forced colours": (page: Page) => page.emulateMedia({ forcedColors: "active" }),
	"with forced colours on a phone": async (page: Page) => {
		await page.setViewportSize(phone);
		await page.emulateMedia({ forcedColors: "active" });
	},
}))
	test(`it stays ${where}, where the overlay shows none`, async ({ page }) => {
		await arrange(page);
		await openPausedPage(page, "/");
		await choose(page, "Winter");
		await goTo(page, 4000, 0.5);
		await expect(overlay(page)).toHaveAttribute("data-phase", "peak");
		await expect(overlay(page).locator(".season-window:visible")).toHaveCount(0);
		// Nor particles, which would fly over text instead: all that is left is the board.
		await expect(overlay(page).locator("> [data-decoration]:visible")).toHaveCount(1);
		await expect(page.locator("[data-interaction-area]")).toHaveCSS("opacity", "1");
	});

for (const { width, height, readable } of [
	{ width: 844, height: 390, readable: true },
	{ width: 667, height: 375, readable: true },
	// There is no room, but a screen reader gets it all.
	{ width: 360, height: 420, readable: false },
])
	test(`in a window of ${width} x ${height} px the words ${readable ? "share a row" : "are there for a screen reader"}, over less than half of the page`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await openPausedPage(page);
		await choose(page, "Winter");
		await goTo(page, 4000, 0.5);
		const { name, title, subtitle, culturalMessage } = seasons.winter.transition;
		await expect(overlay(page)).toMatchAriaSnapshot(`
			- paragraph: /^${name}/
			- paragraph: ${title}
			- paragraph: ${subtitle}
			- paragraph: ${JSON.stringify(culturalMessage)}
		`);
		const inside = async (text: string) => {
			const box = await overlay(page).getByText(text, { exact: true }).boundingBox();
			return box !== null && box.width > 40 && box.x + box.width <= width && box.y + box.height <= height;
		};
		await overlay(page).evaluate((sill) => {
			for (const animation of sill.getAnimations({ subtree: true })) animation.finish();
		});
		for (const text of [title, subtitle]) expect(await inside(text), text).toBe(readable);
		expect((await overlay(page).boundingBox())?.height).toBeLessThan(height / 2);
	});

test("the first season of a visit starts no transition", async ({ page }) => {
	await openPausedPage(page);
	await page.clock.runFor(5000);
	await expect(overlay(page)).toHaveCount(0);
});

test.describe("a transition does not obstruct the page:", () => {
	test("focus and keys stay with the page", async ({ page }) => {
		await openPausedPage(page);
		await choose(page, "Winter");
		await expect(bar(page)).toBeVisible();
		await expect(page.getByRole("banner").getByRole("radio", { name: "Winter" })).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(focused(page)).not.toHaveRole("radio");
		await expect(overlay(page).locator(":focus")).toHaveCount(0);
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});

	test("clicks reach the content underneath", async ({ page }) => {
		await openPausedPage(page);
		const link = page.getByRole("contentinfo").getByRole("link").last();
		const path = await link.getAttribute("href");
		await link.evaluate((element) => element.scrollIntoView({ block: "end" }));
		await choose(page, "Winter");
		// It rises over the link.
		const below = (await link.boundingBox())?.y ?? 0;
		await expect.poll(async () => (await overlay(page).boundingBox())?.y).toBeLessThan(below);
		await link.click();
		await expect(page).toHaveURL(path ?? "");
	});

	test("moving the focus behind its window, above the board, skips it", async ({ page }) => {
		await openPausedPage(page);
		await choose(page, "Winter");
		await goTo(page, 4000, 0.5);
		await expect(overlay(page)).toHaveAttribute("data-phase", "peak");
		// A control of the page, halfway between the upper edges of window and board at rest.
		const above = await overlay(page).evaluate((sill) => {
			for (const animation of sill.getAnimations({ subtree: true })) animation.finish();
			const picture = sill.querySelector(".season-window")?.closest("[data-decoration]") as Element;
			const { top, left, width } = picture.getBoundingClientRect();
			const edge = sill.getBoundingClientRect().top;
			const control = document.body.appendChild(document.createElement("button"));
			Object.assign(control.style, {
				position: "fixed",
				insetInlineStart: `${left + width / 2 - 10}px`,
				insetBlockStart: `${(top + edge) / 2 - 10}px`,
				inlineSize: "20px",
				blockSize: "20px",
				minBlockSize: "0",
			});
			control.focus();
			return edge - top;
		});
		expect(above).toBeGreaterThan(20);
		await expect(overlay(page)).toHaveCount(0);
	});

	test("Escape skips it without a console message, but closes an open dialog first", async ({ page }) => {
		const heard = listenToConsole(page);
		await openPausedPage(page);
		await choose(page, "Winter");
		await expect(bar(page)).toBeVisible();
		// The list of shortcuts does not open from a field, and its code is fetched first.
		const arrives = page.waitForResponse(/shortcuts-dialog-.*\.js$/);
		await item(page, "Ecosystem Home").focus();
		await page.keyboard.press("?");
		await arrives;
		await page.clock.runFor(500);
		await expect(page.getByRole("dialog")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toBeHidden();
		await expect(bar(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(overlay(page)).toHaveCount(0);
		expect(heard).toEqual([]);
	});

	test("Escape skips it while a tooltip is shown, and after it has closed", async ({ page }) => {
		await openPausedPage(page, "/ceremonies#calendar");
		const next = page.getByRole("button", { name: "Next month" });
		const tooltip = page.getByRole("tooltip", { name: "Next month" });
		await next.hover();
		await expect(tooltip).toBeVisible();
		await page.mouse.move(0, 0);
		await expect(tooltip).toBeHidden();
		await choose(page, "Winter");
		await expect(bar(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(overlay(page)).toHaveCount(0);

		await choose(page, "Spring");
		await expect(bar(page)).toBeVisible();
		await next.hover();
		await expect(tooltip).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(tooltip).toBeHidden();
		await expect(overlay(page)).toHaveCount(0);
	});

	for (const [name, viewport] of Object.entries({ phone, desktop }))
		test(`on a ${name} more than half of the page stays visible, and nothing widens it`, async ({ page }) => {
			await page.setViewportSize(viewport);
			await openPausedPage(page, "/docs/technical-architecture/server-capsules");
			await choose(page, "Spring");
			await goTo(page, 3000, 0.5);
			await expect(overlay(page)).toHaveAttribute("data-phase", "peak");
			expect((await overlay(page).boundingBox())?.height).toBeLessThan(viewport.height / 2);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
		});
});

test.describe("an interrupted transition", () => {
	test("is replaced by the next one", async ({ page }) => {
		const heard = listenToConsole(page);
		await openPausedPage(page);
		await choose(page, "Winter");
		await goTo(page, 4000, 0.5);
		await expect(overlay(page)).toHaveAttribute("data-phase", "peak");
		await choose(page, "Spring");
		await expect(bar(page)).toHaveAccessibleName("Transitioning to Spring");
		await expect(overlay(page)).toHaveAttribute("data-phase", "beginning");
		expect(heard).toEqual([interrupted]);
		await goTo(page, 3000, 1.05);
		await expect(overlay(page)).toHaveCount(0);
		expect(heard).toEqual([interrupted]);
	});

	test("fault 58: after three changes within a second the last one applies, and the overlay clears", async ({
		page,
	}) => {
		await openPausedPage(page);
		for (const name of ["Winter", "Spring", "Summer"]) {
			await choose(page, name);
			await page.clock.runFor(250);
		}
		await expect(bar(page)).toHaveAccessibleName("Transitioning to Summer");
		await page.clock.runFor(2500);
		await expect(overlay(page)).toHaveCount(0);
		await expect(page.locator("body")).toHaveClass("season-summer");
	});

	test("is cancelled in a hidden tab, and does not resume with it", async ({ page }) => {
		const heard = listenToConsole(page);
		await openPausedPage(page);
		await choose(page, "Winter");
		await expect(bar(page)).toBeVisible();
		await hideTab(page, true);
		await expect(overlay(page)).toHaveCount(0);
		expect(heard).toEqual([interrupted]);
		await hideTab(page, false);
		await page.clock.runFor(5000);
		await expect(overlay(page)).toHaveCount(0);
		await expect(page.locator("body")).toHaveClass("season-winter");
	});

	test("is cancelled by an exception in a frame", async ({ page }) => {
		const heard = listenToConsole(page);
		await openPausedPage(page);
		await choose(page, "Winter");
		await expect(bar(page)).toBeVisible();
		await page.evaluate(() => {
			CSSStyleDeclaration.prototype.setProperty = () => {
				throw new Error("unexpected");
			};
		});
		await page.clock.runFor(100);
		await expect(overlay(page)).toHaveCount(0);
		expect(heard).toEqual([interrupted]);
	});
});

test.describe("no transition is shown,", () => {
	const colours = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	async function expectNone(page: Page): Promise<void> {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await openPausedPage(page, "/orchestrator", { fetches: false });
		const before = await colours(page);
		await choose(page, "Winter");
		await page.clock.runFor(500);
		expect(await colours(page)).not.toBe(before);
		await expect(overlay(page)).toHaveCount(0);
		expect(asked.filter((url) => url.includes("transition-overlay"))).toEqual([]);
	}

	test("and its code is not fetched, when the system asks for reduced motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await expectNone(page);
	});

	for (const choices of [{ motion: "reduced" }, { transitions: false }])
		test(`and its code is not fetched, with ${JSON.stringify(choices)}`, async ({ page }) => {
			await prefer(page, choices);
			await expectNone(page);
		});
});

test("the cultural message is omitted when it is switched off", async ({ page }) => {
	await prefer(page, { culturalNarrative: false });
	await openPausedPage(page);
	await choose(page, "Winter");
	const { title, culturalMessage } = seasons.winter.transition;
	await expect(overlay(page).getByText(title)).toBeVisible();
	await expect(overlay(page)).not.toContainText(culturalMessage);
});

/** A phone shows the same texts in the same colours, so it is tested with one transition only. */
for (const { from, to, durationMs } of transitions)
	for (const viewport of to === "winter" ? [desktop, phone] : [desktop])
		test(`axe finds no violations at the peak of ${to}'s transition, light and dark, at ${viewport.width} px`, async ({
			page,
		}) => {
			await page.setViewportSize(viewport);
			await prefer(page, { season: from });
			await openPausedPage(page);
			await choose(page, seasons[to].transition.name);
			await goTo(page, durationMs, 0.5);
			await expect(overlay(page)).toHaveAttribute("data-phase", "peak");
			// axe needs time to pass: without further frames the transition stays where it is.
			await page.evaluate(() => {
				window.requestAnimationFrame = () => 0;
			});
			// The frame already requested has to run while the clock is paused: on a busy machine it would come late, and end
			// the transition.
			await page.clock.runFor(50);
			await expect(overlay(page)).toHaveAttribute("data-phase", "peak");
			await page.clock.resume();
			for (const colorScheme of ["light", "dark"] as const) {
				await page.emulateMedia({ colorScheme });
				await expect(page.locator("html")).toHaveAttribute("data-mode", colorScheme);
				expect(await violations(page, colorScheme === "light" ? "all" : "colours"), colorScheme).toEqual([]);
			}
		});

test.describe("sound", () => {
	const states = (page: Page) => page.evaluate(() => window.opened.map(({ state }) => state));

	test.beforeEach(async ({ page }) => {
		await page.addInitScript(() => {
			window.opened = [];
			window.AudioContext = class extends AudioContext {
				constructor() {
					super();
					window.opened.push(this);
				}
			};
		});
	});

	test("is off, and its code is not fetched, by default", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await openPausedPage(page);
		await choose(page, "Winter");
		await goTo(page, 4000, 0.5);
		expect(await states(page)).toEqual([]);
		expect(asked.filter((url) => url.includes("soundscape"))).toEqual([]);
	});

	for (const [cause, end] of Object.entries({
		"the tab is hidden": (page: Page) => hideTab(page, true),
		"it is skipped": (page: Page) => page.keyboard.press("Escape"),
		"it is over": (page: Page) => page.clock.runFor(4100),
	}))
		test(`plays with a transition if switched on, and stops when ${cause}`, async ({ page }) => {
			await prefer(page, { sound: true });
			await openPausedPage(page);
			expect(await states(page)).toEqual([]);
			await choose(page, "Winter");
			await expect.poll(() => states(page)).toEqual(["running"]);
			await end(page);
			await page.clock.runFor(200);
			await expect.poll(() => states(page)).toEqual(["closed"]);
		});
});
