import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { SideMenu } from "./side-menu.tsx";

afterEach(cleanup);

const ITEMS = [
	{ id: "overview", label: "Overview", kanji: { kanji: "覧", reading: "ran", meaning: "view" }, content: "All of it" },
	{ id: "staking", label: "Staking", kanji: { kanji: "根", reading: "ne", meaning: "root" }, content: "Three tiers" },
];

test("buttons are named by their label alone; the kanji is their description", () => {
	render(<SideMenu label="Token hub" items={ITEMS} selected="overview" onSelect={() => {}} />);
	expect(screen.getByRole("group", { name: "Token hub" })).toBeTruthy();
	const staking = screen.getByRole("button", { name: "Staking" });
	expect(staking.title).toBe("ne, root");
	expect(staking.querySelector("[lang=ja]")?.textContent).toBe("根");
});

test("exactly the chosen one is current, and every one is a Tab stop", () => {
	render(<SideMenu label="Token hub" items={ITEMS} selected="staking" onSelect={() => {}} />);
	expect(screen.getAllByRole("button", { current: true }).map((button) => button.textContent)).toEqual(["根Staking"]);
	expect(screen.getAllByRole("button").every((button) => button.tabIndex === 0)).toBe(true);
});

test("a press and a find both select, and only a press is told", () => {
	const onSelect = vi.fn();
	const onPressed = vi.fn();
	render(<SideMenu label="Token hub" items={ITEMS} selected="overview" onSelect={onSelect} onPressed={onPressed} />);
	fireEvent.click(screen.getByRole("button", { name: "Staking" }));
	fireEvent(document.getElementById("staking") as HTMLElement, new Event("beforematch"));
	expect(onSelect.mock.calls).toEqual([["staking"], ["staking"]]);
	expect(onPressed.mock.calls).toEqual([["Staking"]]);
});

test("the prerendered page holds every section and no inline style", () => {
	const html = renderToString(<SideMenu label="Token hub" items={ITEMS} selected="overview" onSelect={() => {}} />);
	expect(html).toContain("All of it");
	expect(html).toContain("Three tiers");
	expect(html).not.toContain("style=");
});
