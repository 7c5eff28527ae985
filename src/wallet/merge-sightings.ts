import { safeIcon } from "./icon.ts";
import { brandsOf } from "./intruder.ts";
import type { FoundWallet, Sighting, WalletNote } from "./wallet.ts";

/** The sightings of one object, or of several that are considered one wallet. */
type Faces = readonly Sighting[];

const unique = <Item>(items: readonly (Item | undefined)[]): readonly Item[] =>
	Object.freeze([...new Set(items.filter((item) => item !== undefined))]);

/**
 * Normalises a name, in any script, by removing whatever differs between the ways in which a wallet shows itself.
 * Combining marks count, because in some scripts they are the vowels, unless they are invisible; full-width letters
 * equal their usual forms.
 */
const plain = (text: string): string =>
	text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}|wallet/gu, "");

/** Whether two names are the same; one of symbols alone is the same only if it is equal. */
type AreAlike = (one: string, other: string) => boolean;

/** Normalises each name once: all are compared with all. */
function comparing(names: readonly string[]): AreAlike {
	const plains = new Map(names.map((name) => [name, plain(name) || name]));
	return (one, other) => plains.get(one) === plains.get(other);
}

/** Property names shared by several wallets: they do not identify a wallet. */
const isShared = (name: string): boolean => /^(?:ethereum|solana)$/i.test(name);

/** The brand that a flag stands for. @example brandOf("isBraveWallet") // "Brave" */
const brandOf = (flag: string): string => flag.replace(/^is|Wallet$/g, "");

/** Brands that have changed their name, but not their flag. */
const renamed: ReadonlyMap<string, string> = new Map([["isBitKeep", "Bitget"]]);

/** All names of the brand that a flag stands for. */
const namesOf = (flag: string): string[] => [brandOf(flag), renamed.get(flag) ?? []].flat();

/**
 * Brands whose flag a wallet has although its name differs. Most wallets do so to work on pages that know only one
 * wallet.
 */
function impersonated(name: string, brands: readonly string[]): WalletNote[] {
	const own = plain(name);
	if (isShared(name)) return [];
	return brands
		.filter((flag) => !namesOf(flag).some((brand) => own.includes(plain(brand))))
		.map((flag): WalletNote => `impersonates ${brandOf(flag)}`);
}

/** Merges the sightings of one wallet; the standards provide more than a bare property. */
function merge(sightings: Faces): FoundWallet {
	const [first] = sightings as [Sighting, ...Sighting[]];
	const { name } = sightings.find(({ foundBy }) => foundBy !== "window property") ?? first;
	const icons = sightings.map(({ icon }) => icon).filter((icon) => icon !== undefined);
	const icon = unique(icons.map(safeIcon))[0];
	const brands = unique(sightings.flatMap(({ wallet }) => brandsOf(wallet)));
	return {
		name,
		icon,
		version: sightings.find(({ version }) => version)?.version,
		chains: unique(sightings.flatMap(({ chains }) => chains)),
		features: unique(sightings.flatMap(({ features }) => features)),
		foundBy: unique(sightings.map(({ foundBy }) => foundBy)),
		properties: unique(sightings.map(({ property }) => property)),
		objects: unique(sightings.map(({ wallet }) => wallet)),
		brands,
		notes: [...impersonated(name, brands), ...(icons.length > 0 && !icon ? (["icon refused"] as const) : [])],
	};
}

/**
 * The wallets of all sightings, in the order first seen. The same object is the same wallet, however it was found, and
 * so are objects with the same name that one extension exposes in different ways. Two with the same name that show
 * themselves in the same way, or share an identity, are listed separately and marked as duplicates: one may be an old
 * version or a forgery. Those of the same name for different chains are not marked: MetaMask registers once for Solana
 * and once for Bitcoin.
 */
export function mergeSightings(sightings: Faces): FoundWallet[] {
	const areAlike = comparing(sightings.map(({ name }) => name));
	// Grouped by object before name. Otherwise a forgery could absorb later sightings of the wallet that it forges.
	const objects = [...new Set(sightings.map(({ wallet }) => wallet))].map((object) =>
		sightings.filter(({ wallet }) => wallet === object),
	);
	// And by property before family, or a forgery under `solana` would take the place of the wallet's own part.
	const parts = joined(objects, (some, others) => {
		const areParts = haveAny(
			some,
			others,
			({ property }, face) => property !== undefined && rootOf(property) === rootOf(face.property),
		);
		return areSame(some, others, areAlike, () => areParts);
	});
	const groups = joined(parts, (some, others) =>
		areSame(some, others, areAlike, (one, other) => !mayOverlap(familiesOf(one), familiesOf(other))),
	);
	const found = groups.map((members) => {
		const faces = sightings.filter((sighting) => members.includes(sighting));
		const wallet = merge(faces);
		return { faces, wallet, families: familiesOf(wallet) };
	});
	return found.map((one) => {
		const isDuplicate = found.some(
			(other) =>
				other !== one &&
				((areAlike(other.wallet.name, one.wallet.name) && mayOverlap(other.families, one.families)) ||
					haveAny(other.faces, one.faces, ({ identity }, face) => Boolean(identity) && identity === face.identity)),
		);
		const notes: WalletNote[] = isDuplicate ? [...one.wallet.notes, "duplicate"] : [...one.wallet.notes];
		return Object.freeze({ ...one.wallet, notes: Object.freeze(notes) });
	});
}

/** Adds each group to the first one before it that is the same wallet. */
function joined(groups: readonly Faces[], areOne: (some: Faces, others: Faces) => boolean): readonly Faces[] {
	const wallets: Sighting[][] = [];
	for (const faces of groups) {
		const wallet = wallets.find((members) => areOne(members, faces));
		if (wallet) wallet.push(...faces);
		else wallets.push([...faces]);
	}
	return wallets;
}

/**
 * Whether two are one wallet: the same name, and not found in the same way.
 * @param mayBoth whether a wallet may have both of these properties, each with an object of its own
 */
function areSame(some: Faces, others: Faces, areAlike: AreAlike, mayBoth: (one: Sighting, other: Sighting) => boolean) {
	return (
		haveAny(some, others, (one, other) => areAlike(one.name, other.name)) &&
		!haveAny(some, others, (one, other) => one.foundBy === other.foundBy && !(one.property && mayBoth(one, other)))
	);
}

/** What its chains belong to. @example familiesOf({ chains: ["solana:mainnet", "solana:devnet"] }) // Set { "solana" } */
const familiesOf = ({ chains }: { chains: readonly string[] }): ReadonlySet<string> =>
	new Set(chains.map((chain) => chain.replace(/:.*/s, "")));

/** Whether two wallets may have a family of chains in common: one that states no chains may have any. */
const mayOverlap = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
	some.size === 0 || others.size === 0 || [...some].some((family) => others.has(family));

const haveAny = (some: Faces, others: Faces, test: (one: Sighting, other: Sighting) => boolean): boolean =>
	some.some((one) => others.some((other) => test(one, other)));

const rootOf = (property: string | undefined): string | undefined => property?.split(".")[0];
