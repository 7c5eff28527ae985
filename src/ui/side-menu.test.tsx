import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { SideMenu, type SideMenuItem } from "./side-menu.tsx";

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

test("a column scrolls to what is selected from elsewhere, by as little as it takes, and not to what is in sight", () => {
	const many = Array.from({ length: 6 }, (_, index) => ({ ...(ITEMS[0] as SideMenuItem), id: `part-${index}` }));
	const menu = (selected: string) => (
		<SideMenu label="Token hub" items={many} selected={selected} onSelect={() => {}} />
	);
	// Below 30 px of something else, 40 px for each item; 150 px are in sight.
	vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
		return this.role === "group" ? 30 : [...(this.parentElement?.children ?? [])].indexOf(this) * 40;
	});
	vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(40);
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(150);
	const { rerender } = render(menu("part-1"));
	const column = screen.getByRole("group").parentElement as HTMLElement;
	expect(column.scrollTop).toBe(0);
	const tops = ["part-5", "part-3", "part-0"].map((selected) => {
		rerender(menu(selected));
		return column.scrollTop;
	});
	expect(tops).toEqual([30 + 6 * 40 - 150, 30 + 6 * 40 - 150, 30]);
});

test("contains every section and no inline style in the prerendered page", () => {
	const html = renderToString(<SideMenu label="Token hub" items={ITEMS} selected="overview" onSelect={() => {}} />);
	expect(html).toContain("All of it");
	expect(html).toContain("Three tiers");
	expect(html).not.toContain("style=");
});
