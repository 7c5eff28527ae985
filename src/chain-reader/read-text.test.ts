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
	const notesOf = ({ rows }: ReadAnswer) =>
		rows.flatMap(({ label, note }) => (label.startsWith("Node’s") ? [[label, note]] : []));
	expect(notesOf(rounded)).toEqual([["Node’s number", "rounded: passed through floating point"]]);
	const scaled = described(amount(1, "9007199254740999"));
	expect(rowsOf(scaled)["Node’s text"]).toBe("9007199254740999");
	const onPurpose = "the mint may bear interest or scale amounts";
	expect(notesOf(scaled)).toEqual([
		["Node’s text", onPurpose],
		["Node’s number", onPurpose],
	]);
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

const token = (amount: string, decimals = 0) => ({ amount, decimals, uiAmountString: amount });
it.each([
	["1", "The account holds 1 token.", "There is 1 of this token.", "1 token. An answer"],
	["2", "The account holds 2 tokens.", "There are 2 of this token.", "2 tokens. An answer"],
])("counts %s in words that agree with it", (amount, balance, supply, both) => {
	const text = answerTo({ context: { slot: 1 }, value: token(amount) });
	expect(described(text, "getTokenAccountBalance").says).toBe(balance);
	expect(described(text, "getTokenSupply").says).toBe(supply);
	expect(described(text).says).toContain(both);
});

const ADDRESS = "1".repeat(32);
const parsedAccount = (program: string, type: string, info: object) =>
	answerTo({
		context: { slot: 1 },
		value: {
			lamports: 1,
			owner: ADDRESS,
			executable: false,
			data: { program, space: 165, parsed: { type, info } },
		},
	});

it("shows how much of a token account its delegate may move", () => {
	const info = { mint: ADDRESS, owner: ADDRESS, state: "initialized", isNative: false, tokenAmount: token("1") };
	const delegated = { ...info, delegate: ADDRESS, delegatedAmount: token("15", 1) };
	const answer = described(parsedAccount("spl-token", "account", delegated));
	expect(answer.says).toMatch(/^A token account with 1 token\./);
	expect(rowsOf(answer)).toMatchObject({ Delegate: ADDRESS, "Delegated amount": "1.5 tokens" });
	expect(rowsOf(described(parsedAccount("spl-token", "account", info)))).not.toHaveProperty("Delegated amount");
});

it("shows both authorities of a stake that is not delegated", () => {
	const withdrawer = "Vote111111111111111111111111111111111111111";
	const meta = {
		authorized: { staker: ADDRESS, withdrawer },
		lockup: { custodian: ADDRESS, epoch: 0, unixTimestamp: 0 },
		rentExemptReserve: "1",
	};
	expect(rowsOf(described(parsedAccount("stake", "initialized", { meta, stake: null })))).toMatchObject({
		"Stake authority": ADDRESS,
		"Withdraw authority": withdrawer,
	});
});

it("keeps the tokens of two mints apart if an account was opened again for the second", () => {
	const other = "Vote111111111111111111111111111111111111111";
	const sent = structuredClone(documented.find(([title]) => title === "a transaction")?.[2]) as {
		meta: Record<string, unknown>;
	};
	const held = (mint: string, amount: string, decimals: number) => [
		{ accountIndex: 1, mint, uiTokenAmount: { amount, decimals } },
	];
	Object.assign(sent.meta, { preTokenBalances: held(ADDRESS, "500", 2), postTokenBalances: held(other, "7", 0) });
	const [table] = described(answerTo(sent)).tables;
	expect(table?.rows.map((row) => row.slice(1))).toEqual([
		[ADDRESS, "−5", "0"],
		[other, "+7", "7"],
	]);
});

it("lists at most 50 signatures of a transaction, and counts the others", () => {
	const sent = structuredClone(documented.find(([title]) => title === "a transaction")?.[2]) as {
		transaction: { signatures: string[] };
	};
	const [signature = ""] = sent.transaction.signatures;
	const rowsWith = (count: number) => {
		sent.transaction.signatures = Array.from({ length: count }, () => signature);
		return described(answerTo(sent)).rows.filter(({ label }) => /signature/i.test(label));
	};
	expect(rowsWith(50)).toHaveLength(50);
	expect(rowsWith(1052)).toHaveLength(51);
	expect(rowsWith(1052).at(-1)).toEqual({ label: "More signatures", value: "1,002" });
});

