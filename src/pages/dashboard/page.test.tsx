import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { SEASONS, type Season } from "#src/season/season.ts";
import type { DashboardPlan } from "./dashboard-plan.ts";
import { dashboards } from "./dashboards.ts";
import DashboardPage, { preload } from "./page.tsx";
import { plan } from "./winter-dashboard.ts";

const shown = vi.hoisted(() => ({ season: null as Season | null, today: null as Date | null }));
vi.mock("#src/season/season-provider.tsx", () => ({ useSeason: () => shown }));

const today = new Date(2026, 10, 4);
/** A link that gets the focus fetches its page. */
const pages = new Proxy({} as Pages, { get: () => lazyModule(() => new Promise(() => {})) });
const page = () => (
	<PagesContext value={pages}>
		<DashboardPage />
	</PagesContext>
);
const dashboard = (season: Season) => document.querySelector(`[data-dashboard="${season}"]`);

/** Shows a season and waits for its dashboard. */
async function show(season: Season, view: ReturnType<typeof render>, on = today) {
	Object.assign(shown, { season, today: on });
	await act(() => dashboards[season].load());
	act(() => view.rerender(page()));
	expect(dashboard(season)).not.toBeNull();
	return dashboard(season);
}

beforeEach(() => {
	Object.assign(shown, { season: null, today: null });
});
afterEach(() => {
	document.body.replaceChildren();
});

it("shows what is true in every season before the date is known", () => {
	render(page());
	expect(document.querySelector("[data-dashboard]")).toBeNull();
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Seasonal Dashboard");
	expect(screen.getByText("2,847", { selector: "p" })).toBeDefined();
	expect(screen.getByText(/^2,189 Seeds since 21 December 2025 = /)).toBeDefined();
	expect(screen.queryByText(/days left/)).toBeNull();
	expect(screen.queryByRole("status")).toBeNull();
});

it("slides in from the season's side, except for the first dashboard", async () => {
	const view = render(page());
	expect((await show("autumn", view))?.getAttribute("data-slide")).toBeNull();
	expect((await show("winter", view))?.getAttribute("data-slide")).toBe("next");
	expect((await show("spring", view))?.getAttribute("data-slide")).toBe("next");
	expect((await show("winter", view))?.getAttribute("data-slide")).toBe("previous");
	expect((await show("summer", view))?.getAttribute("data-slide")).toBe("previous");
	expect(document.querySelectorAll("[data-dashboard]")).toHaveLength(1);
});

it("keeps the focus and what was opened when another season's content takes the place", async () => {
	const view = render(page());
	screen.getByRole("link", { name: "Every transaction, in the garden" }).focus();
	screen.getByText("Show the figures as a table").parentElement?.setAttribute("open", "");
	for (const season of ["autumn", "winter"] as const) {
		await show(season, view);
		expect(document.activeElement?.textContent).toBe("Every transaction, in the garden");
		expect(document.activeElement?.isConnected).toBe(true);
		expect(screen.getByText("Show the figures as a table").parentElement?.hasAttribute("open")).toBe(true);
	}
});

it("gives the focus to the title if the new content lacks what had it, and takes none otherwise", async () => {
	const view = render(page());
	await show("autumn", view);
	expect(document.activeElement).toBe(document.body);
	const own = document.createElement("button");
	dashboard("autumn")?.append(own);
	own.focus();
	await show("winter", view);
	expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

it("is fetched with the page when a visitor is likely to follow a link here: the shown season's alone", async () => {
	const fetched: Season[] = [];
	for (const season of SEASONS)
		vi.spyOn(dashboards[season], "prefetch").mockImplementation(async () => void fetched.push(season));
	document.documentElement.dataset.season = "winter";
	await preload();
	expect(fetched).toEqual(["winter"]);
});

describe("while the next season's dashboard is under way", () => {
	const { winter } = dashboards;
	afterEach(() => {
		vi.useRealTimers();
		dashboards.winter = winter;
	});

	/** Shows autumn, then asks for winter. @returns winter's arrival */
	async function askForWinter() {
		const view = render(page());
		await show("autumn", view);
		vi.useFakeTimers();
		const arrival = Promise.withResolvers<{ plan: DashboardPlan }>();
		dashboards.winter = lazyModule(() => arrival.promise);
		shown.season = "winter";
		act(() => view.rerender(page()));
		return arrival;
	}
	const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

	it("the last one stays where it is, and gives way to it", async () => {
		const arrival = await askForWinter();
		await pass(199);
		expect(dashboard("autumn")?.getAttribute("data-slide")).toBeNull();
		expect(screen.queryByRole("status")).toBeNull();
		arrival.resolve({ plan });
		await pass(0);
		expect(dashboard("autumn")).toBeNull();
		expect(dashboard("winter")?.getAttribute("data-slide")).toBe("next");
	});

	it("the loading view replaces the last one after 200 ms", async () => {
		const arrival = await askForWinter();
		await pass(200);
		expect(document.querySelector("[data-dashboard]")).toBeNull();
		expect(screen.getByRole("status").textContent).toContain("Loading Winter Dashboard");
		arrival.resolve({ plan });
		await pass(0);
		expect(dashboard("winter")?.getAttribute("data-slide")).toBe("next");
	});
});

it("puts a different section first in each season", async () => {
	const view = render(page());
	const first: Record<Season, string> = {
		spring: "Who has just come up",
		summer: "Keep the machines cool",
		autumn: "What the year has grown",
		winter: "What holds through the cold",
	};
	for (const season of ["spring", "summer", "autumn", "winter"] as const) {
		const section = (await show(season, view))?.querySelector("section");
		expect(section?.querySelector("h2")?.textContent).toBe(first[season]);
	}
});

it("tells screen readers how far a season is, once", async () => {
	const view = render(page());
	for (const [season, ends, days] of [
		["autumn", "Autumn, 23 Sep to 20 Dec: ", "4 Nov, day 43 of 89"],
		["spring", "Spring, 20 Mar to 20 Jun: ", "93 days, not begun"],
	] as const) {
		const heard = (await show(season, view))?.cloneNode(true) as HTMLElement;
		for (const hidden of heard.querySelectorAll("[aria-hidden=true]")) hidden.remove();
		expect(heard.textContent).toContain(ends + days);
		expect(heard.textContent.split(days)).toHaveLength(2);
		expect(heard.querySelector("meter")).toBeNull();
	}
});

it("names the autumn whose Seeds it counts, in preview and on the first day of the next one too", async () => {
	const view = render(page());
	for (const on of [today, new Date(2027, 0, 5), new Date(2027, 8, 23)])
		expect((await show("autumn", view, on))?.textContent).toContain("762 Seeds, earned in autumn 2026");
});

it("tells what the servers earned in the season, and what that is for one of them", async () => {
	const view = render(page());
	const earned: Record<Season, string> = {
		spring: "525 Seeds in spring = 320 + 205 + 0 + 0; an average of 262.5 over the 2 that earned.",
		summer: "677 Seeds in summer = 367 + 280 + 30 + 0; an average of 225.67 over the 3 that earned.",
		autumn: "656 Seeds in autumn = 312 + 248 + 96 + 0; an average of 218.67 over the 3 that earned.",
		winter: "331 Seeds in winter = 331 + 0 + 0 + 0, all of it from kura-01.",
	};
	for (const season of ["spring", "summer", "autumn", "winter"] as const)
		expect((await show(season, view))?.textContent).toContain(
			`${earned[season]} Across the mesh a node earns 184 a season.`,
		);
});
