import { describe, expect, it } from "vitest";
import { almanacSpan } from "../../src/almanac/span.ts";
import { figureFaults } from "./figure-marks.ts";

const messages = (body: string) =>
	figureFaults(`---\ntitle: A\n---\n${body}`).map(({ line, message }) => `${line} ${message}`);

describe("a figure followed by its fact", () => {
	it.each([
		["a number with its unit", "The fee is 0.25%<!-- seedsMarket.tradingFee --> of a trade."],
		["thousands", "Sakura asks for 1,000 Seeds<!-- stakeTiers.sakura.minimum -->."],
		["money", "It stands at **$0.847**<!-- seedsMarket.price -->."],
		["in short", "About $47.2K<!-- seedsMarket.volume24h --> changes hands, of $240M<!-- marketDollars -->."],
		["in words", "The cooldown takes seven<!-- unstaking.cooldownDays --> days."],
		["from, to", "It lasts 3 to 6<!-- mentorshipPaths.technical.months --> months."],
		["from, to, with a dash", "It lasts 3–6 months<!-- mentorshipPaths.technical.months -->."],
		["as it is stated", "There are 47+<!-- commandLine.commandsStated --> commands."],
		["euros of thousandths and cents", "€0.084<!-- entryPlan.hourlyMills -->, €49<!-- entryPlan.monthlyCents -->"],
		["the price of a plan", "€0.020<!-- plans.vps-2.hourlyMills -->, €49<!-- plans.e3-1240v3.monthlyCents -->, ahead"],
		["how many there are", "One plan of 15<!-- plans.length --> is not."],
		["years", `From ${almanacSpan.from}<!-- almanacSpan.from --> to ${almanacSpan.to}<!-- almanacSpan.to -->.`],
		["an amount in euros that is no price", "€490 and €0.0462, 49 euros, $49 a month"],
		["in a cell", "| Members |\n|---|\n| 287<!-- communityGrowth.totalMembers --> |"],
		["computed", "That is 90.5%<!-- computed -->."],
		["in a fence, which cannot have marks", "```\n2847\n```"],
		["part of another number", "12,847 and 1342 and 10.847"],
	])("passes: %s", (_what, body) => {
		expect(messages(body)).toEqual([]);
	});

	it.each([
		[
			"another number",
			"A fee of 0.3%<!-- seedsMarket.tradingFee -->",
			"4 figure <!-- seedsMarket.tradingFee -->: the document states 0.3; the fact is 0.25",
		],
		["another range", "3 to 5<!-- mentorshipPaths.technical.months -->", "states 3 to 5; the fact is 3 to 6"],
		["another price", "€48<!-- plans.e3-1240v3.monthlyCents -->", "the document states 4800; the fact is 4900"],
		["another text", "47<!-- commandLine.commandsStated --> commands", "must end in 47+"],
		[
			"no number",
			"\n\nMany<!-- seedsMarket.price -->",
			"6 figure <!-- seedsMarket.price -->: the document states no number",
		],
		["no number to compute", "Many<!-- computed -->", "has no number before it"],
		["no such fact", "5<!-- seedsMarket.wealth -->", "there is no such fact"],
		["no such entry", "5<!-- stakeTiers.oak.minimum -->", "there is no such fact"],
		["a fact that is no figure", "5<!-- stakeTiers.sakura -->", "there is no such fact"],
		["nothing of the language", "5<!-- seedsMarket.constructor -->", "there is no such fact"],
	])("fails: %s", (_what, body, message) => {
		expect(messages(body)).toEqual([expect.stringContaining(message)]);
	});
});

describe("a figure that can only be a fact", () => {
	it("has to be marked", () => {
		expect(messages("There are 287 members.\n\n| Price |\n|---|\n| $0.847 |")).toEqual([
			"4 figure 287: add its fact after it, as in 287<!-- communityGrowth.totalMembers -->",
			expect.stringContaining("8 figure 0.847"),
		]);
	});

	it("has to be marked if it is a price of the price list", () => {
		expect(messages("€49 / €0.084<!-- entryPlan.hourlyMills -->, €49.00 a month.")).toEqual([
			expect.stringContaining("figure €49:"),
			expect.stringContaining("figure €49.00:"),
		]);
	});

	it("is not covered by the mark of the next one", () => {
		expect(messages("287 of 342<!-- meshNodes -->")).toEqual([expect.stringContaining("figure 287")]);
	});
});
