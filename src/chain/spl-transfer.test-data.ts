import {
	type Address,
	appendTransactionMessageInstructions,
	createKeyPairSignerFromPrivateKeyBytes,
	createTransactionMessage,
	getBase58Decoder,
	getCompiledTransactionMessageDecoder,
	getSignatureFromTransaction,
	type Instruction,
	lamports,
	setTransactionMessageFeePayerSigner,
	signTransactionMessageWithSigners,
} from "@solana/kit";
import { getCreateAccountInstruction } from "@solana-program/system";
import {
	getInitializeAccount3Instruction,
	getInitializeMint2Instruction,
	getMintSize,
	getMintToInstruction,
	getTokenDecoder,
	getTokenSize,
	getTransferCheckedInstruction,
	TOKEN_PROGRAM_ADDRESS,
} from "@solana-program/token";
import { FailedTransactionMetadata, LiteSVM } from "litesvm";
import { amountText } from "./amounts.ts";

/** A token with nine decimals and a supply of 2,500,000, of which this much is sent. */
const DECIMALS = 9;
export const SUPPLY = 2_500_000n * 10n ** 9n;
export const SENT = 1_234_567_890_123n;

const signer = (seed: number) => createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(seed));

/** A token amount as a node writes it, including the rounded number. */
export function uiAmount(amount: bigint) {
	const uiAmountString = amountText(amount, DECIMALS);
	return { amount: String(amount), decimals: DECIMALS, uiAmount: Number(uiAmountString), uiAmountString };
}

/**
 * A real SPL token: its mint is created, two accounts are opened, the supply is minted, some of it is sent, and more is
 * requested than there is. The chain is litesvm's; keys, blockhashes and slot are always the same. It has no RPC, so
 * transactions are assembled here as a node shows them, from its output: balances before and after, logs, units,
 * signatures, errors.
 */
