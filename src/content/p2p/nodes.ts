import { heartbeat, meshNeighbours } from "#src/content/facts/mesh.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** A kind of node; the capacity that it lends is a sample. */
export interface NodeKind {
	id: string;
	title: string;
	word: KanjiWord;
	text: string;
	suits: string;
	/** Gigabytes. */
	lends: number;
	reached: string;
}

/** The location of a node determines how it is reached and what it is good for. The program on it is the same. */
export const nodeKinds: readonly NodeKind[] = [
	{
		id: "rack",
		title: "In a datacentre",
		word: { kanji: "蔵", reading: "kura", meaning: "storehouse" },
		text: "A rented server with an address of its own and a wide uplink. It is nobody’s home, so it never sleeps.",
		suits: "Copies in another region, and relaying for others",
		lends: 2000,
		reached: "Directly",
	},
	{
		id: "home",
		title: "At home",
		word: { kanji: "家", reading: "ie", meaning: "house" },
		text: "A machine behind a household’s router. Outgoing connections are enough; a neighbour passes on what comes in.",
		suits: "A second copy, close to its owner",
		lends: 200,
		reached: "Through a neighbour",
	},
	{
		id: "night",
		title: "At night",
		word: { kanji: "夜", reading: "yoru", meaning: "night" },
		text: "A workstation that lends its disk while its owner sleeps, and leaves in the morning with a goodbye.",
		suits: "Chunks on their way, seldom the only copy",
		lends: 500,
		reached: "As its network allows",
	},
	{
		id: "small",
		title: "On a shelf",
		word: { kanji: "棚", reading: "tana", meaning: "shelf" },
		text: "A computer the size of a lunchbox. It beats as steadily as any other and draws less than a reading lamp.",
		suits: "Keeping the net close-knit where nodes are few",
		lends: 60,
		reached: "Through a neighbour",
	},
];

/** Requirements for every node. */
export const nodeNeeds: readonly { title: string; text: string }[] = [
	{
		title: "A login",
		text: "A server that you can log in to. The command that joins is run on it, by you.",
	},
	{
		title: "A key of its own",
		text: "Ed25519, made when the node joins. Its fingerprint is the node’s name; the private half stays on the node.",
	},
	{
		title: "Disk to lend",
		text: "In gigabytes, as a ceiling. Nothing is set aside beforehand, and what you have not lent is never touched.",
	},
	{
		title: "A way out",
		text: "Outgoing connections. No port has to be opened for others, and the clock may be wrong: each node times silences on its own.",
	},
];

/** What `cherry p2p status` shows, what it means and what to do, with code between backticks. As in the document "P2P Mesh". */
export const readings: readonly { see: string; means: string; act: string }[] = [
	{ see: `peers ${meshNeighbours.fastest + meshNeighbours.random}`, means: "All is well", act: "Nothing" },
	{
		see: "peers 5 for a few minutes",
		means: "Neighbours went, replacements are being tried",
		act: "Wait two minutes",
	},
	{
		see: "peers 0, other hosts reachable",
		means: "Your key is refused, or no connection may go out",
		act: "`cherry doctor`, then the firewall",
	},
	{
		see: `Last beats all above ${2 * heartbeat.everySeconds} s`,
		means: "Your own link is down, not theirs",
		act: "Look at your network first",
	},
	{ see: "Capacity in full use", means: "Your share is taken", act: "Nothing, or join again with more" },
];

/** The sample node of the documents: the capacity that it lends and the part in use, in gigabytes. */
export const sampleNode = { lends: 200, inUse: 64 } as const;
