import { safeIcon } from "./icon.ts";
import { brandFlags, brandsOf } from "./intruder.ts";
import type { FoundWallet, Sighting, WalletNote } from "./wallet.ts";

const unique = <Item>(items: readonly (Item | undefined)[]): readonly Item[] =>
	Object.freeze([...new Set(items.filter((item) => item !== undefined))]);

/**
 * A name without what differs between the ways in which a wallet shows itself; of any script. Marks count, because in some
 * scripts they are the vowels; wide letters are what they look like.
 */
const plain = (text: string): string =>
	text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]|wallet/gu, "");

/** Whether two names are one; a name of signs alone is like no other. */
const areAlike = (one: string, other: string): boolean => plain(one) !== "" && plain(one) === plain(other);

/** Names of properties that several wallets use: who carries one of them has not said who it is. */
const isShared = (name: string): boolean => /^(?:ethereum|solana)$/i.test(name);

/** The brand a flag stands for. @example brandOf("isBraveWallet") // "Brave" */
const brandOf = (flag: string): string => flag.replace(/^is|Wallet$/g, "");

/** Brands whose flag a wallet carries though its name is another; most do so to work on pages that know but one wallet. */
function impersonated(name: string, brands: readonly string[]): WalletNote[] {
	const own = plain(name);
	if (isShared(name)) return [];
	return brands
		.filter((flag) => brandFlags.includes(flag) && !own.includes(plain(brandOf(flag))))
		.map((flag): WalletNote => `impersonates ${brandOf(flag)}`);
}

/** One wallet of all that was seen of it: the standards know more than a bare property. */
function merge(sightings: readonly Sighting[]): FoundWallet {
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
 * The wallets of all sightings, in the order in which they were first seen. The same object is the same wallet, however it was
 * found, and so are faces of one name that one extension shows in different ways. Two of one name that show themselves in the
 * same way, or share an identity, are listed apart and noted as duplicates: one may be an old version, or a forgery.
 */
export function mergeSightings(sightings: readonly Sighting[]): FoundWallet[] {
	const groups: Sighting[][] = [];
	for (const sighting of sightings) {
		const group = groups.find((members) => isSame(members, sighting));
		if (group) group.push(sighting);
		else groups.push([sighting]);
	}
	const wallets = groups.map(merge);
	const isDuplicate = (index: number): boolean =>
		groups.some(
			(other, at) =>
				at !== index &&
				(areAlike(wallets[at]?.name ?? "", wallets[index]?.name ?? "") ||
					other.some(({ identity }) => identity && groups[index]?.some((member) => member.identity === identity))),
		);
	return wallets.map((wallet, index) => {
		const notes: WalletNote[] = isDuplicate(index) ? [...wallet.notes, "duplicate"] : [...wallet.notes];
		return Object.freeze({ ...wallet, notes: Object.freeze(notes) });
	});
}

/** Whether a sighting is of the wallet that was seen before. */
function isSame(members: readonly Sighting[], sighting: Sighting): boolean {
	if (members.some(({ wallet }) => wallet === sighting.wallet)) return true;
	if (!members.some(({ name }) => areAlike(name, sighting.name))) return false;
	const alike = members.filter(({ foundBy }) => foundBy === sighting.foundBy);
	return alike.length === 0 || alike.some(({ property }) => property && rootOf(property) === rootOf(sighting.property));
}

const rootOf = (property: string | undefined): string | undefined => property?.split(".")[0];
