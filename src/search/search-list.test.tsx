import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { SearchItem } from "./search-items.ts";
import { SearchList } from "./search-list.tsx";

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
