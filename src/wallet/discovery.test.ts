import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Discovery, discoverWallets, MAX_SIGHTINGS } from "./discovery.ts";
import type { FoundWallet } from "./wallet.ts";

const icon = "data:image/svg+xml;base64,PHN2Zy8+";
const standard = (name = "Sakura Test", more: object = {}) => ({
	name,
	icon,
	version: "1.0.0",
	chains: ["solana:mainnet"],
	features: { "standard:connect": {}, "solana:signMessage": {} },
	accounts: [{ address: "nobody must look here" }],
	...more,
});
const detail = (name = "Evm Test", provider: object = {}, more: object = {}) => ({
	info: { uuid: "1", name, icon, rdns: "test.evm", ...more },
	provider,
});

type Window = EventTarget & Record<string, unknown>;
type Api = { register: (...wallets: unknown[]) => () => void };
let page: Window;
let discovery: Discovery | undefined;

const begin = (): Discovery => {
	discovery = discoverWallets(page, [
		"ethereum",
		"solana",
		"phantom",
		"solflare",
		"braveSolana",
		"coinbaseSolana",
		"trustwallet",
		"okxwallet",
		"$onekey",
	]);
	return discovery;
};
const list = (): readonly FoundWallet[] => discovery?.wallets() ?? [];
const names = () => list().map(({ name }) => name);
/** Registers a wallet as @wallet-standard/wallet does, in either order. */
function registerStandard(wallet: unknown): void {
	const callback = ({ register }: Api) => register(wallet);
	page.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: callback }));
	page.addEventListener("wallet-standard:app-ready", (event) => callback((event as CustomEvent<Api>).detail));
}
const announce = (announced: unknown) =>
	page.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: announced }));

beforeEach(() => {
	page = new EventTarget() as Window;
});

it("finds nothing if there are no wallets", () => {
	begin();
	expect(list()).toEqual([]);
});

describe.each(["before", "after"])("a wallet that comes %s us", (when) => {
	const inOrder = (come: () => void) => {
		if (when === "before") come();
		begin();
		if (when === "after") come();
	};

	it("via the Wallet Standard is listed once, with everything it states", () => {
		const wallet = standard();
		inOrder(() => registerStandard(wallet));
		expect(list()).toEqual([
			{
				name: "Sakura Test",
				icon,
				version: "1.0.0",
				chains: ["solana:mainnet"],
				features: ["standard:connect", "solana:signMessage"],
				foundBy: ["Wallet Standard"],
				properties: [],
				objects: [wallet],
				brands: [],
				notes: [],
			},
		]);
	});

	it("via EIP-6963 is listed once, however often it announces itself", () => {
		const announced = detail();
		inOrder(() => {
			page.addEventListener("eip6963:requestProvider", () => announce(announced));
			announce(announced);
		});
		expect(names()).toEqual(["Evm Test"]);
		announce(detail("Evm Test", announced.provider));
		expect(list()).toMatchObject([{ name: "Evm Test", icon, foundBy: ["EIP-6963"], chains: ["eip155"], notes: [] }]);
	});
});

it("reports wallets that arrive late or leave", () => {
	const heard = vi.fn();
	const end = begin().subscribe(heard);
	let leave = () => {};
	page.dispatchEvent(
		new CustomEvent("wallet-standard:register-wallet", {
			detail: ({ register }: Api) => {
				leave = register(standard("One"), standard("Two"));
			},
		}),
	);
	expect(heard).toHaveBeenCalledTimes(1);
	expect(names()).toEqual(["One", "Two"]);
	leave();
	leave();
	expect(heard).toHaveBeenCalledTimes(2);
	expect(names()).toEqual([]);
	end();
	announce(detail());
	expect(heard).toHaveBeenCalledTimes(2);
});

it("reports nothing, and keeps its list, while nothing has changed", () => {
	const heard = vi.fn();
	const wallet = standard();
	begin();
	registerStandard(wallet);
	const before = list();
	discovery?.subscribe(heard);
	discovery?.look();
	registerStandard(wallet);
	expect(list()).toBe(before);
	expect(heard).not.toHaveBeenCalled();
});

