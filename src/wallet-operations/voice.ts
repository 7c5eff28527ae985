import type { FoundWallet } from "#src/wallet/wallet.ts";
import { peek } from "./read-answer.ts";

/**
 * How to call one wallet. Each method returns the wallet's answer unvalidated, or throws what the wallet throws. What a
 * wallet does not support is undefined.
 */
export interface Voice {
	readonly way: "Wallet Standard" | "legacy";
	/** The wallet's object itself. */
	readonly wallet: object;
	readonly connect: () => unknown;
	readonly disconnect?: (() => unknown) | undefined;
	readonly signMessage?: ((account: unknown, message: Uint8Array) => unknown) | undefined;
	readonly signIn?: ((request: object) => unknown) | undefined;
	/**
	 * Calls back with what has changed, or undefined if the wallet only says that something has. @returns the unsubscribe
	 * function
	 */
	readonly onChange?: ((listener: (change: unknown) => void) => unknown) | undefined;
}

type Method = (...inputs: unknown[]) => unknown;

/** A method of a foreign object, as a function that calls it on that object; undefined if there is none. */
function methodOf(holder: unknown, name: string): Method | undefined {
	const method = peek(holder, name);
	return typeof method === "function" ? (...inputs) => Reflect.apply(method, holder, inputs) : undefined;
}

/**
 * By the Wallet Standard: features `standard:*` and `solana:*` of @wallet-standard/features and
 * @solana/wallet-standard-features.
 */
function standardVoice(wallet: object): Voice | undefined {
	const features = peek(wallet, "features");
	const method = (feature: string) => methodOf(peek(features, feature), feature.replace(/^.*:/, ""));
	const connect = method("standard:connect");
	const signMessage = method("solana:signMessage");
	const signIn = method("solana:signIn");
	const on = methodOf(peek(features, "standard:events"), "on");
	if (!connect || !(signMessage || signIn)) return undefined;
	return {
		way: "Wallet Standard",
		wallet,
		connect: () => connect(),
		disconnect: method("standard:disconnect"),
		signMessage: signMessage && ((account, message) => signMessage({ account, message })),
		signIn,
		onChange: on && ((listener) => on("change", listener)),
	};
}

/**
 * As Phantom and others did before the standard (docs.phantom.com/solana): methods on the object under `window.solana`.
 */
function legacyVoice(wallet: object): Voice | undefined {
	const connect = methodOf(wallet, "connect");
	const signMessage = methodOf(wallet, "signMessage");
	const on = methodOf(wallet, "on");
	const off = methodOf(wallet, "off") ?? methodOf(wallet, "removeListener");
	if (!connect || !signMessage) return undefined;
	return {
		way: "legacy",
		wallet,
		connect: () => connect(),
		disconnect: methodOf(wallet, "disconnect"),
		signMessage: (_, message) => signMessage(message, "utf8"),
		onChange:
			on &&
			((listener) => {
				const tell = () => listener(undefined);
				const events = ["disconnect", "accountChanged"];
				for (const event of events) on(event, tell);
				return () => {
					for (const event of events) off?.(event, tell);
				};
			}),
	};
}

/** Whether a wallet may support Solana: it lists a Solana chain or, like older wallets, no chains at all. */
const mayBeSolana = ({ chains }: FoundWallet): boolean =>
	chains.length === 0 || chains.some((chain) => /^solana(?:$|:)/.test(chain));

/**
 * How to call a discovered wallet, by the standard if it supports it. Does not call the wallet.
 * @returns undefined for a wallet that signs no messages for Solana
 */
export function voiceOf(wallet: FoundWallet): Voice | undefined {
	if (!mayBeSolana(wallet)) return undefined;
	const voices = [standardVoice, legacyVoice].flatMap((voice) => wallet.objects.map(voice));
	return voices.find((voice) => voice !== undefined);
}
