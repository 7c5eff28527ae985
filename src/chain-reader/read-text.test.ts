// @vitest-environment node
import { expect, it } from "vitest";
import { documented } from "#src/chain/documented-answers.test-data.ts";
import { readJsonText } from "#src/chain/json-text.ts";
import { mutant } from "#src/chain/mutants.test-data.ts";
import { transferAnswers } from "#src/chain/rpc-answers.test-data.ts";
import { createRandom } from "#src/effects/random.ts";
import { examples } from "./examples.ts";
import { type ExampleId, exampleWords, type MethodChoice } from "./methods.ts";
import { type ReadAnswer, readText } from "./read-text.ts";

function described(text: string, choice: MethodChoice = "recognise"): ReadAnswer {
	const read = readText(text, choice);
	if ("trouble" in read) throw new Error(read.spoken);
	return read.answers[0] as ReadAnswer;
}
const rowsOf = ({ rows }: ReadAnswer) => Object.fromEntries(rows.map(({ label, value }) => [label, value]));
const answerTo = (result: unknown) => JSON.stringify({ jsonrpc: "2.0", id: 1, result });

it("has examples that match a real transfer", async () => {
	const { answers } = await transferAnswers();
	const recorded: Partial<Record<ExampleId, string>> = {
		balance: answers.getBalance,
		account: answers.getAccountInfo,
		mint: answers.getAccountInfoMint,
		"token-balance": answers.getTokenAccountBalance,
		supply: answers.getTokenSupply,
		transaction: answers.getTransaction,
		statuses: answers.getSignatureStatuses,
		signatures: answers.getSignaturesForAddress,
		block: answers.getBlock,
		error: answers.error,
	};
	for (const [id, text] of Object.entries(recorded))
		expect(readJsonText(examples[id as ExampleId]).value, id).toEqual(readJsonText(text).value);
	expect(Object.keys(exampleWords)).toEqual(expect.arrayContaining([...Object.keys(recorded), "stake", "faulty"]));
});

it.each([
	["balance", "A balance", "The account holds 1.99441984 SOL."],
	["account", "A token account", "A token account with 1,234.567890123 tokens. It holds 0.00203928 SOL."],
	["mint", "A token’s mint", "A token’s mint with a supply of 2,500,000; more can be minted. It holds 0.0014616 SOL."],
	["transaction", "A transaction", "It succeeded. The fee was 0.000005 SOL."],
	["statuses", "Signature statuses", "5 signatures requested: 1 unknown, 1 failed."],
	["signatures", "Signatures of an address", "4 transactions, newest first; 1 failed."],
	["block", "A block", "It holds 2 transactions, 1 of which failed."],
	[
		"stake",
		"A stake’s activation",
		"The stake is activating. It was delegated recently and becomes active over the coming epochs.",
	],
	["error", "An error from the node", "The transaction failed in simulation and was not sent."],
] as const)("explains the example of %s in plain words", (id, title, says) => {
	expect(described(examples[id])).toMatchObject({ title, says });
});

it("names a supply only if it was requested", () => {
	expect(described(examples.supply, "getTokenSupply")).toMatchObject({ says: "There are 2,500,000 of this token." });
	expect(described(examples.supply)).toMatchObject({ title: "A token amount" });
});

it("shows what moved, to the last unit", () => {
	const { tables, log } = described(examples.transaction);
	expect(tables.map(({ caption, rows }) => [caption, rows.map((row) => row.slice(-2))])).toEqual([
		[
			"Token balance changes",
			[
				["+1,234.567890123", "1,234.567890123"],
				["−1,234.567890123", "2,498,765.432109877"],
			],
		],
		["SOL balance changes", [["−0.000005", "1.99442984"]]],
		["Instructions, numbered from 0", [["Token program", "4 accounts, data igq7ZFXRDW7LU"]]],
	]);
	expect(log).toHaveLength(3);
});

it("points out where the node's own figures differ", () => {
	const amount = (uiAmount: number, uiAmountString: string) =>
		answerTo({ context: { slot: 1 }, value: { amount: "9007199254740993", decimals: 0, uiAmount, uiAmountString } });
	const rounded = described(amount(9_007_199_254_740_992, "9007199254740993"));
	expect(rowsOf(rounded)).toMatchObject({ Amount: "9,007,199,254,740,993", "Node’s number": "9007199254740992" });
	const scaled = described(amount(1, "9007199254740999"));
	expect(rowsOf(scaled)["Node’s text"]).toBe("9007199254740999");
	expect(Object.keys(rowsOf(described(examples["token-balance"])))).not.toContain("Node’s number");
});

it.each([
	[`"1", "decimals": 6, "uiAmount": 1e-6`, undefined],
	[`"1", "decimals": 6, "uiAmount": 1e-7`, "1e-7"],
	[`"25", "decimals": 9, "uiAmount": 2.5E-8`, undefined],
	[`"20000000000", "decimals": 0, "uiAmount": 2e+10`, undefined],
	[`"1", "decimals": 0, "uiAmount": 1e999999999`, "1e999999999"],
	[`"1", "decimals": 0, "uiAmount": 1e-999999999`, "1e-999999999"],
])("recognises an exact figure in exponent notation: %s", (amount, told) => {
	const text = `{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":1},"value":{"amount":${amount}}}}`;
	expect(rowsOf(described(text))["Node’s number"]).toBe(told);
});

it("reads the maximum u64 as never", () => {
	expect(rowsOf(described(examples.account))["Rent due in epoch"]).toBe("never");
	const stake = documented.find(([title]) => title === "a stake")?.[2];
	expect(rowsOf(described(answerTo(stake)))).toMatchObject({
		"Deactivation epoch": "none",
		Delegated: "0.008007935 SOL",
	});
});

it("shows at most fifty rows, and the number of those left out", () => {
	const text = answerTo({ context: { slot: 1 }, value: Array.from({ length: 53 }, () => null) });
	expect(described(text).tables[0]).toMatchObject({ more: 3 });
	expect(described(text).tables[0]?.rows).toHaveLength(50);
});

it("names the faulty field with its line and column", () => {
	expect(readText(examples.faulty, "recognise")).toMatchObject({
		trouble: {
			path: "result.value.data.parsed.info.tokenAmount.decimals",
			what: "expected an integer from 0 to 255, received 900",
			line: 22,
			column: 20,
		},
	});
	expect(readText("x".repeat(1_000_001), "recognise").spoken).toContain("at most a million characters");
});

it("tells several answers apart by their request ids", () => {
	const read = readText(`[${examples.balance}, ${examples.error}]`, "recognise");
	expect(read).toMatchObject({ answers: [{ id: "1" }, { id: "1" }], spoken: "2 answers read." });
});

it("describes anything that can be read", () => {
	const random = createRandom(9);
	const sound = [...documented.map(([, , result]) => answerTo(result)), ...Object.values(examples)];
	const seen = { read: 0, refused: 0 };
	for (let count = 0; count < 2_000; count++)
		seen[
			"trouble" in readText(mutant(sound[count % sound.length] as string, random), "recognise") ? "refused" : "read"
		]++;
	expect(seen.read).toBeGreaterThan(100);
	expect(seen.refused).toBeGreaterThan(1_000);
}, 60_000);