it("removes only the wallet that leaves, and only its Wallet Standard registration", () => {
	const leaving = standard("One");
	let leave = () => {};
	begin();
	page.dispatchEvent(
		new CustomEvent("wallet-standard:register-wallet", {
			detail: ({ register }: Api) => {
				leave = register(leaving);
			},
		}),
	);
	registerStandard(standard("Two"));
	announce(detail("One", leaving));
	leave();
	expect(list()).toMatchObject([
		{ name: "Two", foundBy: ["Wallet Standard"] },
		{ name: "One", foundBy: ["EIP-6963"] },
	]);
});

it("lets no wallet change the API that others register with", () => {
	begin();
	page.dispatchEvent(
		new CustomEvent("wallet-standard:register-wallet", {
			detail: (api: Api) => {
				api.register = () => () => {};
			},
		}),
	);
	registerStandard(standard());
	expect(names()).toEqual(["Sakura Test"]);
});

it("looks at the window's properties and their known parts", () => {
	const solana = { isPhantom: true };
	Object.assign(page, { solana, phantom: { solana, ethereum: {} }, $onekey: {}, ethereum: null, braveSolana: 5 });
	begin();
	expect(list()).toMatchObject([
		{ name: "Phantom", properties: ["solana", "phantom.solana", "phantom.ethereum"], chains: ["solana", "eip155"] },
		{ name: "Onekey", properties: ["$onekey"] },
	]);
	page.braveSolana = { isBraveWallet: true };
	discovery?.look();
	expect(list()[2]).toMatchObject({ name: "Brave", brands: ["isBraveWallet"], notes: [] });
});

it("merges the different ways in which one wallet shows itself", () => {
	const provider = { isPhantom: true };
	page.phantom = { ethereum: provider };
	begin();
	registerStandard(standard("Phantom"));
	announce(detail("Phantom", provider));
	expect(list()).toMatchObject([
		{ name: "Phantom", icon, version: "1.0.0", foundBy: ["window property", "Wallet Standard", "EIP-6963"], notes: [] },
	]);
});

it("treats a wallet under several properties as one", () => {
	const [ethereum, solana] = [{ isPhantom: true }, { isPhantom: true }];
	Object.assign(page, { ethereum, solana, phantom: { solana, ethereum } });
	begin();
	expect(list()).toMatchObject([
		{
			name: "Phantom",
			properties: ["ethereum", "solana", "phantom.solana", "phantom.ethereum"],
			objects: [ethereum, solana],
			notes: [],
		},
	]);
});

it.each([
	["Brave Wallet", ["isBraveWallet", "isMetaMask"], (solana: object) => ({ solana, braveSolana: solana })],
	["Coinbase Wallet", ["isCoinbaseWallet"], (coinbaseSolana: object) => ({ coinbaseSolana })],
	["Trust Wallet", ["isTrust", "isTrustWallet"], (solana: object) => ({ trustwallet: { solana } })],
])("treats the %s as one, with a property for each family of its chains and by both standards", (name, flags, more) => {
	const [ethereum, solana] = [1, 2].map(() => Object.fromEntries(flags.map((flag) => [flag, true])));
	Object.assign(page, { ethereum, ...more(solana as object) });
	page.addEventListener("eip6963:requestProvider", () => announce(detail(name, ethereum)));
	registerStandard(standard(name));
	begin();
	expect(list()).toHaveLength(1);
	expect(list()[0]?.objects).toEqual([expect.objectContaining({ name }), ethereum, solana]);
	expect(list()[0]?.notes).not.toContain("duplicate");
});

it.each(["Phantom\uFE0F", "Phan\u034Ftom", "Phan\u200Btom", "Phantom\u3164"])(
	"marks %j as a duplicate of Phantom",
	(name) => {
		registerStandard(standard("Phantom"));
		registerStandard(standard(name));
		begin();
		expect(list().map(({ notes }) => notes)).toEqual([["duplicate"], ["duplicate"]]);
	},
);

it("merges no forgery under solana with the wallet that has a part for it", () => {
	const [ethereum, solana, forged] = [{ isPhantom: true }, { isPhantom: true }, { isPhantom: true }];
	Object.assign(page, { ethereum, solana: forged, phantom: { solana, ethereum } });
	begin();
	expect(list()).toMatchObject([
		{ objects: [ethereum, solana], notes: ["duplicate"] },
		{ properties: ["solana"], objects: [forged], notes: ["duplicate"] },
	]);
});

