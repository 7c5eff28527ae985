import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { DarkModeProvider, useDarkMode } from "#src/preferences/dark-mode-provider.tsx";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { SeasonProvider } from "#src/season/season-provider.tsx";
import { useAnimationSettings } from "#src/theme/use-animation-settings.ts";
import { SeasonTransition } from "./season-transition.tsx";

const effects = vi.hoisted(() => ({ requests: [] as unknown[] }));
vi.mock("#src/effects/use-effects.ts", () => ({
	useEffects: (_container: unknown, ...asked: unknown[]) => effects.requests.push(asked),
}));
const sound = vi.hoisted(() => ({ play: vi.fn(), stop: vi.fn() }));
vi.mock("#src/soundscape/play-soundscape.ts", () => ({ playSoundscape: sound.play }));

let log: ReturnType<typeof vi.spyOn>;

/** Advances the time, frame by frame. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** As the shell shows it. */
const Shown = () => <SeasonTransition wanted={useAnimationSettings().transitions} />;

function ModeSwitch() {
	const { choose, dark } = useDarkMode();
	return (
		<button type="button" onClick={() => choose(!dark)}>
			Light or dark
		</button>
	);
}

async function showPage() {
	render(
		<StrictMode>
			<SeasonProvider>
				<DarkModeProvider>
					<input aria-label="Field" />
					<ModeSwitch />
					<Shown />
				</DarkModeProvider>
			</SeasonProvider>
		</StrictMode>,
	);
	await act(() => vi.dynamicImportSettled());
}

async function choose(season: "spring" | "summer" | "autumn" | "winter") {
	act(() => preferencesStore.setState({ season }));
	// The passage starts with its first frame.
	await pass(17);
}

const overlay = () => screen.queryByRole("region", { name: "Season transition" });
const bar = () => screen.queryByRole("progressbar");