export async function runTransfer() {
	const svm = new LiteSVM();
	const [payer, mint, from, keeper, to] = await Promise.all([signer(1), signer(2), signer(3), signer(4), signer(5)]);
	svm.airdrop(payer.address, lamports(2_000_000_000n));

	const balances = (accounts: readonly Address[]) => accounts.map((account) => svm.getBalance(account) ?? 0n);
	const tokenBalances = (accounts: readonly Address[]) =>
		accounts.flatMap((account, accountIndex) => {
			const { data } = decoded(account) ?? {};
			if (!data) return [];
			const held = { accountIndex, mint: data.mint, owner: data.owner, programId: TOKEN_PROGRAM_ADDRESS };
			return [{ ...held, uiTokenAmount: uiAmount(data.amount) }];
		});
	const decoded = (account: Address) => {
		const found = svm.getAccount(account);
		if (!found.exists || found.data.length !== getTokenSize()) return null;
		return { ...found, data: getTokenDecoder().decode(found.data) };
	};

	/** Sends instructions, and returns what a node would report about the transaction. */
	const send = async (...instructions: Instruction[]) => {
		const empty = setTransactionMessageFeePayerSigner(payer, createTransactionMessage({ version: 0 }));
		const lasting = svm.setTransactionMessageLifetimeUsingLatestBlockhash(empty);
		const signed = await signTransactionMessageWithSigners(appendTransactionMessageInstructions(instructions, lasting));
		const message = getCompiledTransactionMessageDecoder().decode(signed.messageBytes);
		if (message.version === 1) throw new Error("a message of version 0 was asked for");
		const accounts = message.staticAccounts;
		const [preBalances, preTokenBalances] = [balances(accounts), tokenBalances(accounts)];
		const outcome = svm.sendTransaction(signed);
		const failed = outcome instanceof FailedTransactionMetadata;
		const meta = failed ? outcome.meta() : outcome;
		const err = failed ? instructionError(outcome) : null;
		const transaction = {
			slot: svm.getClock().slot,
			blockTime: null,
			version: 0,
			meta: {
				err,
				status: failed ? { Err: err } : { Ok: null },
				fee:
					(preBalances[0] as bigint) - (svm.getBalance(payer.address) ?? 0n) - spent(preBalances, balances(accounts)),
				preBalances,
				postBalances: balances(accounts),
				preTokenBalances,
				postTokenBalances: tokenBalances(accounts),
				innerInstructions: [],
				logMessages: meta.logs(),
				rewards: [],
				loadedAddresses: { writable: [], readonly: [] },
				computeUnitsConsumed: meta.computeUnitsConsumed(),
			},
			transaction: {
				signatures: Object.values(signed.signatures).map((bytes) => getBase58Decoder().decode(bytes as Uint8Array)),
				message: {
					accountKeys: accounts,
					header: {
						numRequiredSignatures: message.header.numSignerAccounts,
						numReadonlySignedAccounts: message.header.numReadonlySignerAccounts,
						numReadonlyUnsignedAccounts: message.header.numReadonlyNonSignerAccounts,
					},
					recentBlockhash: message.lifetimeToken,
					instructions: message.instructions.map(({ programAddressIndex, accountIndices, data }) => ({
						programIdIndex: programAddressIndex,
						accounts: accountIndices ?? [],
						data: getBase58Decoder().decode(data ?? new Uint8Array()),
						stackHeight: 1,
					})),
					addressTableLookups: [],
				},
			},
		};
		svm.expireBlockhash();
		return { signature: getSignatureFromTransaction(signed), transaction };
	};
	/** What the payer's lamports were spent on besides the fee: the rent of the opened accounts. */
	const spent = (before: readonly bigint[], after: readonly bigint[]) =>
		after.slice(1).reduce((sum, balance, index) => sum + balance - (before[index + 1] as bigint), 0n);

	const open = (account: typeof mint, size: number) =>
		getCreateAccountInstruction({
			payer,
			newAccount: account,
			lamports: svm.minimumBalanceForRentExemption(BigInt(size)),
			space: size,
			programAddress: TOKEN_PROGRAM_ADDRESS,
		});
	const transfer = (amount: bigint, source: Address, destination: Address, authority: typeof payer) =>
		getTransferCheckedInstruction({ source, mint: mint.address, destination, authority, amount, decimals: DECIMALS });

	const made = await send(
		open(mint, getMintSize()),
		getInitializeMint2Instruction({ mint: mint.address, decimals: DECIMALS, mintAuthority: payer.address }),
	);
	const filled = await send(
		open(from, getTokenSize()),
		getInitializeAccount3Instruction({ account: from.address, mint: mint.address, owner: payer.address }),
		open(to, getTokenSize()),
		getInitializeAccount3Instruction({ account: to.address, mint: mint.address, owner: keeper.address }),
		getMintToInstruction({ mint: mint.address, token: from.address, mintAuthority: payer, amount: SUPPLY }),
	);
	const sent = await send(transfer(SENT, from.address, to.address, payer));
	const refused = await send(transfer(SENT + 1n, to.address, from.address, keeper));

	return {
		payer: payer.address,
		mint: mint.address,
		recipient: to.address,
		slot: svm.getClock().slot,
		blockhash: svm.latestBlockhash(),
		history: { made, filled, sent, refused },
		balanceOf: (address: Address) => svm.getBalance(address) ?? 0n,
		accountOf: (address: Address) => {
			const found = svm.getAccount(address);
			if (!found.exists) throw new Error(`${address} is not there`);
			return { ...found, data: Uint8Array.from(found.data) };
		},
	};
}

/** The only kind of failure provoked here, as a node writes it. */
function instructionError(outcome: FailedTransactionMetadata) {
	const error = outcome.err();
	const cause = typeof error === "object" && "err" in error ? error.err() : null;
	if (
		typeof error !== "object" ||
		!("index" in error) ||
		typeof cause !== "object" ||
		cause === null ||
		!("code" in cause)
	)
		throw new Error(`another failure than the program's own: ${outcome}`);
	return { InstructionError: [error.index, { Custom: cause.code }] };
}
