import type { Method } from "./methods.ts";

const SYSTEM = "11111111111111111111111111111111";
const STAKER = "AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9";
const VOTER = "9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu";
const VOTE = "Vote111111111111111111111111111111111111111";
const HASH = "CmpNeggWJ4JaWJeJ8YKN1Zypmk7uvQq3PECGUCAEMbky";
const SIGNATURE = "obBPxVY6H3QEgyN5zdLuXmYrZCvsUxToxFTcM1YHs6Jdr3T2NJ2rWoFADwxVDAZpHu35pBihvj1y7qgwADT8VGw";

const vote = {
	meta: {
		err: null,
		fee: 5000,
		innerInstructions: [],
		logMessages: [],
		postBalances: [499998932500, 26858640, 1, 1],
		postTokenBalances: [],
		preBalances: [499998937500, 26858640, 1, 1],
		preTokenBalances: [],
		rewards: null,
		status: { Ok: null },
	},
	transaction: {
		message: {
			accountKeys: [STAKER, VOTER, "SysvarC1ock11111111111111111111111111111111", VOTE],
			header: { numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 2, numRequiredSignatures: 1 },
			instructions: [{ accounts: [1, 2, 0], data: "37u9WtQpcm6ULa3WRQHmj49EPs4if7o9f1jSRVZpm2dv", programIdIndex: 3 }],
			recentBlockhash: HASH,
		},
		signatures: [SIGNATURE],
	},
};
const described = (pubkey: string, signer: boolean, source = "transaction") => ({
	pubkey,
	signer,
	source,
	writable: true,
});
const stakeInfo = {
	meta: {
		authorized: { staker: STAKER, withdrawer: STAKER },
		lockup: { custodian: SYSTEM, epoch: 0, unixTimestamp: 0 },
		rentExemptReserve: "2282880",
	},
	stake: {
		creditsObserved: 169965713,
		delegation: {
			activationEpoch: "386",
			deactivationEpoch: "18446744073709551615",
			stake: "8007935",
			voter: VOTER,
			warmupCooldownRate: 0.25,
		},
	},
};
const held = (data: unknown) => ({
	context: { apiVersion: "2.0.15", slot: 341197933 },
	value: { data, executable: false, lamports: 1000000000, owner: SYSTEM, space: 80 },
});

/**
 * Results in the shapes given in Solana's documentation, variants included, with keys and hashes of our own:
 * solana.com/docs/rpc/http/<method> and solana.com/docs/rpc/json-structures, and for `getStakeActivation`
 * solana.com/docs/rpc/deprecated/getstakeactivation.
 */
