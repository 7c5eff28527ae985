import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { Contributions } from "./contributions.tsx";

it("lists the kinds of work in the order of the specification", () => {
	render(
		<PagesContext value={{} as Pages}>
			<Contributions />
		</PagesContext>,
	);
	const ranges = screen.getAllByText(/^\d+–\d+ Seeds$/).map((range) => range.textContent);
	expect(ranges).toEqual(["50–200", "25–75", "10–30", "100–500", "100–500", "5–20"].map((range) => `${range} Seeds`));
});
