import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Donut } from "./donut.tsx";
import { LineChart } from "./line-chart.tsx";
import { Plot } from "./plot.tsx";

afterEach(cleanup);

const parts = [
	{ key: "a", name: "Community", percent: 60, figure: "600", note: "Earned" },
	{ key: "b", name: "Treasury", percent: 40, figure: "400" },
];

it("a donut shows its whole and parts in the drawing, beside it and as a table", () => {
	render(<Donut title="Distribution" unit="Seeds" centre={{ figure: "1,000", words: "Seeds" }} parts={parts} />);
	const drawing = screen.getByRole("img", {
		name: /^Distribution\. 1,000 Seeds\. Community 60%, 600; Treasury 40%, 400\./,
	});
	const coloursIn = (element: Element) =>
		[...element.querySelectorAll("[fill]")].map((one) => one.getAttribute("fill"));
	expect(coloursIn(drawing)).toEqual(["var(--chart-1)", "var(--chart-2)"]);
	expect(coloursIn(screen.getByRole("list"))).toEqual(coloursIn(drawing));
	expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
		"Community60060% · Earned",
		"Treasury40040%",
	]);
	const table = screen.getByRole("table", { name: "Distribution", hidden: true });
	const rows = within(table).getAllByRole("row", { hidden: true });
	expect(rows.map(({ textContent }) => textContent)).toEqual(["PartShareSeeds", "Community60%600", "Treasury40%400"]);
});

it("a plot draws vertical steps, positions its points and names its lines", () => {
	render(
		<Plot
			title="Vesting"
			summary="Nothing for a year."
			ticks={[0, 50, 100]}
			lines={[
				{
					look: "solid",
					label: "Team",
					points: [
						{ x: 0, y: 0 },
						{ x: 12, y: 0 },
						{ x: 12, y: 25 },
						{ x: 48, y: 100 },
					],
				},
			]}
			marks={[{ x: 12, y: 25, figure: "25", words: "at the cliff", side: "below", anchor: "start" }]}
			columns={[
				{ x: 0, label: "2025" },
				{ x: 24, label: "2027" },
				{ x: 48, label: "2029" },
			]}
		/>,
	);
	const drawing = screen.getByRole("img", { name: "Vesting. Nothing for a year." });
	expect(drawing.querySelector(".solid")?.getAttribute("d")).toBe("M0 100L25 100L25 75L100 0");
	const dot = drawing.querySelector("circle");
	expect([dot?.getAttribute("cx"), dot?.getAttribute("cy")]).toEqual(["25%", "75%"]);
	expect(drawing.textContent).toContain("25 at the cliff");
	expect(screen.getByText("2027").getAttribute("x")).toBe("50%");
	const anchors = ["2025", "2027", "2029"].map((label) => screen.getByText(label).getAttribute("text-anchor"));
	expect(anchors).toEqual(["start", "middle", "end"]);
	expect(screen.getByRole("listitem").textContent?.trim()).toBe("Team");
});

it("axis values are formatted like the figures beside the chart", () => {
	const points = [
		{ x: 0, y: 0.5 },
		{ x: 1, y: 1 },
	];
	const shown = {
		title: "Price",
		summary: "Up.",
		lines: [{ look: "solid", points }],
		columns: [],
		ticks: [0, 1],
	} as const;
	const { rerender } = render(<Plot {...shown} format={(tick) => `$${tick.toFixed(2)}`} />);
	expect(screen.getByText("$1.00")).toBeTruthy();
	rerender(<Plot {...shown} ticks={[0, 1500]} />);
	expect(screen.getByText("1.5K")).toBeTruthy();
	rerender(
		<LineChart
			title="Balance"
			steps={["N", "D"]}
			series={[{ values: [0, 3000], endLabel: "3,000 Seeds", look: "solid" }]}
		/>,
	);
	expect(screen.getByText("3,000")).toBeTruthy();
});

it("a plot of zeros still has an axis", () => {
	render(<Plot title="None" summary="Nothing." lines={[{ look: "solid", points: [{ x: 0, y: 0 }] }]} columns={[]} />);
	expect(screen.getByRole("img").querySelector(".solid")?.getAttribute("d")).toBe("M0 100");
});