it("notes both wallets of one name that share a family of chains, whichever of them has the property for another", () => {
	const [ethereum, one, other] = [{ isBraveWallet: true }, { isBraveWallet: true }, { isBraveWallet: true }];
	Object.assign(page, { ethereum, solana: one, braveSolana: other });
	begin();
	expect(list()).toMatchObject([
		{ properties: ["ethereum", "solana"], notes: ["duplicate"] },
		{ properties: ["braveSolana"], notes: ["duplicate"] },
	]);
});

it.each([
	["phantom", "isPhantom", "Phantom"],
	["solflare", "isSolflare", "Solflare"],
])("treats two of the same name, under solana and %s, as two", (property, flag, name) => {
	Object.assign(page, { solana: { [flag]: true }, [property]: {} });
	begin();
	expect(list()).toMatchObject([
		{ name, properties: ["solana"], notes: ["duplicate"] },
		{ name, properties: [property], notes: ["duplicate"] },
	]);
});

it("treats them as two even if each also announces itself through a standard of its own", () => {
	const [one, other] = [{ isPhantom: true }, standard("Phantom")];
	Object.assign(page, { solana: one, phantom: other });
	begin();
	announce(detail("Phantom", one));
	registerStandard(other);
	expect(list()).toMatchObject([
		{ foundBy: ["window property", "EIP-6963"], objects: [one], notes: ["duplicate"] },
		{ foundBy: ["window property", "Wallet Standard"], objects: [other], notes: ["duplicate"] },
	]);
});

it("treats two separate announcements as two, even if they are parts of one property", () => {
	const [ethereum, solana] = [{}, {}];
	page.phantom = { ethereum, solana };
	begin();
	announce(detail("Phantom", ethereum, { rdns: "a" }));
	announce(detail("Phantom", solana, { rdns: "b" }));
	expect(list().map(({ notes }) => notes)).toEqual([["duplicate"], ["duplicate"]]);
});

it.each(["before", "after"])("tells a wallet from a forgery of its name that came %s it", (when) => {
	const [genuine, forged] = [{}, {}];
	begin();
	if (when === "before") announce(detail("Phantom", forged, { rdns: "forged" }));
	announce(detail("Phantom", genuine, { rdns: "genuine" }));
	if (when === "after") announce(detail("Phantom", forged, { rdns: "forged" }));
	page.phantom = { ethereum: genuine };
	discovery?.look();
	expect(list()).toHaveLength(2);
	expect(list().find(({ objects }) => objects[0] === genuine)).toMatchObject({
		foundBy: ["EIP-6963", "window property"],
		objects: [genuine],
		notes: ["duplicate"],
	});
});

it("tells a wallet from a forgery that is announced before it, but after its property was seen", () => {
	const [genuine, forged] = [{}, {}];
	page.phantom = { ethereum: genuine };
	begin();
	for (const provider of [forged, genuine]) announce(detail("Phantom", provider, { rdns: "phantom" }));
	expect(list()).toMatchObject([
		{ foundBy: ["window property", "EIP-6963"], objects: [genuine], notes: ["duplicate"] },
		{ foundBy: ["EIP-6963"], objects: [forged], notes: ["duplicate"] },
	]);
});

it("takes an object that may be part of two wallets for that of the one seen first", () => {
	const [one, other, part] = [{}, {}, {}];
	begin();
	announce(detail("Phantom", one, { rdns: "a" }));
	announce(detail("Phantom", other, { rdns: "b" }));
	page.phantom = { solana: part };
	discovery?.look();
	expect(list().map(({ objects }) => objects)).toEqual([[one, part], [other]]);
});

it("uses the name that a wallet announced first, whatever its property is called", () => {
	const provider = {};
	page.solana = provider;
	begin();
	expect(names()).toEqual(["Solana"]);
	announce(detail("Nightly", provider));
	registerStandard(standard("Nightly Wallet"));
	expect(list()).toMatchObject([
		{ name: "Nightly", foundBy: ["window property", "EIP-6963", "Wallet Standard"], notes: [] },
	]);
});

it("recognises two with the same identity, also if one has a property too", () => {
	const provider = {};
	page.okxwallet = provider;
	begin();
	announce(detail("One", provider));
	announce(detail("Two"));
	expect(list().map(({ notes }) => notes)).toEqual([["duplicate"], ["duplicate"]]);
});

