import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcer } from "#src/accessibility/announcer.ts";
import StakingCalculator from "./live-staking-calculator.tsx";

const calculator = <StakingCalculator path="/tokens#staking" />;
const opened = (query: string) => {
	history.replaceState(null, "", `/tokens${query}#staking`);
	render(calculator);
};
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const slider = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name: `${name}, slider` });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const steps = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
const step = (title: string) => steps().find((text) => text.startsWith(title));
const stat = (label: string) => screen.getByText(label, { selector: "dt" }).parentElement?.textContent;

beforeEach(() => history.replaceState(null, "", "/tokens"));
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

it("is prerendered with its example, whatever the address says", () => {
	history.replaceState(null, "", "/tokens?stake-amount=100");
	const html = renderToString(calculator);
	expect(html).toContain('value="1,000"');
	expect(html).toContain("16.56% APR");
	expect(html).not.toContain("style=");
});

it("shows each step with its numbers", () => {
	opened("?stake-amount=1000&stake-days=12&stake-earned=60&stake-season=autumn&stake-rewards=paid");
	expect(step("Stake")).toContain("1,000 + 60 × 1.15 = 1,069 Seeds");
	expect(step("Tier")).toContain("1,069 ≥ 1,000, so Sakura, 18% APY");
	expect(step("Daily rate")).toContain("= 0.045356705%");
	expect(step("APR")).toContain("365 × 0.045356705% = 16.56%");
	expect(step("Rewards, paid out")).toContain("1,069 × (1.18 to the power of 1/365 − 1) × 12 = 5.818358058");
	expect(step("Unstaking early")).toContain("day 12 < 30: 5% × 1,069 = 53.45 Seeds");
	expect(step("Amount returned")).toMatch(/1,069 − 53\.45 \+ 5\.818358058 = 1,021\.368358058 Seeds/);
	expect(step("Amount returned")).toContain(
		"paid out daily, up to the day you unstake. 1,015.55 Seeds come back on day 12 + 7",
	);
	expect(step("Amount returned")).toContain("= day 19.");
});

it("follows the input, and distinguishes adding from paying out", () => {
	opened("");
	expect(stat("Returned")).toContain("1,180on day 372");
	type("Amount", "500");
	expect(stat("Tier")).toContain("Blossom12% APY, 11.33% APR");
	expect(stat("Rewards")).toContain("60after 365 days");
	fireEvent.change(screen.getByRole("combobox", { name: "Daily rewards" }), { target: { value: "paid" } });
	expect(stat("Rewards")).toContain("56.67");
	// Only what is added to the stake waits for its cooldown.
	expect(stat("Returned")).toContain("556.67the stake on day 372, rewards daily");
	expect(location.search).toBe("");
});

it("is exact at the tier limits to the last decimal, and says how much is missing", () => {
	opened("?stake-amount=99.999999999");
	expect(stat("Tier")).toContain("None");
	expect(step("Tier")).toContain("0.000000001 more Seeds would make a Seedling stake.");
	expect(stat("Returned")).toContain("99.999999999never locked");
	expect(screen.queryByRole("img")).toBeNull();
	fireEvent.change(slider("Amount"), { target: { value: "4" } });
	expect(field("Amount").value).toBe("100");
	expect(stat("Tier")).toContain("Seedling");
});

it("explains an impossible value at its field, keeps the last valid figures and offers no link", async () => {
	opened("");
	type("Unstaked after", "29.5");
	const days = field("Unstaked after");
	expect(days.getAttribute("aria-invalid")).toBe("true");
	const described = (days.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id));
	expect(described.map((element) => element?.textContent)).toEqual(["days", "Enter whole days only."]);
	expect(screen.getByText(/What follows is for the values that were valid last/)).toBeTruthy();
	expect(stat("Returned")).toContain("1,180");
	fireEvent.click(screen.getByRole("button", { name: "Copy link to this scenario" }));
	await vi.waitFor(() => expect(announcer.read("assertive")).toContain("Fix what is marked first"));
	type("Unstaked after", "30");
	expect(days.getAttribute("aria-invalid")).toBe("false");
});

const invalid = () =>
	[...screen.getAllByRole("textbox"), ...screen.getAllByRole("combobox")]
		.filter((control) => control.getAttribute("aria-invalid") === "true")
		.map((control) => {
			const described = (control.getAttribute("aria-describedby") ?? "").split(" ");
			return described.map((id) => document.getElementById(id)?.textContent).at(-1);
		});

it("marks an amount and earnings that do not go together, and calculates with what both were before", () => {
	opened("");
	type("Earned for work and staked too", "1,000,000");
	type("Amount", "2,000,000");
	const fault = "2,000,000 + 1,000,000 × spring’s 1.2 is more than the 2,500,000 Seeds that exist.";
	expect(invalid()).toEqual([fault, fault, fault]);
	expect(step("Stake")).toContain("1,000 + 1,000,000 × 1.2 = 1,201,000 Seeds");
	type("Unstaked after", "30");
	expect(step("Unstaking")).toContain("day 30");
	type("Earned for work and staked too", "0");
	expect(invalid()).toEqual([]);
	expect(step("Stake")).toContain("2,000,000 + 0 × 1.2");
});

