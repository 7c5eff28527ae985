import { readFileSync } from "node:fs";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { AlwaysWinter } from "./always-winter.tsx";
import { DaysLeft } from "./days-left.tsx";
import { Frame } from "./frame.tsx";
import { Lantern } from "./lantern.tsx";
import { LookAhead } from "./look-ahead.tsx";
import { Moon } from "./moon.tsx";
import { SeasonGreeting } from "./season-greeting.tsx";
import { SeasonLine } from "./season-line.tsx";
import { readings } from "./two-readings.ts";
import { shown } from "./which-season.ts";

/* What the guide says of each sample, said again by running it. */

beforeEach(() => {
	localStorage.clear();
	preferencesStore.setState(preferencesStore.getInitialState(), true);
	vi.useFakeTimers({ now: new Date(2026, 10, 22, 12) });
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const nextFrame = () => act(() => void vi.advanceTimersToNextFrame().advanceTimersByTime(1));
const season = () => document.documentElement.dataset.season;

it("finds the seasons that its comments name", () => {
	expect(shown).toEqual(["autumn", "winter", "spring", "autumn"]);
	expect(readings).toEqual({ eve: ["winter", "spring"], first: ["spring", "spring"] });
});

it("throws without the frame, and reads the season inside it", () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	expect(() => render(<SeasonLine />)).toThrow("useSeason must be used within a SeasonProvider");
	render(<SeasonLine />, { wrapper: Frame });
	expect(screen.getByText("It is autumn.")).toBeDefined();
});

it.each([
	[new Date(2026, 10, 22), "28 days left of autumn."],
	[new Date(2026, 11, 19), "1 day left of autumn."],
	[new Date(2026, 11, 20), "0 days left of autumn."],
])("counts the days on %s", (today, text) => {
	vi.setSystemTime(today);
	render(<DaysLeft />, { wrapper: Frame });
	expect(screen.getByRole("paragraph").textContent).toBe(text);
});

it("writes all four greetings, each marked", () => {
	const { container } = render(<SeasonGreeting />);
	const marks = [...container.querySelectorAll<HTMLElement>("[data-season-word]")].map(({ dataset }) => dataset);
	expect(marks.map(({ seasonWord }) => seasonWord)).toEqual(["spring", "summer", "autumn", "winter"]);
});

it("keeps winter, and goes back to the date", () => {
	render(<AlwaysWinter />, { wrapper: Frame });
	press("Always winter");
	nextFrame();
	expect([season(), preferencesStore.getState().season]).toEqual(["winter", "winter"]);
	press("Always winter");
	nextFrame();
	expect([season(), preferencesStore.getState().season]).toEqual(["autumn", "automatic"]);
});

it("previews the next season and keeps nothing", () => {
	render(<LookAhead />, { wrapper: Frame });
	press("Look ahead");
	expect([season(), preferencesStore.getState().season]).toEqual(["winter", "automatic"]);
	press("Back to now");
	expect(season()).toBe("autumn");
});

it("paints the motif of the season, by day and by night", () => {
	const picture = { clearRect: vi.fn(), arc: vi.fn(), fill: vi.fn(), beginPath: vi.fn(), fillStyle: "" };
	vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(picture as never);
	vi.setSystemTime(new Date(2026, 3, 1));
	render(<Moon />, { wrapper: Frame });
	expect(picture.fillStyle).toBe("#ffb7c5");
	expect(picture.fill).toHaveBeenCalled();
});

it("swings only where movement is wanted", () => {
	const swings = () => document.querySelector("svg")?.dataset.swings;
	render(<Lantern />, { wrapper: Frame });
	expect(swings()).toBe("true");
	act(() => preferencesStore.setState({ motion: "reduced" }));
	expect(swings()).toBe("false");
});

it("uses no custom property that the themes lack", () => {
	const used = readFileSync("src/pages/seasonal-state/samples/notice.module.css", "utf8").matchAll(
		/var\((--[\w-]+)\)/g,
	);
	const themes = readFileSync("src/styles/themes.css", "utf8");
	const names = [...used].map(([, name]) => name);
	expect(names.length).toBeGreaterThan(4);
	for (const name of names) expect(themes).toContain(`${name}: `);
});
