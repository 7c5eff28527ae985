import type { IconName } from "#src/ui/icon-names.ts";

/** What trading Seeds involves. */
export const tradingFeatures: readonly { title: string; icon: IconName; text: string }[] = [
	{
		title: "A wallet is enough",
		icon: "key-round",
		text: "No account and no waiting list: sign a transaction, and the Seeds are yours.",
	},
	{
		title: "Nobody holds them for you",
		icon: "lock-keyhole",
		text: "Both exchanges swap against a pool. Your Seeds never lie in somebody else’s account.",
	},
	{
		title: "Anyone can check",
		icon: "book-open",
		text: "Every pool and every trade can be read on the chain, to the last unit.",
	},
	{
		title: "Small orders are welcome",
		icon: "sprout",
		text: "There is no minimum. The venue’s fee is a share of the trade; the chain adds a small fee of its own, in SOL.",
	},
];

/** What protects a buyer. */
export const tradingSafety: readonly string[] = [
	"Compare the whole address, not its first and last four characters.",
	"Begin with an amount that you can do without.",
	"No member, mentor or circle ever asks for a recovery phrase.",
];

/** Placeholder for the address of the token. Specification 2.10. */
export const tokenAddressPlaceholder = "[ official token address ]";
