import { type Address, getBase64Decoder } from "@solana/kit";
import { AccountState, getMintDecoder, getTokenDecoder } from "@solana-program/token";
import { runTransfer, uiAmount } from "./spl-transfer.test-data.ts";

/** JSON as a node writes it: integers of any length. */
const toJson = (value: unknown): string =>
	JSON.stringify(value, (_, item) => (typeof item === "bigint" ? `@@${item}@@` : item), "\t").replace(
		/"@@(-?\d+)@@"/g,
		"$1",
	);

const answer = (result: unknown) => toJson({ jsonrpc: "2.0", id: 1, result });
const base64 = (bytes: Uint8Array) => [getBase64Decoder().decode(bytes), "base64"];
const parsedAs = (type: string, info: unknown, space: number) => ({
	program: "spl-token",
	parsed: { type, info },
	space,
});

function asToken(bytes: Uint8Array) {
	const { mint, owner, amount, state } = getTokenDecoder().decode(bytes);
	const words = { [AccountState.Initialized]: "initialized", [AccountState.Frozen]: "frozen" } as Record<
		number,
		string
	>;
	const info = { isNative: false, mint, owner, state: words[state], tokenAmount: uiAmount(amount) };
	return parsedAs("account", info, bytes.length);
}

function asMint(bytes: Uint8Array) {
	const { decimals, isInitialized, supply, mintAuthority, freezeAuthority } = getMintDecoder().decode(bytes);
	const whoMay = (authority: typeof mintAuthority) => (authority.__option === "Some" ? authority.value : null);
	const authorities = { mintAuthority: whoMay(mintAuthority), freezeAuthority: whoMay(freezeAuthority) };
	return parsedAs("mint", { ...authorities, decimals, isInitialized, supply: String(supply) }, bytes.length);
}

/** The results of the transfer in the form of a node's answers, as JSON texts. */
export async function transferAnswers() {
	const chain = await runTransfer();
	const { made, filled, sent, refused } = chain.history;
	const all = [refused, sent, filled, made];
	const context = { slot: chain.slot };
	const account = (address: Address, data: (bytes: Uint8Array) => unknown) => {
		const { lamports, programAddress: owner, executable, space, data: bytes } = chain.accountOf(address);
		return answer({
			context,
			value: { lamports, owner, data: data(bytes), executable, rentEpoch: 2n ** 64n - 1n, space },
		});
	};
	const held = getTokenDecoder().decode(chain.accountOf(chain.recipient).data).amount;
	const { supply } = getMintDecoder().decode(chain.accountOf(chain.mint).data);
	const inBlock = ({ slot, blockTime, ...transaction }: (typeof sent)["transaction"]) => transaction;
	const finalized = { slot: chain.slot, confirmations: null, confirmationStatus: "finalized" };

	return {
		...chain,
		answers: {
			getBalance: answer({ context, value: chain.balanceOf(chain.payer) }),
			getAccountInfo: account(chain.recipient, asToken),
			getAccountInfoBytes: account(chain.recipient, base64),
			getAccountInfoMint: account(chain.mint, asMint),
			getTokenAccountBalance: answer({ context, value: uiAmount(held) }),
			getTokenSupply: answer({ context, value: uiAmount(supply) }),
			getSignatureStatuses: answer({
				context,
				value: [
					...all.map(({ transaction: { meta } }) => ({ ...finalized, err: meta.err, status: meta.status })),
					null,
				],
			}),
			getSignaturesForAddress: answer(
				all.map(({ signature, transaction: { slot, meta } }) => {
					const rest = { blockTime: null, confirmationStatus: "finalized", memo: null };
					return { signature, slot, err: meta.err, ...rest };
				}),
			),
			getTransaction: answer(sent.transaction),
			getTransactionFailed: answer(refused.transaction),
			getBlock: answer({
				blockhash: chain.blockhash,
				previousBlockhash: sent.transaction.transaction.message.recentBlockhash,
				parentSlot: chain.slot - 1n,
				blockHeight: chain.slot,
				blockTime: null,
				transactions: [inBlock(sent.transaction), inBlock(refused.transaction)],
				rewards: [],
			}),
			error: toJson({
				jsonrpc: "2.0",
				id: 1,
				error: {
					code: -32002,
					message: "Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1",
					data: { err: refused.transaction.meta.err, logs: refused.transaction.meta.logMessages },
				},
			}),
		},
	};
}
