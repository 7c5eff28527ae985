import type { InferOutput } from "valibot";
import * as v from "valibot";
import { amountText } from "./amounts.ts";
import { decimal, text, u8, u64Text } from "./field.ts";
import { shape } from "./shape.ts";

/**
 * A token amount: `amount` in base units, exact; `uiAmount` and `uiAmountString` as the node wrote them. The node's two
 * may differ from the exact figure: `uiAmount` is a binary fraction (deprecated for that reason), and a mint with
 * interest or scaled amounts has a different `uiAmountString` on purpose. Specification 3 (chain response data)
 */
export const tokenAmount = shape({
	amount: u64Text,
	decimals: u8,
	uiAmount: v.nullish(decimal),
	uiAmountString: v.optional(text),
});
export type TokenAmount = InferOutput<typeof tokenAmount>;

/** @example tokenText({ amount: 9864n, decimals: 2, … }) // "98.64" */
export const tokenText = ({ amount, decimals }: Pick<TokenAmount, "amount" | "decimals">): string =>
	amountText(amount, decimals);