it.each([
	["recognise", "Nothing found", "No such transaction or block is known, or it is not confirmed yet.", "null"],
	["getTransaction", "Nothing found", "No such transaction is known, or it is not confirmed yet.", "null"],
	["getBlock", "Nothing found", "No such block is known, or it is not confirmed yet.", "null"],
	[
		"recognise",
		"An empty list",
		"If it answers getSignaturesForAddress, no transactions were found for this address.",
		"[]",
	],
	["getSignaturesForAddress", "Signatures of an address", "No transactions were found for this address.", "[]"],
] as const)("with the method “%s”, an answer without content reads %s: %s", (choice, title, says, result) => {
	expect(described(answerTo(JSON.parse(result)), choice)).toMatchObject({ title, says });
});

it.each([
	[-32_002, "the transaction failed in simulation and was not sent"],
	[-32_008, "the node has no snapshot"],
	[-32_012, "the node could not search its accounts for this request"],
	[-32_017, "rewards of the epoch are still being paid out; try again later"],
	[-32_018, "the rewards cannot be found: the slot is not the boundary of an epoch"],
	[-32_019, "the node cannot reach its long-term storage; try again"],
	[-31_000, "not a code this reader knows"],
])("explains the code %d as “%s”", (code, note) => {
	const { rows } = described(JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code, message: "No." } }));
	expect(rows[0]).toEqual({ label: "Code", value: String(code), note });
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
			title: "A field is invalid",
			path: "result.value.data.parsed.info.tokenAmount.decimals",
			what: "expected an integer from 0 to 255, received 900",
			line: 22,
			column: 20,
		},
	});
	expect(readText("x".repeat(1_000_001), "recognise").spoken).toContain("at most a million characters");
	expect(readText("x", "recognise")).toMatchObject({ trouble: { title: "This is not an answer from a node" } });
});

it("calls no field invalid in an answer to a method it does not know", () => {
	const title = "This answer is not recognised";
	const what = "expected an answer to one of the known methods, received a list";
	expect(readText(answerTo([{ pubkey: ADDRESS, account: {} }]), "recognise")).toMatchObject({
		trouble: { title, what },
		spoken: `${title}. result: ${what}`,
	});
});

it("describes the other answers of a batch if it does not recognise one", () => {
	const slot = JSON.stringify({ jsonrpc: "2.0", id: 2, result: 1234 });
	expect(readText(`[${examples.balance}, ${slot}]`, "recognise")).toMatchObject({
		answers: [
			{ id: "1", title: "A balance" },
			{
				id: "2",
				title: "An unrecognised answer",
				says: "Expected an answer to one of the known methods, received 1234.",
				rows: [{ label: "Field", value: "[1].result", code: true }],
			},
		],
		spoken: "2 answers read, 1 of them not recognised.",
	});
});

it("tells several answers apart by their request ids, if they have any", () => {
	const nameless = JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: -32_700, message: "Parse error" } });
	const read = readText(`[${examples.balance}, ${examples.error}, ${nameless}]`, "recognise");
	expect(read).toMatchObject({ answers: [{ id: "1" }, { id: "1" }, { id: null }], spoken: "3 answers read." });
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

it("cuts texts that would stop the page, and leaves no control that turns its words around", () => {
	const error = (message: string) => JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code: 1, message } });
	const message = (text: string) => rowsOf(described(error(text)))["Node’s message"];
	expect(message("x".repeat(1000))).toBe("x".repeat(1000));
	expect(message("x".repeat(90_000))).toBe(`${"x".repeat(1000)}… (89,000 more characters)`);
	expect(message("a\u202Eb\u2066c\u200Fd")).toBe("a\uFFFDb\uFFFDc\u200Fd");

	const key = "k".repeat(50_000);
	const read = readText(`{"${key}":1,"${key}":2}`, "recognise");
	if (!("trouble" in read)) throw new Error("It was read.");
	expect(read.trouble.what.length).toBeLessThan(1100);
	expect(read.spoken.length).toBeLessThan(1200);
});