export const documented: readonly (readonly [title: string, method: Method, result: unknown])[] = [
	["no account", "getAccountInfo", { context: { slot: 1 }, value: null }],
	["an account in base58", "getAccountInfo", held(["11116bv5nS2h3y12kD1yUKeMZvGcKLSjQgX6BeV7u1FrjeJc", "base58"])],
	["an account in base64", "getAccountInfo", held(["AAECAw==", "base64"])],
	["an account compressed", "getAccountInfo", held(["KLUv/SAA", "base64+zstd"])],
	["an account as a bare text", "getAccountInfo", held("11116bv5nS2h3y12kD1yUKeMZvGcKLSjQgX6BeV7u1FrjeJc")],
	["an account parsed", "getAccountInfo", held({ parsed: { info: {}, type: "vote" }, program: "vote", space: 80 })],
	["a stake", "getAccountInfo", held({ parsed: { info: stakeInfo, type: "delegated" }, program: "stake", space: 200 })],
	["a balance", "getBalance", { context: { slot: 1 }, value: 0 }],
	[
		"a token account’s balance",
		"getTokenAccountBalance",
		{ context: { slot: 1114 }, value: { amount: "9864", decimals: 2, uiAmount: 98.64, uiAmountString: "98.64" } },
	],
	[
		"a supply without the rounded number",
		"getTokenSupply",
		{ context: { slot: 1114 }, value: { amount: "100000", decimals: 2, uiAmount: null, uiAmountString: "1000" } },
	],
	[
		"statuses",
		"getSignatureStatuses",
		{
			context: { slot: 82 },
			value: [
				{ slot: 48, confirmations: null, err: null, status: { Ok: null }, confirmationStatus: "finalized" },
				{ slot: 81, confirmations: 10, err: null, status: { Ok: null }, confirmationStatus: "confirmed" },
				{ slot: 82, confirmations: 0, err: "AccountInUse", status: { Err: "AccountInUse" }, confirmationStatus: null },
				null,
			],
		},
	],
	[
		"signatures of an address",
		"getSignaturesForAddress",
		[{ err: null, memo: null, signature: SIGNATURE, slot: 114, blockTime: null }],
	],
	["no transaction", "getTransaction", null],
	["a transaction", "getTransaction", { ...vote, slot: 430, blockTime: null }],
	["a legacy transaction", "getTransaction", { ...vote, slot: 430, blockTime: 1746479684, version: "legacy" }],
	["a transaction in base64", "getTransaction", { slot: 430, meta: null, transaction: ["AAECAw==", "base64"] }],
	[
		"a transaction with a lookup table",
		"getTransaction",
		{
			slot: 430,
			version: 0,
			meta: {
				...vote.meta,
				postBalances: [1, 1, 1, 1, 1, 1],
				preBalances: [1, 1, 1, 1, 1, 1],
				loadedAddresses: { writable: [SYSTEM], readonly: [VOTE] },
				returnData: { programId: VOTE, data: ["AQ==", "base64"] },
				computeUnitsConsumed: 300,
				costUnits: 400,
			},
			transaction: {
				...vote.transaction,
				message: {
					...vote.transaction.message,
					addressTableLookups: [{ accountKey: VOTER, writableIndexes: [0], readonlyIndexes: [4] }],
					instructions: [{ accounts: [5, 4], data: "", programIdIndex: 3, stackHeight: null }],
				},
			},
		},
	],
	[
		"a transaction parsed",
		"getTransaction",
		{
			slot: 430,
			blockTime: null,
			meta: {
				...vote.meta,
				postBalances: [1, 1],
				preBalances: [1, 1],
				innerInstructions: [
					{ index: 0, instructions: [{ programId: VOTE, accounts: [VOTER], data: "3Bxs", stackHeight: 2 }] },
				],
			},
			transaction: {
				message: {
					accountKeys: [described(STAKER, true), described(VOTER, false, "lookupTable")],
					addressTableLookups: null,
					instructions: [
						{ program: "spl-memo", programId: VOTE, parsed: "for the garden", stackHeight: null },
						{ program: "system", programId: SYSTEM, parsed: { type: "transfer", info: { lamports: 1 } } },
					],
					recentBlockhash: HASH,
				},
				signatures: [SIGNATURE],
			},
		},
	],
	["no block", "getBlock", null],
	[
		"a block",
		"getBlock",
		{
			blockHeight: 428,
			blockTime: null,
			blockhash: HASH,
			parentSlot: 429,
			previousBlockhash: SYSTEM,
			transactions: [vote],
		},
	],
	[
		"a block’s accounts alone",
		"getBlock",
		{
			blockHeight: 428,
			blockTime: 1746479684,
			blockhash: HASH,
			parentSlot: 429,
			previousBlockhash: HASH,
			rewards: [{ commission: null, lamports: -5, postBalance: 10, pubkey: STAKER, rewardType: "Fee" }],
			transactions: [
				{
					meta: { err: null, fee: 5000, postBalances: [1], preBalances: [1], status: { Ok: null } },
					transaction: { accountKeys: [described(STAKER, true)], signatures: [SIGNATURE] },
					version: 0,
				},
			],
		},
	],
	[
		"a block’s signatures alone",
		"getBlock",
		{
			blockHeight: null,
			blockTime: null,
			blockhash: HASH,
			parentSlot: 429,
			previousBlockhash: HASH,
			signatures: [SIGNATURE],
		},
	],
	["a stake’s activation", "getStakeActivation", { active: 124429280, inactive: 73287840, state: "activating" }],
];

const context = { slot: 1 };
const amount = { amount: "771", decimals: 2, uiAmount: 7.71, uiAmountString: "7.71" };
const { value: account } = held(["AAECAw==", "base64"]);

/** Valid results of methods that are not supported, from the same documentation. */
export const unsupported: readonly (readonly [method: string, result: unknown])[] = [
	["getTokenAccountsByOwner", { context, value: [{ pubkey: STAKER, account }] }],
	["getTokenAccountsByOwner, with none", { context, value: [] }],
	["getMultipleAccounts", { context, value: [null, account] }],
	["getTokenLargestAccounts", { context, value: [{ address: STAKER, ...amount }] }],
	["getLargestAccounts", { context, value: [{ address: STAKER, lamports: 999 }] }],
	["simulateTransaction", { context, value: { err: null, accounts: null, logs: [], unitsConsumed: 2366 } }],
	["getLatestBlockhash", { context, value: { blockhash: HASH, lastValidBlockHeight: 3090 } }],
	["getSupply", { context, value: { circulating: 16000, nonCirculating: 1000, total: 17000 } }],
	["isBlockhashValid", { context, value: false }],
	["getProgramAccounts", [{ pubkey: STAKER, account }]],
	["getInflationReward", [null, { amount: 2500, effectiveSlot: 224, epoch: 2, postBalance: 499999442500 }]],
	["getInflationReward, with none", [null]],
	["getRecentPrioritizationFees", [{ slot: 348125, prioritizationFee: 0 }]],
	["getRecentPerformanceSamples", [{ slot: 348125, numSlots: 126, numTransactions: 126, samplePeriodSecs: 60 }]],
	["getBlocks", [5, 6, 7]],
	["getVersion", { "feature-set": 2891131721, "solana-core": "1.16.7" }],
	["getSlot", 1234],
	// From Ethereum's, whose nodes answer in the same outer shape.
	["eth_getTransactionByHash", { blockHash: "0x1d59", hash: "0x88df", nonce: "0x15", value: "0xf3dbb76162000" }],
];
