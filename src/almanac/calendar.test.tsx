import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Calendar from "./calendar.tsx";
import { almanacSpan } from "./span.ts";
import { UsualTerms } from "./usual-terms.tsx";

afterEach(cleanup);
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 22, 12) });
	return () => vi.useRealTimers();
});

const { from: firstYear, to: lastYear } = almanacSpan;
const grid = () => screen.getByRole("grid");
const chosen = () => within(grid()).getByRole("gridcell", { selected: true });

it("starts on today, and marks and describes it", () => {
	render(<Calendar />);
	expect(grid().getAttribute("aria-label")).toBe("November 2026");
	const button = within(chosen()).getByRole("button", {
		name: "Sunday 22 November 2026 Solar term: 小雪 Lesser snow Micro-season: 虹蔵不見 Rainbows hide",
	});
	expect(button.getAttribute("aria-current")).toBe("date");
	expect(screen.getByText(/Day 1 of 5 of micro-season 58/)).toBeTruthy();
});

it("shows no step that the Sun has yet to reach", () => {
	vi.setSystemTime(new Date("2026-09-23T00:04Z"));
	render(<Calendar />);
	fireEvent.click(screen.getByRole("button", { name: "Why today?" }));
	expect(screen.getByText(/^The Sun stands at 179\.99° now, between 175° and 180°/)).toBeTruthy();
});

