import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { goTo } from "#src/navigation/navigate.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { SeasonProvider, useSeason } from "./season-provider.tsx";

function Reader() {
	const { season, today, choice, choose, preview } = useSeason();
	return (
		<>
			<p>{`${season ?? "not known yet"}, ${choice}, ${today?.toDateString()}`}</p>
			<button type="button" onClick={() => choose("winter")}>
				Winter
			</button>
			<button type="button" onClick={() => choose("automatic")}>
				Automatic
			</button>
			<button type="button" onClick={() => preview("autumn")}>
				Preview autumn
			</button>
			<button type="button" onClick={() => preview(null)}>
				End the preview
			</button>
		</>
	);
}

const show = () =>
	render(
		<SeasonProvider>
			<Reader />
		</SeasonProvider>,
	);
const text = () => screen.getByRole("paragraph").textContent;
const hide = (hidden: boolean) => {
	vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
	act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

beforeEach(() => {
	vi.useFakeTimers({ now: new Date(2026, 5, 20, 23, 59) });
	history.replaceState(null, "", "/");
	preferencesStore.setState(preferencesStore.getInitialState(), true);
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

it("throws outside its provider, in the words of the error catalogue", () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	expect(() => render(<Reader />)).toThrow("useSeason must be used within a SeasonProvider");
});

it("tells the season of today and marks the page with it alone", () => {
	document.body.className = "season-winter other";
	show();
	expect(text()).toBe("spring, automatic, Sat Jun 20 2026");
	expect(document.body.className.split(" ").sort()).toEqual(["other", "season-spring"]);
});

it("follows the date over a boundary within a minute", () => {
	show();
	act(() => void vi.advanceTimersByTime(60_000));
	expect(text()).toBe("summer, automatic, Sun Jun 21 2026");
	expect(document.body.classList).toContain("season-summer");
});

it("marks the page with the date's season besides, whichever is shown", () => {
	preferencesStore.setState({ season: "winter" });
	show();
	const seasons = () => [document.documentElement.dataset.season, document.documentElement.dataset.seasonNow];
	expect(seasons()).toEqual(["winter", "spring"]);
	act(() => void vi.advanceTimersByTime(60_000));
	expect(seasons()).toEqual(["winter", "summer"]);
});

it("rests while the page is hidden, and looks at once when it is seen again", () => {
	show();
	hide(true);
	act(() => void vi.advanceTimersByTime(3_600_000));
	expect(text()).toContain("spring");
	hide(false);
	expect(text()).toContain("summer");
});

it("keeps the same day's date, so that nothing that reads it is drawn anew every minute", () => {
	const dates = new Set<Date | null>();
	const Dates = () => {
		dates.add(useSeason().today);
		return null;
	};
	vi.setSystemTime(new Date(2026, 5, 20, 12));
	render(
		<SeasonProvider>
			<Dates />
		</SeasonProvider>,
	);
	act(() => void vi.advanceTimersByTime(600_000));
	expect([...dates].map(String)).toEqual(["null", String(new Date(2026, 5, 20, 12))]);
});

const choose = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const nextFrame = () => act(() => void vi.advanceTimersToNextFrame().advanceTimersByTime(1));

it("keeps a choice whatever the date says, and goes back to the date", () => {
	show();
	choose("Winter");
	nextFrame();
	expect(text()).toContain("winter, winter");
	expect(document.body.classList).toContain("season-winter");
	act(() => void vi.advanceTimersByTime(60_000));
	expect(text()).toContain("winter, winter, Sun Jun 21 2026");
	choose("Automatic");
	nextFrame();
	expect(text()).toContain("summer, automatic");
});

it("shows the choice at once and recolours the page after that has been painted", () => {
	show();
	choose("Winter");
	expect(text()).toContain("spring, winter");
	expect(document.body.classList).toContain("season-spring");
	choose("Automatic");
	nextFrame();
	expect(text()).toContain("spring, automatic");
	expect(preferencesStore.getState().season).toBe("automatic");
});

it("previews a season without keeping it, until the preview ends or a season is chosen", () => {
	show();
	const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
	press("Preview autumn");
	expect(text()).toContain("autumn, automatic");
	expect(document.body.classList).toContain("season-autumn");
	expect(preferencesStore.getState().season).toBe("automatic");
	press("End the preview");
	expect(text()).toContain("spring, automatic");
	press("Preview autumn");
	press("Winter");
	act(() => void vi.advanceTimersByTime(100));
	expect(text()).toContain("winter, winter");
});

it("previews what the address names, when it is opened and when a link leads there, until a season is chosen", () => {
	const go = (address: string) => act(() => goTo(address));
	history.replaceState(null, "", "/?season=autumn");
	show();
	expect(text()).toContain("autumn, automatic");
	go("/tokens");
	expect(text()).toContain("autumn, automatic");
	go("/tokens?season=summer");
	expect(text()).toContain("summer, automatic");
	choose("Winter");
	nextFrame();
	go("/tokens?season=summer&days=30");
	expect(text()).toContain("winter, winter");
	go("/tokens?season=monsoon");
	expect(text()).toContain("winter, winter");
	go("/tokens?season=spring");
	expect(text()).toContain("spring, winter");
});