it("marks a season whose multiplier is too much for the amounts, and calculates with the season before", () => {
	opened("?stake-earned=2100000&stake-season=winter");
	expect(step("Stake")).toContain("1,000 + 2,100,000 × 1.05");
	fireEvent.change(screen.getByRole("combobox", { name: "Earned in" }), { target: { value: "spring" } });
	const fault = "1,000 + 2,100,000 × spring’s 1.2 is more than the 2,500,000 Seeds that exist.";
	expect(invalid()).toEqual([fault, fault, fault]);
	expect(step("Stake")).toContain("1,000 + 2,100,000 × 1.05");
	fireEvent.change(screen.getByRole("combobox", { name: "Earned in" }), { target: { value: "autumn" } });
	expect(invalid()).toEqual([]);
	expect(step("Stake")).toContain("1,000 + 2,100,000 × 1.15");
});

it("marks everything that counts with another value, also what does not go together with the last valid one", () => {
	opened("?stake-amount=2000000");
	type("Amount", "much");
	type("Earned for work and staked too", "1,000,000");
	const [unreadable, ...fault] = invalid();
	expect(unreadable).toMatch(/^Enter the amount in digits/);
	expect(fault).toHaveLength(2);
	expect(step("Stake")).toContain("2,000,000 + 0 × 1.2");
	type("Amount", "5");
	expect(invalid()).toEqual([]);
	expect(step("Stake")).toContain("5 + 1,000,000 × 1.2");
});

it("takes a comma for decimals, as the keys of some phones have no point", () => {
	opened("");
	type("Amount", "1000,5");
	expect(step("Stake")).toContain("1,000.5 + 0");
	expect([field("Amount").inputMode, field("Unstaked after").inputMode]).toEqual(["decimal", "numeric"]);
});

it("copies a link with the query before the fragment, which reopens the same scenario", async () => {
	const writeText = vi.fn(async () => undefined);
	vi.stubGlobal("navigator", { clipboard: { writeText } });
	opened("");
	type("Amount", "1,200.5");
	fireEvent.click(screen.getByRole("button", { name: "Copy link to this scenario" }));
	await vi.waitFor(() => expect(writeText).toHaveBeenCalled());
	const [[link]] = writeText.mock.calls as unknown as [[string]];
	expect(link).toContain("/tokens?stake-amount=1%2C200.5&stake-days=365&");
	expect(link.endsWith("#staking")).toBe(true);
	cleanup();
	opened(new URL(link).search);
	expect(field("Amount").value).toBe("1,200.5");
});

it("corrects invalid values of a link, says so, and can return to the example", () => {
	opened("?stake-amount=-3&stake-days=14");
	expect(screen.getByRole("status").textContent).toContain("could not be read");
	expect([field("Amount").value, field("Unstaked after").value]).toEqual(["1,000", "14"]);
	fireEvent.click(screen.getByRole("button", { name: "Reset to the example" }));
	expect(field("Unstaked after").value).toBe("365");
	expect(screen.queryByRole("status")).toBeNull();
});

it("announces the outcome once the visitor pauses, and not before the first change", () => {
	vi.useFakeTimers();
	const announce = vi.spyOn(announcer, "announce");
	opened("");
	act(() => vi.advanceTimersByTime(5000));
	expect(announce).not.toHaveBeenCalled();
	for (const amount of ["5", "50", "500"]) {
		type("Amount", amount);
		act(() => vi.advanceTimersByTime(300));
	}
	act(() => vi.advanceTimersByTime(1000));
	expect(announce.mock.calls).toEqual([["Blossom: 60 Seeds of rewards after 365 days; 560 returned."]]);
});

it("scrolls to the calculator if a link asks for its scenario, and only then", () => {
	const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
	opened("?vote-days=30");
	type("Amount", "500");
	expect(scroll).not.toHaveBeenCalled();
	cleanup();
	opened("?stake-days=30");
	expect(scroll).toHaveBeenCalledTimes(1);
});

it("provides the chart's figures as a table", () => {
	opened("");
	const table = screen.getByRole("table", { name: "Rewards so far, in Cherry Seeds", hidden: true });
	const rows = within(table).getAllByRole("row", { hidden: true });
	expect(rows).toHaveLength(14);
	expect(rows.at(-1)?.textContent).toBe("365180165.552");
	expect(screen.getByRole("img", { name: /^Rewards in Cherry Seeds over 365 days\. / })).toBeDefined();
});

it("announces what is typed wrong while the amounts do not go together", () => {
	vi.useFakeTimers();
	const announce = vi.spyOn(announcer, "announce");
	opened("?stake-earned=1000000");
	for (const [field, text] of [
		["Amount", "2,000,000"],
		["Unstaked after", "1.5"],
	] as const) {
		type(field, text);
		act(() => vi.runAllTimers());
	}
	expect(announce.mock.lastCall).toEqual(["Enter whole days only."]);
	vi.useRealTimers();
});