function hide(hidden: boolean): void {
	vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
	act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

function askForLessMotion(asked: boolean): void {
	vi.stubGlobal("matchMedia", (media: string) => ({
		matches: asked && media.includes("reduced-motion"),
		addEventListener: () => {},
		removeEventListener: () => {},
	}));
}

beforeEach(() => {
	vi.useFakeTimers({ now: new Date(2026, 10, 21) });
	askForLessMotion(false);
	log = vi.spyOn(console, "info").mockImplementation(() => {});
	sound.play.mockReset().mockReturnValue(sound.stop);
	sound.stop.mockReset();
	effects.requests = [];
	preferencesStore.setState(preferencesStore.getInitialState(), true);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	localStorage.clear();
});

describe("a passage to another season", () => {
	it("is not shown for the first known season", async () => {
		await showPage();
		await pass(1000);
		expect(overlay()).toBeNull();
	});

	it("has the old background on the page before the new colours are painted, and the sill a little later", async () => {
		await showPage();
		// As in a browser, where a task that is not urgent comes after the paint.
		vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
		preferencesStore.setState({ season: "winter" });
		for (let rendered = 0; rendered < 3; rendered++) await Promise.resolve();
		expect(document.documentElement.dataset.season).toBe("winter");
		expect(document.querySelector('[class*="ground"]')).not.toBeNull();
		expect(overlay()).toBeNull();
		vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
		await pass(17);
		expect(overlay()).not.toBeNull();
	});

	it.each(["spring", "summer", "winter"] as const)("announces %s", async (season) => {
		const { name, title, subtitle, culturalMessage } = seasons[season].transition;
		const { kanji, reading } = seasonWords[season];
		await showPage();
		await choose(season);
		for (const text of [name, kanji, reading, title, subtitle, `Transitioning to ${name}`])
			expect(screen.getByText(text)).toBeTruthy();
		expect(overlay()?.textContent).toContain(culturalMessage);
		expect(bar()?.getAttribute("aria-labelledby")).toBe(screen.getByText(`Transitioning to ${name}`).id);
	});

	it("goes through its phases, reports its progress with each, and leaves nothing behind", async () => {
		await showPage();
		const before = document.body.innerHTML;
		await choose("winter");
		const stations: string[] = [];
		for (let ms = 0; ms < 4000; ms += 100) {
			stations.push(`${overlay()?.dataset.phase} ${bar()?.getAttribute("aria-valuenow")}`);
			await pass(100);
		}
		expect([...new Set(stations)]).toEqual(["beginning 0", "peak 50", "ending 100"]);
		await pass(100);
		expect(overlay()).toBeNull();
		expect(document.body.innerHTML.replace(/season-\w+/, "")).toBe(before.replace(/season-\w+/, ""));
		expect(log).not.toHaveBeenCalled();
	});

	it.each([
		["minimal", 2800],
		["moderate", 4000],
		["vibrant", 6000],
	] as const)("at intensity %s takes %i ms", async (intensity, durationMs) => {
		preferencesStore.setState({ intensity });
		await showPage();
		await choose("winter");
		await pass(durationMs - 100);
		expect(overlay()).not.toBeNull();
		await pass(200);
		expect(overlay()).toBeNull();
	});

	it("requests only the season's particles, for as long as it lasts", async () => {
		preferencesStore.setState({ intensity: "vibrant", performance: "low" });
		await showPage();
		await choose("winter");
		expect(effects.requests.at(-1)).toEqual([
			{
				performance: "low",
				intensity: "vibrant",
				petalColour: "#b9c9e2",
				passage: { elements: seasons.winter.transition.elements, durationMs: 6000 },
			},
			{ avoidsContent: false },
		]);
	});

	it("omits the cultural message if the visitor turned it off", async () => {
		preferencesStore.setState({ culturalNarrative: false });
		await showPage();
		await choose("winter");
		const { title, culturalMessage } = seasons.winter.transition;
		expect(overlay()?.textContent).toContain(title);
		expect(overlay()?.textContent).not.toContain(culturalMessage);
	});

	it("drops the old season's colours when light and dark are switched, because text has its new colour at once", async () => {
		const old = () => document.querySelectorAll('[class*="ground"], [class*="oldBoard"]').length;
		const switchMode = () => fireEvent.click(screen.getByRole("button", { name: "Light or dark" }));
		await showPage();
		switchMode();
		await choose("winter");
		expect(old()).toBe(2);
		switchMode();
		expect(old()).toBe(0);
		expect(overlay()).not.toBeNull();
	});

	it.each([
		["complete", "in time", () => pass(4100)],
		["skipped", "by Escape", () => act(() => void fireEvent.keyDown(document.body, { key: "Escape" }))],
		["skipped", "by switching transitions off", () => act(() => preferencesStore.setState({ transitions: false }))],
		["interrupted", "by a hidden page", () => hide(true)],
		["interrupted", "by another season", () => act(() => preferencesStore.setState({ season: "spring" }))],
	])("is recorded for developer tools as %s when it ends %s", async (how, _, end) => {
		const measure = vi.spyOn(performance, "measure");
		await showPage();
		await choose("winter");
		await end();
		expect(measure).toHaveBeenCalledExactlyOnceWith("season-transition", {
			start: expect.any(Number),
			detail: { fromSeason: "autumn", toSeason: "winter", how },
		});
	});
});

describe("no passage", () => {
	it.each([
		["transitions are off", () => preferencesStore.setState({ transitions: false })],
		["the visitor chose less motion", () => preferencesStore.setState({ motion: "reduced" })],
		["the system asks for less motion", () => askForLessMotion(true)],
		["the page is hidden", () => hide(true)],
	])("is shown if %s", async (_, arrange) => {
		arrange();
		await showPage();
		await choose("winter");
		expect(overlay()).toBeNull();
		expect(log).not.toHaveBeenCalled();
	});

	it.each([
		["transitions are switched off", { transitions: false }],
		["less motion is chosen", { motion: "reduced" }],
	] as const)("remains when %s meanwhile, and nothing is logged", async (_, choices) => {
		await showPage();
		await choose("winter");
		expect(overlay()).not.toBeNull();
		act(() => preferencesStore.setState(choices));
		expect(overlay()).toBeNull();
		expect(log).not.toHaveBeenCalled();
	});
});

describe("an interrupted passage", () => {
	const message = "Transition animation interrupted";

	it("gives way to the next change, which starts afresh from there", async () => {
		await showPage();
		await choose("winter");
		await pass(2000);
		await choose("spring");
		expect(log.mock.calls).toEqual([[message]]);
		expect(screen.queryByText("Transitioning to Winter")).toBeNull();
		expect(screen.getByText("Transitioning to Spring")).toBeTruthy();
		expect(overlay()?.dataset.phase).toBe("beginning");
		await pass(2900);
		expect(overlay()).not.toBeNull();
		await pass(200);
		expect(overlay()).toBeNull();
		expect(log).toHaveBeenCalledTimes(1);
	});

	it("is removed when the page is hidden, and does not come back when it is visible", async () => {
		await showPage();
		await choose("winter");
		await pass(500);
		hide(true);
		expect(overlay()).toBeNull();
		expect(log.mock.calls).toEqual([[message]]);
		hide(false);
		await pass(5000);
		expect(overlay()).toBeNull();
	});

	it("is removed by an exception in a frame, and the next one is shown again", async () => {
		await showPage();
		await choose("winter");
		Object.defineProperty(bar()?.firstElementChild, "style", {
			get() {
				throw new Error("unexpected");
			},
		});
		await pass(100);
		expect(overlay()).toBeNull();
		expect(log.mock.calls).toEqual([[message]]);
		await choose("summer");
		expect(screen.getByText("Transitioning to Summer")).toBeTruthy();
	});

	it("of three changes within a second only the last is shown, and it clears up", async () => {
		await showPage();
		for (const season of ["winter", "spring", "summer"] as const) {
			await choose(season);
			await pass(300);
		}
		expect(screen.getByText("Transitioning to Summer")).toBeTruthy();
		await pass(2500);
		expect(overlay()).toBeNull();
		expect(document.body.classList).toContain("season-summer");
	});
});

describe("Escape", () => {
	const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });

	it("skips a passage, which is not logged as an interruption", async () => {
		await showPage();
		await choose("winter");
		pressEscape();
		expect(overlay()).toBeNull();
		expect(log).not.toHaveBeenCalled();
	});

	it("closes a dialog first", async () => {
		await showPage();
		const dialog = document.body.appendChild(document.createElement("dialog"));
		dialog.setAttribute("data-shown", "");
		await choose("winter");
		pressEscape();
		expect(overlay()).not.toBeNull();
		dialog.remove();
		pressEscape();
		expect(overlay()).toBeNull();
	});

	it("does nothing if the event was already handled", async () => {
		await showPage();
		await choose("winter");
		const field = screen.getByRole("textbox");
		field.addEventListener("keydown", (event) => event.preventDefault());
		fireEvent.keyDown(field, { key: "Escape" });
		expect(overlay()).not.toBeNull();
	});
});

