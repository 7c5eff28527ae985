import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import LiveChainReader from "./live-chain-reader.tsx";

afterEach(cleanup);

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const method = () => screen.getByRole<HTMLSelectElement>("combobox");
const enter = (value: string) => fireEvent.change(field(), { target: { value } });
const choose = (value: string) => fireEvent.change(method(), { target: { value } });
const balance = '{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":1},"value":5000}}';

/** Opens an example, whose code may still have to load. */
async function openSupply(): Promise<void> {
	fireEvent.click(screen.getByRole("button", { name: "A supply" }));
	await screen.findByText("There are 2,500,000 of this token.");
}

it("applies the method of an example to that, also edited, but not to what is pasted over it", async () => {
	render(<LiveChainReader />);
	await openSupply();
	enter(field().value.replace("2500000", "2600000"));
	expect(method().value).toBe("getTokenSupply");
	field().select();
	fireEvent.paste(field());
	enter(balance);
	expect(method().value).toBe("recognise");
	await screen.findByText("The account holds 0.000005 SOL.");
});

it("keeps a method that the visitor chose, also one chosen for an example", async () => {
	render(<LiveChainReader />);
	await openSupply();
	choose("getTokenAccountBalance");
	await screen.findByText("The account holds 2,500,000 tokens.");
	enter(`${field().value} `);
	expect(method().value).toBe("getTokenAccountBalance");
});

it("nor to what is entered once the field was emptied", async () => {
	render(<LiveChainReader />);
	await openSupply();
	enter("");
	expect(method().value).toBe("recognise");
});
