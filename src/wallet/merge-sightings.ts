import { safeIcon } from "./icon.ts";
import { brandsOf } from "./intruder.ts";
import type { FoundWallet, Sighting, WalletNote } from "./wallet.ts";

/** What was seen of one object, or of several that are taken for one wallet. */
type Faces = readonly Sighting[];

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
		.filter((flag) => !own.includes(plain(brandOf(flag))))
		.map((flag): WalletNote => `impersonates ${brandOf(flag)}`);
}

/** One wallet of all that was seen of it: the standards know more than a bare property. */
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
 * The wallets of all sightings, in the order in which they were first seen. The same object is the same wallet, however it was
 * found, and so are faces of one name that one extension shows in different ways. Two of one name that show themselves in the
 * same way, or share an identity, are listed apart and noted as duplicates: one may be an old version, or a forgery.
 */
export function mergeSightings(sightings: Faces): FoundWallet[] {
	const groups: Sighting[][] = [];
	// By the object before by the name, or a forgery could stand in for what is seen later of the wallet that it forges.
	for (const object of new Set(sightings.map(({ wallet }) => wallet))) {
		const faces = sightings.filter(({ wallet }) => wallet === object);
		const group = groups.find((members) => areSame(members, faces));
		if (group) group.push(...faces);
		else groups.push(faces);
	}
	const found = groups.map((members) => {
		const faces = sightings.filter((sighting) => members.includes(sighting));
		return { faces, wallet: merge(faces) };
	});
	return found.map((one) => {
		const isDuplicate = found.some(
			(other) =>
				other !== one &&
				(areAlike(other.wallet.name, one.wallet.name) ||
					haveAny(other.faces, one.faces, ({ identity }, face) => Boolean(identity) && identity === face.identity)),
		);
		const notes: WalletNote[] = isDuplicate ? [...one.wallet.notes, "duplicate"] : [...one.wallet.notes];
		return Object.freeze({ ...one.wallet, notes: Object.freeze(notes) });
	});
}

/** Whether two objects are one wallet: of one name, and not shown in one way, unless as parts of one property. */
function areSame(some: Faces, others: Faces): boolean {
	const ofOneProperty = haveAny(
		some,
		others,
		({ property }, face) => property !== undefined && rootOf(property) === rootOf(face.property),
	);
	return (
		haveAny(some, others, ({ name }, face) => areAlike(name, face.name)) &&
		!haveAny(some, others, ({ foundBy, property }, face) => foundBy === face.foundBy && !(property && ofOneProperty))
	);
}

const haveAny = (some: Faces, others: Faces, test: (one: Sighting, other: Sighting) => boolean): boolean =>
	some.some((one) => others.some((other) => test(one, other)));

const rootOf = (property: string | undefined): string | undefined => property?.split(".")[0];
