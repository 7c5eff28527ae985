/**
 * Properties under which wallets add themselves to the window, each with its source; "adapter" means the file
 * packages/wallets/<wallet>/src/adapter.ts of anza-xyz/wallet-adapter. Properties that pages are meant to replace
 * themselves (`web3`), and those that several wallets share by adding to them (`injectedWeb3`), are left out.
 */
export const walletNames: readonly string[] = [
	"ethereum", // eips.ethereum.org/EIPS/eip-6963, "window.ethereum"
	"solana", // docs.phantom.com/solana/detecting-the-provider
	"phantom", // docs.phantom.com/solana/detecting-the-provider
	"backpack", // adapter of backpack
	"solflare", // npm @cedros/pay-react 1.0.5, walletDetection
	"braveSolana", // adapter of brave
	"coinbaseSolana", // adapter of coinbase
	"trustwallet", // adapter of trust
	"bitkeep", // adapter of bitkeep
	"nightly", // adapter of nightly
	"coin98", // adapter of coin98
	"exodus", // adapter of exodus
	"glowSolana", // adapter of glow
	"okxwallet", // web3.okx.com/onchainos/dev-docs/sdks/chains/cosmos/provider
	"keplr", // web3.okx.com/onchainos/dev-docs/sdks/chains/cosmos/provider
	"xfi", // rainbow-me/rainbowkit, namespace "xfi.ethereum"
	"magicEden", // rainbow-me/rainbowkit, namespace "magicEden.ethereum"
	"bybitWallet", // oooo-protocol/oooo-components:src/shims/wallet.d.ts
	"unisat", // oooo-protocol/oooo-components:src/shims/wallet.d.ts
	"$onekey", // oooo-protocol/oooo-components:src/shims/wallet.d.ts
];
