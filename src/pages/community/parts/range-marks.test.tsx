import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { Contributions } from "./contributions.tsx";
import { Mentorship } from "./mentorship.tsx";

it.each([
	["path", Mentorship, "waza, skill"],
	["kind of work", Contributions, "ori, weaving"],
])("has the kanji of a %s read by its reading and meaning, which nothing else says", (_, Section, name) => {
	render(
		<PagesContext value={{} as Pages}>
			<Section />
		</PagesContext>,
	);
	expect(screen.getByRole("img", { name })).toBeDefined();
});
