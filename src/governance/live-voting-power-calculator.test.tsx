import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import VotingPowerCalculator from "./live-voting-power-calculator.tsx";

const opened = (query: string) => {
	history.replaceState(null, "", `/tokens${query}#governance`);
	render(<VotingPowerCalculator path="/tokens#governance" />);
};
const type = (name: string, value: string) =>
	fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
const stat = (label: string) => screen.getByText(label, { selector: "dt" }).parentElement?.textContent;

afterEach(cleanup);

it("is prerendered with its example", () => {
	const html = renderToString(<VotingPowerCalculator path="/tokens#governance" />);
	expect(html).toContain('value="1,200"');
	expect(html).toContain("1,200 × 5 × 1.20");
	expect(html).not.toContain("style=");
});

it.each([
	["29", "1,000", "+0%grows in 1 day"],
	["30", "1,050", "+5%grows in 30 days"],
	["299", "1,450", "+45%grows in 1 day"],
	["300", "1,500", "+50%full"],
	["301", "1,500", "+50%full"],
])("500 Seeds after %s days weigh %s", (days, power, bonus) => {
	opened("?vote-amount=500");
	type("Staked for", days);
	expect(stat("Voting power")).toContain(`Voting power${power}votes`);
	expect(stat("Duration bonus")).toContain(bonus);
});

it("limits the tier to the requirements that are met", () => {
	opened("");
	expect(stat("Voting power")).toContain("7,200");
	fireEvent.change(screen.getByRole("combobox"), { target: { value: "blossom" } });
	expect(stat("Voting power")).toContain("2,880");
	expect(screen.getByText("The amount reaches Sakura, but its requirements are not met.")).toBeTruthy();
});

it("has no vote below 100 Seeds", () => {
	opened("?vote-amount=99.999999999&vote-days=300");
	expect(stat("Voting power")).toContain("0voting requires a tier");
	expect(screen.queryByRole("img")).toBeNull();
});

it("provides each step of the bonus as a table", () => {
	opened("");
	const table = screen.getByRole("table", { hidden: true });
	const rows = within(table)
		.getAllByRole("row", { hidden: true })
		.map(({ textContent }) => textContent);
	expect(rows.slice(1, 3)).toEqual(["00%6,000", "305%6,300"]);
	expect(rows.at(-1)).toBe("30050%9,000");
});
