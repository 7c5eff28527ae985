import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Drawing } from "./drawing.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { Stat, StatRow } from "./stat.tsx";

afterEach(cleanup);

it("a drawing is one image, and its letters are nothing to read", () => {
	render(
		<Drawing says="Seeds by month. From 120 to 420." viewBox="0 0 10 10">
			<text>N</text>
		</Drawing>,
	);
	const drawing = screen.getByRole("img", { name: "Seeds by month. From 120 to 420." });
	expect(drawing.getAttribute("viewBox")).toBe("0 0 10 10");
	expect(screen.getByText("N").closest("[aria-hidden=true]")).not.toBeNull();
});

it("a small chart beside a figure is no second value of it", () => {
	render(
		<>
			<FigureRows rows={[{ label: "Retention", figure: "84.2%", chart: <svg aria-hidden="true" /> }]} />
			<StatRow>
				<Stat figure="46" label="Gatherings" chart={<svg aria-hidden="true" />} />
			</StatRow>
		</>,
	);
	expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["84.2%", "46"]);
});