it.each([
	["solana:mainnet", "bitcoin:mainnet", []],
	["solana", "solanas:mainnet", []],
	["solana", "solana:devnet", ["duplicate"]],
	["solana:mainnet", "solana:devnet", ["duplicate"]],
	["solana:mainnet", undefined, ["duplicate"]],
	[undefined, undefined, ["duplicate"]],
])("two registrations of one name, with the chains %s and %s, get the notes %j", (one, other, notes) => {
	begin();
	for (const chain of [one, other]) registerStandard(standard("MetaMask", { chains: chain ? [chain] : undefined }));
	expect(list().map((wallet) => wallet.notes)).toEqual([notes, notes]);
});

it("notes no duplicate of a wallet that announces itself for each family of chains", () => {
	const provider = { isMetaMask: true };
	page.ethereum = provider;
	begin();
	announce(detail("MetaMask", provider));
	for (const chain of ["solana:mainnet", "bitcoin:mainnet"])
		registerStandard(standard("MetaMask", { chains: [chain] }));
	expect(list()).toMatchObject([
		{ chains: ["eip155", "solana:mainnet"], notes: [] },
		{ chains: ["bitcoin:mainnet"], notes: [] },
	]);
});

it("lets a forgery for other chains absorb nothing of the wallet, which stays the one that was found", () => {
	const [genuine, forged] = [standard("Phantom"), standard("Phantom", { chains: ["forged:mainnet"] })];
	page.phantom = genuine;
	begin();
	for (const wallet of [forged, genuine]) registerStandard(wallet);
	expect(list()).toMatchObject([
		{ foundBy: ["window property", "Wallet Standard"], objects: [genuine], notes: [] },
		{ foundBy: ["Wallet Standard"], objects: [forged], chains: ["forged:mainnet"], notes: [] },
	]);
});

it("adds the duplicate note to other notes", () => {
	begin();
	for (const rdns of ["a", "b"]) announce(detail("Evm Test", { isPhantom: true }, { rdns }));
	expect(list()[0]?.notes).toEqual(["impersonates Phantom", "duplicate"]);
});

it.each([
	["two of one name", () => [detail("Evm Test", {}, { rdns: "a" }), detail("EVM test wallet", {}, { rdns: "b" })]],
	[
		"two of one name in wide letters",
		() => [detail("Ｓａｋｕｒａ", {}, { rdns: "a" }), detail("sakura", {}, { rdns: "b" })],
	],
	[
		"two of one name, composed and not",
		() => [detail("がら", {}, { rdns: "a" }), detail("\u304b\u3099ら", {}, { rdns: "b" })],
	],
	["two of one name of symbols", () => [detail("🦊", {}, { rdns: "a" }), detail("🦊", {}, { rdns: "b" })]],
	["two of one identity", () => [detail("One"), detail("Two")]],
])("marks %s as duplicates", (_, both) => {
	begin();
	for (const announced of both()) announce(announced);
	expect(list().map(({ notes }) => notes)).toEqual([["duplicate"], ["duplicate"]]);
});

it.each([
	["कि", "का"],
	["がら", "から"],
	["🌸", "🌙"],
])("treats %s and %s as two names", (one, other) => {
	begin();
	announce(detail(one, {}, { rdns: "a" }));
	announce(detail(other, {}, { rdns: "b" }));
	expect(list().map(({ notes }) => notes)).toEqual([[], []]);
});

it.each([
	["Rabby Wallet", ["isMetaMask", "isRabby"], ["impersonates MetaMask"]],
	["Trust Wallet", ["isTrust", "isTrustWallet"], []],
	["Backpack", ["isPhantom", "isBackpack"], ["impersonates Phantom"]],
	["Phantom", ["isPhantom"], []],
	["MetaMask Flask", ["isMetaMask"], []],
	["Bitget Wallet", ["isBitKeep"], []],
	["BitKeep", ["isBitKeep"], []],
	["Some Wallet", ["isBitKeep"], ["impersonates BitKeep"]],
	["桜 Wallet", ["isPhantom"], ["impersonates Phantom"]],
	["Some Wallet", ["isBraveWallet"], ["impersonates Brave"]],
	["Best Ethereum", ["isRabby"], ["impersonates Rabby"]],
	["Solana Friend", ["isRabby"], ["impersonates Rabby"]],
])("%s with flags %j gets the notes %j", (name, flags, notes) => {
	begin();
	announce(detail(name, Object.fromEntries(flags.map((flag) => [flag, true]))));
	expect(list()[0]?.notes).toEqual(notes);
});

