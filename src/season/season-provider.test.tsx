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

it("throws outside its provider, with the message of the error catalogue", () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	expect(() => render(<Reader />)).toThrow("useSeason must be used within a SeasonProvider");
});

it("provides today's season and marks the page with it alone", () => {
	document.body.className = "season-winter other";
	show();
	expect(text()).toBe("spring, automatic, Sat Jun 20 2026");
	expect(document.body.className.split(" ").sort()).toEqual(["other", "season-spring"]);
});

it("follows the date across a season boundary within a minute", () => {
	show();
	act(() => void vi.advanceTimersByTime(60_000));
	expect(text()).toBe("summer, automatic, Sun Jun 21 2026");
	expect(document.body.classList).toContain("season-summer");
});

it("also marks the page with the date's season, whichever season is shown", () => {
	preferencesStore.setState({ season: "winter" });
	show();
	const seasons = () => [document.documentElement.dataset.season, document.documentElement.dataset.seasonNow];
	expect(seasons()).toEqual(["winter", "spring"]);
	act(() => void vi.advanceTimersByTime(60_000));
	expect(seasons()).toEqual(["winter", "summer"]);
});

it("pauses while the page is hidden, and checks the date as soon as it is visible", () => {
	show();
	hide(true);
	act(() => void vi.advanceTimersByTime(3_600_000));
	expect(text()).toContain("spring");
	hide(false);
	expect(text()).toContain("summer");
});

it("keeps the same Date object all day, so that its readers do not re-render every minute", () => {
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

it("keeps a choice whatever the date is, and can return to the date", () => {
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

it("shows the choice at once and recolours the page after the next paint", () => {
	show();
	choose("Winter");
	expect(text()).toContain("spring, winter");
	expect(document.body.classList).toContain("season-spring");
	choose("Automatic");
	nextFrame();
	expect(text()).toContain("spring, automatic");
	expect(preferencesStore.getState().season).toBe("automatic");
});

it("previews a season without storing it, until the preview ends or a season is chosen", () => {
	history.replaceState(null, "", "/tokens?season=summer");
	show();
	const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
	press("Preview autumn");
	expect(text()).toContain("autumn, automatic");
	expect(location.search).toBe("?season=summer");
	expect(document.body.classList).toContain("season-autumn");
	expect(preferencesStore.getState().season).toBe("automatic");
	press("End the preview");
	expect(text()).toContain("spring, automatic");
	expect(location.search).toBe("");
	press("Preview autumn");
	press("Winter");
	act(() => void vi.advanceTimersByTime(100));
	expect(text()).toContain("winter, winter");
});

it("previews the season in the address, on load and when a link leads there, until a season is chosen", () => {
	const go = (address: string) => act(() => goTo(address));
	history.replaceState(null, "", "/?season=autumn");
	show();
	expect(text()).toContain("autumn, automatic");
	go("/tokens");
	expect(text()).toContain("autumn, automatic");
	go("/tokens?season=summer");
	expect(text()).toContain("summer, automatic");
	go("/tokens?season=summer&days=30#staking");
	choose("Winter");
	nextFrame();
	expect(text()).toContain("winter, winter");
	expect(location.href, "loading it again shows the choice").toMatch(/\/tokens\?days=30#staking$/);
	go("/tokens?season=monsoon");
	expect(text()).toContain("winter, winter");
	go("/tokens?season=spring");
	expect(text()).toContain("spring, winter");
});

it("does not begin an ended preview again on Back, until a link asks for one", () => {
	const go = (address: string) => act(() => goTo(address));
	/** As a traversal does: the address changes first, and nobody is told but by the event. */
	const goBackTo = (address: string) =>
		act(() => {
			History.prototype.replaceState.call(history, null, "", address);
			window.dispatchEvent(new PopStateEvent("popstate"));
		});
	history.replaceState(null, "", "/?season=autumn");
	show();
	go("/tokens");
	goBackTo("/?season=autumn");
	expect(location.search, "it has not ended").toBe("?season=autumn");
	go("/tokens");
	choose("Winter");
	nextFrame();
	goBackTo("/?season=autumn&days=30");
	expect(text()).toContain("winter, winter");
	expect(location.search).toBe("?days=30");
	go("/tokens?season=summer");
	expect(text()).toContain("summer, winter");
	goBackTo("/?season=autumn");
	expect(text()).toContain("autumn, winter");
});
