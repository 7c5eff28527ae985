/** What a test wallet does otherwise than it should: script text of functions over `key`, see `honest` below. */
export type Misdeeds = Partial<Record<"connect" | "signMessage" | "signIn" | "disconnect", string | null>>;

/** A picture of a petal. */
export const petal = `data:image/svg+xml;base64,${btoa(
	'<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#b23a5e"/><path d="M16 26C8 18 10 8 16 6c6 2 8 12 0 20z" fill="#fff"/></svg>',
)}`;

/** A key of its own for each page, made by the browser; `key.account` and `key.sign` are ready when `key.ready` is. */
const makeKey = `(() => {
	const base58 = (bytes) => {
		const letters = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
		let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
		let text = "";
		for (; number > 0n; number /= 58n) text = letters[Number(number % 58n)] + text;
		return "1".repeat(bytes.findIndex((byte) => byte !== 0)) + text;
	};
	const key = { base58, calls: [] };
	key.ready = crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]).then(async (pair) => {
		const publicKey = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
		key.account = { address: base58(publicKey), publicKey, chains: ["solana:mainnet"], features: ["solana:signMessage"] };
		key.sign = async (message) => new Uint8Array(await crypto.subtle.sign("Ed25519", pair.privateKey, message));
		return key;
	});
	return key;
})()`;

/** What each feature does in an honest wallet. */
const honest = {
	connect: "async () => ({ accounts: [(await key.ready).account] })",
	signMessage: "async ({ message }) => [{ signedMessage: message, signature: await (await key.ready).sign(message) }]",
	signIn: `async ({ domain, statement, uri, version, nonce, issuedAt }) => {
		const { account, sign } = await key.ready;
		const text = domain + " wants you to sign in with your Solana account:\\n" + account.address + "\\n\\n" + statement + "\\n\\nURI: " + uri + "\\nVersion: " + version + "\\nNonce: " + nonce + "\\nIssued At: " + issuedAt;
		const signedMessage = new TextEncoder().encode(text);
		return [{ account, signedMessage, signature: await sign(signedMessage) }];
	}`,
	disconnect: "async () => {}",
};

/**
 * Script of a wallet of the Wallet Standard, which registers in both orders and signs with a real key, kept with the wallet
 * as \`window.testWallets[name]\`. A feature of null is not offered.
 */
export function standardWallet(name: string, misdeeds: Misdeeds = {}, more: object = {}): string {
	const does = { ...honest, ...misdeeds };
	const feature = (id: string, method: keyof typeof does) =>
		does[method] === null ? "" : `"${id}": { version: "1.0.0", ${method}: ${does[method]} },`;
	return `{
		const key = ${makeKey};
		const listeners = new Set();
		const wallet = {
			version: "1.0.0", name: ${JSON.stringify(name)}, icon: "${petal}", chains: ["solana:mainnet", "solana:devnet"], accounts: [],
			features: {
				${feature("standard:connect", "connect")}
				${feature("standard:disconnect", "disconnect")}
				"standard:events": { version: "1.0.0", on: (event, listener) => { listeners.add(listener); return () => listeners.delete(listener); } },
				${feature("solana:signMessage", "signMessage")}
				${feature("solana:signIn", "signIn")}
			},
			...${JSON.stringify(more)},
		};
		(window.testWallets ??= {})[${JSON.stringify(name)}] = { key, tell: (change) => { for (const listener of listeners) listener(change); } };
		const register = (api) => api.register(wallet);
		dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: register }));
		addEventListener("wallet-standard:app-ready", ({ detail }) => register(detail));
	}`;
}

/** Script of a wallet as they were before the standard: `window.solana`. */
export const legacyWallet = `{
	const key = ${makeKey};
	const publicKey = { toString: () => key.account.address, toBytes: () => key.account.publicKey };
	window.solana = {
		isPhantom: true,
		connect: async () => { await key.ready; return { publicKey }; },
		disconnect: async () => {},
		signMessage: async (message) => ({ signature: await key.sign(message), publicKey }),
		on() {}, off() {},
	};
}`;

/** Script of an Ethereum provider that announces itself by EIP-6963 and stands on the window as well. */
export const ethereumWallet = (name: string, flag: string): string => `{
	const provider = { ${flag}: true, request: async () => null };
	window.ethereum = provider;
	const detail = Object.freeze({ info: { uuid: crypto.randomUUID?.() ?? "1", name: ${JSON.stringify(name)}, icon: "${petal}", rdns: "test." + ${JSON.stringify(flag)} }, provider });
	addEventListener("eip6963:requestProvider", () => dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail })));
	dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
}`;