it.each([
	[{ isMetaMask: true, isRabby: true }, "Rabby", ["impersonates MetaMask"]],
	[{ isMetaMask: true }, "MetaMask", []],
	[{ isRabby: true, isTrust: true }, "Ethereum", []],
	[{}, "Ethereum", []],
])("a wallet known only by its property, with flags %j, is called %s and gets the notes %j", (flags, name, notes) => {
	page.ethereum = flags;
	begin();
	expect(list()).toMatchObject([{ name, notes }]);
});

it("notes no impersonation for a wallet known only by a shared property", () => {
	page.solana = { isGlow: true, isNightly: true };
	begin();
	expect(list()).toMatchObject([{ name: "Solana", notes: [] }]);
});

it("names a nameless wallet after its property", () => {
	Object.assign(page, { solana: {}, $onekey: {}, braveSolana: {} });
	begin();
	expect(names()).toEqual(["Solana", "Brave", "Onekey"]);
});

it("treats two names without a letter, or in another script, as two", () => {
	begin();
	for (const name of ["🦊", "🦝", "桜", "梅", "Coin 98", "Coin 99"]) announce(detail(name, {}, { rdns: name }));
	expect(list().map(({ name, notes }) => [name, notes])).toEqual([
		["🦊", []],
		["🦝", []],
		["桜", []],
		["梅", []],
		["Coin 98", []],
		["Coin 99", []],
	]);
});

it("still notifies other listeners if one throws, and does not throw at the wallet", () => {
	const heard = vi.fn();
	begin().subscribe(() => {
		throw new Error("listener");
	});
	discovery?.subscribe(heard);
	announce(detail());
	expect(heard).toHaveBeenCalledOnce();
});

it("enforces its limit, and counts a property that returns a new object on each read only once", () => {
	Object.defineProperty(page, "phantom", { get: () => ({ solana: {} }) });
	begin();
	for (let time = 0; time < 3; time++) discovery?.look();
	expect(names()).toEqual(["Phantom"]);
	const many = Array.from({ length: MAX_SIGHTINGS + 5 }, (_, index) => standard(`Wallet ${index} of many`));
	page.dispatchEvent(
		new CustomEvent("wallet-standard:register-wallet", { detail: ({ register }: Api) => register(...many) }),
	);
	expect(list()).toHaveLength(MAX_SIGHTINGS);
});

it("returns frozen lists", () => {
	begin();
	expect(Object.isFrozen(list())).toBe(true);
	announce(detail());
	const [wallet] = list();
	for (const value of [list(), wallet, ...Object.values(wallet ?? {})]) expect(Object.isFrozen(value)).toBe(true);
});

it("notes a rejected icon", () => {
	begin();
	registerStandard(standard("Spy", { icon: "https://spy.example/?visitor" }));
	expect(list()).toMatchObject([{ icon: undefined, notes: ["icon refused"] }]);
});

it.each([
	["nothing", undefined],
	["a text", "wallet"],
	["no name", {}],
	["a name that is none", { name: 5 }],
	["a blank name", { name: " " }],
	[
		"getters that throw",
		{
			get name() {
				throw new Error("no");
			},
		},
	],
])("does not list %s", (_, wallet) => {
	begin();
	registerStandard(wallet);
	announce(wallet);
	announce({ info: wallet, provider: {} });
	announce({ info: { name: "without provider" }, provider: null });
	page.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: wallet }));
	page.dispatchEvent(new Event("wallet-standard:register-wallet"));
	expect(list()).toEqual([]);
});

it("survives wallets that throw, and uses the sound parts of a broken one", () => {
	begin();
	page.dispatchEvent(
		new CustomEvent("wallet-standard:register-wallet", {
			detail: () => {
				throw new Error("broken");
			},
		}),
	);
	registerStandard({ name: "Half", icon: 7, chains: ["solana:mainnet", 5], features: null, version: {} });
	const proxy = new Proxy({}, { get: (_, key) => (key === "name" ? "Trap" : undefined), ownKeys: () => ["a"] });
	registerStandard(proxy);
	expect(list()).toMatchObject([
		{ name: "Half", icon: undefined, version: undefined, chains: ["solana:mainnet"], features: [] },
		{ name: "Trap" },
	]);
});
