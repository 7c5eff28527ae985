import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { SearchItem } from "./search-items.ts";
import { SearchList } from "./search-list.tsx";

afterEach(cleanup);

const word = (kanji: string): SearchItem => ({
	icon: "compass",
	kanji,
	title: [["Word", false]],
	crumbs: [],
	excerpt: [],
	choice: { open: `/${kanji}` },
});

it("shows a single kanji in place of the icon, and the page's icon otherwise", () => {
	render(
		<SearchList
			id="list"
			groups={[{ title: "Glossary", items: [word("結"), word("おもてなし")] }]}
			active={0}
			isStale={false}
			onPrefer={vi.fn()}
			onChoose={vi.fn()}
		/>,
	);
	const [short, long] = screen.getAllByRole("option");
	expect(short?.textContent).toBe("結Word結");
	expect(long?.textContent).toBe("Wordおもてなし");
	expect(long?.querySelector("svg")).toBeTruthy();
});

it("shows what is listed and nothing else, also if two results lead to the same place", () => {
	const named = (title: string): SearchItem => ({ ...word("候"), title: [[title, false]] });
	const list = (...titles: string[]) => (
		<SearchList
			id="list"
			groups={[{ title: "Glossary", items: titles.map(named) }]}
			active={0}
			isStale={false}
			onPrefer={vi.fn()}
			onChoose={vi.fn()}
		/>
	);
	const { rerender } = render(list("Frost falls", "First frost"));
	rerender(list("Frogs start singing"));
	expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["候Frogs start singing候"]);
});
