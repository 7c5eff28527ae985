import type { BillingId } from "#src/content/servers/billing.ts";
import type { Argument, Option } from "./command.ts";

/** `[--json]` */
export const json: Option = { name: "--json", description: "Print JSON, for programs to read." };

/** `<server>`, for commands that act on one. */
export const onServer: Argument = { name: "server", kind: "server", required: true, description: "The server’s name." };

/** `[--compression none|low|medium|high]`. Specification 9 */
export const compression: Option = {
	name: "--compression",
	value: { name: "level", kind: "choice", choices: ["none", "low", "medium", "high"], default: "medium" },
	description: "How hard to compress: higher is smaller and takes longer.",
};

/** `[--encryption gpg|aes256]`. Specification 9 */
export const encryption: Option = {
	name: "--encryption",
	value: { name: "method", kind: "choice", choices: ["gpg", "aes256"], default: "aes256" },
	description: "How to encrypt: aes256 for whoever has your organisation’s key, gpg for one recipient.",
};

/** `--region <region>` */
export const region = { name: "region", kind: "region" } as const;

/** `[--billing hourly|monthly|…]`: for quotes and orders. Specification 2.4 (Pricing) */
export const billing = {
	name: "billing",
	kind: "choice",
	choices: ["hourly", "monthly", "quarterly", "semi-annual", "annual", "spot"] satisfies readonly BillingId[],
	default: "hourly",
} as const;

/** `--plan <plan>` */
export const plan = { name: "plan", kind: "plan" } as const;
