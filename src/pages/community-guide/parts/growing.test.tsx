import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { Growing } from "./growing.tsx";

it("has the kanji of a level read by its reading and meaning, which nothing else says", () => {
	render(
		<PagesContext value={{} as Pages}>
			<Growing />
		</PagesContext>,
	);
	expect(screen.getByRole("img", { name: "me, sprout" })).toBeDefined();
});
