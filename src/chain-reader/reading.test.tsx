import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Reading } from "./reading.tsx";

afterEach(cleanup);

const answer = (id: number) => ({ jsonrpc: "2.0", id, result: { context: { slot: 1 }, value: 5000 } });
const show = (value: unknown) =>
	render(<Reading text={JSON.stringify(value)} choice="recognise" onSelect={() => {}} onJudged={() => {}} />);

it.each([
	[50, 50, ""],
	[51, 50, "and 1 answer more"],
	[5_000, 50, "and 4,950 answers more"],
])("of %d answers it shows %d", (count, shown, rest) => {
	show(Array.from({ length: count }, (_, index) => answer(index)));
	expect(screen.getAllByRole("heading")).toHaveLength(shown);
	expect(screen.queryByText(/^and .* more$/)?.textContent ?? "").toBe(rest);
});

it("is headed by what is wrong", () => {
	show({ ...answer(1), result: { epoch: 27 } });
	expect(screen.getByRole("heading").textContent).toBe("This answer is not recognised");
});

it.each([
	[500, 500, ""],
	[501, 500, "and 1 more"],
])("of %d log lines it shows %d", (count, shown, rest) => {
	const logs = Array.from({ length: count }, () => "Program log");
	show({ jsonrpc: "2.0", id: 1, error: { code: -32002, message: "No.", data: { logs } } });
	expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(shown);
	expect(screen.queryByText(/^and .* more$/)?.textContent ?? "").toBe(rest);
});
