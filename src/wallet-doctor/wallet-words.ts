import type { FoundBy, FoundWallet, WalletNote } from "#src/wallet/wallet.ts";
import { plainText } from "#src/wallet-operations/plain-text.ts";

const features: Readonly<Record<string, string>> = {
	"standard:connect": "connect",
	"standard:disconnect": "disconnect",
	"standard:events": "report changes",
	"solana:signMessage": "sign messages",
	"solana:signIn": "sign in",
	"solana:signTransaction": "sign transactions",
	"solana:signAllTransactions": "sign several transactions at once",
	"solana:signAndSendTransaction": "sign and send transactions",
	"solana:signAndSendAllTransactions": "sign and send several transactions",
};

const chains: Readonly<Record<string, string>> = {
	solana: "Solana",
	"solana:mainnet": "Solana",
	"solana:devnet": "Solana devnet",
	"solana:testnet": "Solana testnet",
	"solana:localnet": "Solana localnet",
	eip155: "Ethereum-compatible chains",
	"eip155:1": "Ethereum",
};

/** Long lists are cut here; the report has all entries. */
const MAX_SHOWN = 12;

/** Each identifier in words; unknown ones stay as they are. */
function inWords(identifiers: readonly string[], words: Readonly<Record<string, string>>): string {
	const named = [...new Set(identifiers.map((id) => (Object.hasOwn(words, id) ? words[id] : plainText(id))))];
	const rest = named.length - MAX_SHOWN;
	return [...named.slice(0, MAX_SHOWN), ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
}

/** @example featureWords(["standard:connect", "sui:signTransaction"]) // "connect, sui:signTransaction" */
export const featureWords = (identifiers: readonly string[]): string =>
	inWords(identifiers, features) || "Not disclosed before connecting.";

/** @example chainWords(["solana:mainnet", "eip155"]) // "Solana, Ethereum-compatible chains" */
export const chainWords = (identifiers: readonly string[]): string => inWords(identifiers, chains) || "Not disclosed.";

const ways: Record<FoundBy, (wallet: FoundWallet) => string> = {
	"Wallet Standard": ({ version }) => `by the Wallet Standard${version ? `, version ${version}` : ""}`,
	"EIP-6963": () => "by EIP-6963, the Ethereum standard",
	"window property": ({ properties }) => `as ${properties.map((name) => `window.${name}`).join(" and ")}`,
};

/** How a wallet was found. @example "by the Wallet Standard, version 1.0.0; as window.solana" */
export const foundWords = (wallet: FoundWallet): string => wallet.foundBy.map((way) => ways[way](wallet)).join("; ");

/** What a note means for the owner of this wallet. */
export function noteWords(note: WalletNote): string {
	if (note === "duplicate")
		return "Another wallet here has the same name or identifier. One of them may be an old version or a fake: compare both in your browser’s list of extensions.";
	if (note === "icon refused") return "Its icon is not shown: it is not an embedded image that can be shown here.";
	const brand = note.replace("impersonates ", "");
	return `It identifies itself as ${brand}, which is not its name. Most wallets that do this want to work on sites that only support ${brand}. Check the name in its window before you sign.`;
}
