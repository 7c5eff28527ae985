import * as v from "valibot";
import { address, anything, flag, oneOf, text, u8, u64, u64Text, unixTime } from "./field.ts";
import { isJsonObject } from "./json-text.ts";
import { choose, shape } from "./shape.ts";
import { tokenAmount } from "./token-amount.ts";

/** A token account: its owner, its mint, and how much it holds. */
const tokenAccountInfo = shape({
	mint: address,
	owner: address,
	state: oneOf("initialized", "frozen", "uninitialized"),
	isNative: flag,
	tokenAmount,
	delegate: v.nullish(address),
	delegatedAmount: v.nullish(tokenAmount),
	rentExemptReserve: v.nullish(tokenAmount),
	closeAuthority: v.nullish(address),
});

/** A token's mint. The `mintAuthority` can create more of the token, the `freezeAuthority` can freeze an account. */
const mintInfo = shape({
	supply: u64Text,
	decimals: u8,
	isInitialized: flag,
	mintAuthority: v.nullable(address),
	freezeAuthority: v.nullable(address),
});

/** A stake; `deactivationEpoch` is the maximum u64 while it has not been deactivated. */
const stakeInfo = shape({
	meta: shape({
		authorized: shape({ staker: address, withdrawer: address }),
		lockup: shape({ custodian: address, epoch: u64, unixTimestamp: unixTime }),
		rentExemptReserve: u64Text,
	}),
	stake: v.nullish(
		shape({
			creditsObserved: u64,
			delegation: shape({
				voter: address,
				stake: u64Text,
				activationEpoch: u64Text,
				deactivationEpoch: u64Text,
			}),
		}),
	),
});

const program = text;
const space = u64;
const isOf = (value: unknown, programs: readonly string[], types: readonly string[]) =>
	isJsonObject(value) &&
	programs.includes(value.program as string) &&
	isJsonObject(value.parsed) &&
	types.includes(value.parsed.type as string);
const SPL = ["spl-token", "spl-token-2022"];

const token = v.pipe(
	shape({ program, space, parsed: shape({ type: text, info: tokenAccountInfo }) }),
	v.transform(({ parsed, ...rest }) => ({ kind: "token" as const, ...rest, ...parsed })),
);
const mint = v.pipe(
	shape({ program, space, parsed: shape({ type: text, info: mintInfo }) }),
	v.transform(({ parsed, ...rest }) => ({ kind: "mint" as const, ...rest, ...parsed })),
);
const stake = v.pipe(
	shape({ program, space, parsed: shape({ type: text, info: stakeInfo }) }),
	v.transform(({ parsed, ...rest }) => ({ kind: "stake" as const, ...rest, ...parsed })),
);
const other = v.pipe(
	shape({ program, space, parsed: shape({ type: text, info: v.optional(anything) }) }),
	v.transform(({ parsed: { type }, ...rest }) => ({ kind: "other" as const, ...rest, type })),
);

/** An account's bytes as parsed by a node, for programs that it knows; three kinds are read in full. */
export const parsedAccount = choose("an object", (value) => {
	if (isOf(value, SPL, ["account"])) return token;
	if (isOf(value, SPL, ["mint"])) return mint;
	if (isOf(value, ["stake"], ["delegated", "initialized"])) return stake;
	return other;
});
export type ParsedAccount = v.InferOutput<typeof parsedAccount>;
