import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { SideMenu } from "./side-menu.tsx";

afterEach(cleanup);

const ITEMS = [
	{ id: "overview", label: "Overview", kanji: { kanji: "覧", reading: "ran", meaning: "view" }, content: "All of it" },
	{ id: "staking", label: "Staking", kanji: { kanji: "根", reading: "ne", meaning: "root" }, content: "Three tiers" },
];

test("names buttons by their label alone, with the kanji as their description", () => {
	render(<SideMenu label="Token hub" items={ITEMS} selected="overview" onSelect={() => {}} />);
	expect(screen.getByRole("group", { name: "Token hub" })).toBeTruthy();
	const staking = screen.getByRole("button", { name: "Staking" });
	expect(staking.title).toBe("ne, root");
	expect(staking.querySelector("[lang=ja]")?.textContent).toBe("根");
});

test("marks exactly the selected one as current, and makes every one a tab stop", () => {
	render(<SideMenu label="Token hub" items={ITEMS} selected="staking" onSelect={() => {}} />);
	expect(screen.getAllByRole("button", { current: true }).map((button) => button.textContent)).toEqual(["根Staking"]);
	expect(screen.getAllByRole("button").every((button) => button.tabIndex === 0)).toBe(true);
});

test("selects on a press and on a find, and reports only the press", () => {
	const onSelect = vi.fn();
	const onPressed = vi.fn();
	render(<SideMenu label="Token hub" items={ITEMS} selected="overview" onSelect={onSelect} onPressed={onPressed} />);
	fireEvent.click(screen.getByRole("button", { name: "Staking" }));
	fireEvent(document.getElementById("staking") as HTMLElement, new Event("beforematch"));
	expect(onSelect.mock.calls).toEqual([["staking"], ["staking"]]);
	expect(onPressed.mock.calls).toEqual([["Staking"]]);
});

test("contains every section and no inline style in the prerendered page", () => {
	const html = renderToString(<SideMenu label="Token hub" items={ITEMS} selected="overview" onSelect={() => {}} />);
	expect(html).toContain("All of it");
	expect(html).toContain("Three tiers");
	expect(html).not.toContain("style=");
});