describe("focus", () => {
	const rectangle = (top: number, bottom: number) => new DOMRect(0, top, 100, bottom - top);

	/** The sill is still rising; it will rest on the lowest 300 of 900 px. */
	async function focusDuringPassage(top: number, bottom: number) {
		await showPage();
		vi.stubGlobal("innerHeight", 900);
		await choose("winter");
		const sill = overlay() as HTMLElement;
		vi.spyOn(sill, "offsetHeight", "get").mockReturnValue(300);
		vi.spyOn(sill, "getBoundingClientRect").mockReturnValue(rectangle(900, 1200));
		const field = screen.getByRole("textbox");
		vi.spyOn(field, "getBoundingClientRect").mockReturnValue(rectangle(top, bottom));
		return field;
	}

	it.each([
		["where the sill will be skips it", 650, 690, false],
		["half beneath the sill does not", 550, 650, true],
		["elsewhere does not", 100, 140, true],
	])("%s", async (_, top, bottom, stays) => {
		const field = await focusDuringPassage(top, bottom);
		act(() => field.focus());
		expect(overlay() !== null).toBe(stays);
	});

	it("in an open dialog, which is above the sill, does not skip it", async () => {
		await focusDuringPassage(650, 690);
		const dialog = document.createElement("dialog");
		const button = document.createElement("button");
		vi.spyOn(button, "getBoundingClientRect").mockReturnValue(rectangle(650, 690));
		dialog.setAttribute("data-shown", "");
		dialog.append(button);
		document.body.append(dialog);
		act(() => button.focus());
		expect(overlay()).not.toBeNull();
		dialog.remove();
	});

	it("stays where it is, and the sill has nothing focusable", async () => {
		await showPage();
		act(() => screen.getByRole("textbox").focus());
		await choose("winter");
		expect(document.activeElement).toBe(screen.getByRole("textbox"));
		expect(overlay()?.querySelector("a, button, input, select, textarea, [tabindex]")).toBeNull();
	});
});

describe("sound", () => {
	it("is not played by default", async () => {
		await showPage();
		await choose("winter");
		await pass(4100);
		expect(sound.play).not.toHaveBeenCalled();
	});

	it("lasts as long as the passage", async () => {
		preferencesStore.setState({ sound: true, intensity: "vibrant" });
		await showPage();
		await choose("winter");
		await act(() => vi.dynamicImportSettled());
		expect(sound.play).toHaveBeenLastCalledWith(seasons.winter.transition.soundscape, { durationMs: 6000 });
	});

	it.each([
		["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
		["a hidden page", () => hide(true)],
		["switching it off", () => act(() => preferencesStore.setState({ sound: false }))],
	])("is stopped by %s", async (_, cause) => {
		preferencesStore.setState({ sound: true });
		await showPage();
		await choose("winter");
		await act(() => vi.dynamicImportSettled());
		sound.stop.mockClear();
		cause();
		expect(sound.stop).toHaveBeenCalledTimes(1);
	});
});