it("is one Tab stop; keys choose days across months and move the focus", () => {
	render(<Calendar />);
	expect([...grid().querySelectorAll("button")].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
	fireEvent.keyDown(within(chosen()).getByRole("button"), { key: "ArrowRight" });
	expect(document.activeElement?.getAttribute("data-day")).toBe("2026-11-23");
	expect(screen.getByText("National holiday.")).toBeTruthy();
	fireEvent.keyDown(document.activeElement as Element, { key: "PageDown" });
	expect(grid().getAttribute("aria-label")).toBe("December 2026");
	expect(document.activeElement?.getAttribute("data-day")).toBe("2026-12-23");
});

it.each([-1, 9999, 12_026])("leaves out today's micro-season in the year %d, and is usable otherwise", (year) => {
	vi.setSystemTime(new Date(year, 5, 15));
	render(<Calendar />);
	expect(screen.queryByText("Why today?")).toBeNull();
	expect(screen.getByText(new RegExp(`^The almanac covers ${firstYear} to ${lastYear}`))).toBeTruthy();
	expect(within(chosen()).getByRole("button")).toBeTruthy();
});

it("stops at the ends of the almanac", () => {
	vi.setSystemTime(new Date(lastYear, 11, 15));
	render(<Calendar />);
	const next = screen.getByRole("button", { name: "Next month" });
	expect(next.getAttribute("aria-disabled")).toBe("true");
	fireEvent.click(next);
	expect(grid().getAttribute("aria-label")).toBe(`December ${lastYear}`);
	fireEvent.click(screen.getByRole("button", { name: "Previous year" }));
	expect(grid().getAttribute("aria-label")).toBe(`December ${lastYear - 1}`);
});

it("days beyond its end are shown but cannot be chosen", () => {
	vi.setSystemTime(new Date(lastYear, 11, 15));
	render(<Calendar />);
	const beyond = within(grid()).getByRole("button", { name: new RegExp(`day 1 January ${lastYear + 1}$`) });
	expect(beyond.getAttribute("aria-disabled")).toBe("true");
	fireEvent.click(beyond);
	within(chosen()).getByRole("button", { name: new RegExp(`day 15 December ${lastYear}`) });
	expect(
		within(grid())
			.getByRole("button", { name: new RegExp(`day 31 December ${lastYear}`) })
			.hasAttribute("aria-disabled"),
	).toBe(false);
});

it("in its last days it says that no more events follow", () => {
	vi.setSystemTime(new Date(lastYear, 11, 28));
	render(<Calendar />);
	expect(screen.getByText(`The almanac covers ${firstYear} to ${lastYear}; no more events follow.`)).toBeTruthy();
});

it("on its last day a key does nothing, and does not steal the focus later", () => {
	vi.setSystemTime(new Date(lastYear, 11, 31));
	render(<Calendar />);
	fireEvent.keyDown(within(chosen()).getByRole("button"), { key: "ArrowRight" });
	expect(document.activeElement?.getAttribute("data-day")).toBe(`${lastYear}-12-31`);
	const previous = screen.getByRole("button", { name: "Previous month" });
	previous.focus();
	fireEvent.click(previous);
	expect(grid().getAttribute("aria-label")).toBe(`November ${lastYear}`);
	expect(document.activeElement).toBe(previous);
});

it.each([
	[true, "2026-11-30", "2026-12-01"],
	[false, "2026-12-01", "2026-12-02"],
])("a page left open over midnight follows the date, unless the day has the focus: %s", (hasFocus, day, next) => {
	vi.setSystemTime(new Date(2026, 10, 30, 23, 59));
	render(<Calendar />);
	const button = () => within(chosen()).getByRole("button");
	if (hasFocus) button().focus();
	fireEvent.click(button());
	vi.setSystemTime(new Date(2026, 11, 1, 0, 0));
	fireEvent(document, new Event("visibilitychange"));
	expect(grid().querySelector("[aria-current]")?.getAttribute("data-day")).toBe("2026-12-01");
	expect(button().getAttribute("data-day")).toBe(day);
	expect(document.activeElement).toBe(hasFocus ? button() : document.body);
	fireEvent.keyDown(button(), { key: "ArrowRight" });
	expect(document.activeElement?.getAttribute("data-day")).toBe(next);
	fireEvent.click(screen.getByRole("button", { name: "Today" }));
	expect(button().getAttribute("data-day")).toBe("2026-12-01");
});

it("an upcoming event leads to its day", () => {
	render(<Calendar />);
	fireEvent.click(screen.getByRole("button", { name: /Labour Thanksgiving Day tomorrow/ }));
	expect(document.activeElement?.getAttribute("data-day")).toBe("2026-11-23");
});

it.each([
	["2026-12-26T00:30:00Z", "26 Dec", "Pruning ceremony your time: Sat 26 Dec 01:00, now"],
	["2026-12-26T02:00:00Z", "26 Dec", "Pruning ceremony your time: Sat 26 Dec 13:00, today"],
	["2026-12-26T13:00:00Z", "10 Apr", "Planting ceremony your time: Sat 10 Apr 02:00, in 105 days"],
])("at %s the next ceremony is the one with a sitting to come, on its day in Japan", (at, day, text) => {
	vi.setSystemTime(new Date(at));
	render(<Calendar />);
	const comingUp = within(screen.getByRole("region", { name: "Coming up" }));
	const ceremony = comingUp.getByRole("button", { name: /Ceremony:/ });
	expect(ceremony.textContent).toMatch(new RegExp(`^${day}`));
	expect(comingUp.getByRole("button", { name: new RegExp(`${text}$`) })).toBe(ceremony);
});

it("outside its years it shows the nearest month and no upcoming events", () => {
	vi.setSystemTime(new Date(1999, 0, 1));
	render(<Calendar />);
	expect(grid().getAttribute("aria-label")).toBe("January 2024");
	expect(screen.getByText(/your date is outside that range/)).toBeTruthy();
});

it("shows the chosen kinds by month and by year, and opens a day of the year in the month view", () => {
	render(<Calendar />);
	fireEvent.click(screen.getByRole("checkbox", { name: "Micro-seasons" }));
	within(chosen()).getByRole("button", { name: "Sunday 22 November 2026 Solar term: 小雪 Lesser snow" });
	fireEvent.click(screen.getByRole("radio", { name: "By year" }));
	const november = screen.getByRole("region", { name: "November 2026" });
	expect(within(november).getAllByRole("button")).toHaveLength(4);
	fireEvent.click(within(november).getByRole("button", { name: /Culture Day/ }));
	expect(document.activeElement).toBe(within(chosen()).getByRole("button", { name: /^Tuesday 3 November 2026/ }));
});

it("shows where the site and the Sun differ this year", () => {
	render(<Calendar />);
	const row = screen.getByRole("row", { name: /^Winter/ });
	expect(row.textContent).toContain("21 Dec");
	expect(row.textContent).toContain("22 Dec, a day later (冬至 Tōji)");
});

it("outside the grid, where their reading stands beside them, characters are not read out", () => {
	const characters = () => [...document.querySelectorAll("[lang=ja]")].filter((run) => !run.closest("[role=grid]"));
	const readOut = () => characters().filter((run) => run.getAttribute("aria-hidden") !== "true");
	render(<Calendar />);
	const byMonth = characters().length;
	expect(readOut()).toEqual([]);
	fireEvent.click(screen.getByRole("radio", { name: "By year" }));
	expect(characters().length).toBeGreaterThan(byMonth);
	expect(readOut()).toEqual([]);
	const { container } = render(<UsualTerms />);
	expect(within(container).getByRole("rowheader", { name: "Risshun" }).textContent).toBe("立春 Risshun");
});
