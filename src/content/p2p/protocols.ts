import { heartbeat, meshNeighbours, sampleCapsule } from "#src/content/facts/mesh.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { Step } from "#src/ui/steps.tsx";

const { everySeconds, timeoutSeconds } = heartbeat;
const { fastest, random } = meshNeighbours;

/** The five protocols, in the order in which a node needs them. */
export const protocolWords = {
	discovery: { kanji: "出会い", reading: "deai", meaning: "meeting" },
	handshake: { kanji: "握手", reading: "akushu", meaning: "handshake" },
	heartbeat: { kanji: "鼓動", reading: "kodō", meaning: "heartbeat" },
	transfer: { kanji: "受け渡し", reading: "ukewatashi", meaning: "handing over" },
	walls: { kanji: "門", reading: "mon", meaning: "gate" },
} as const satisfies Record<string, KanjiWord>;

export const discoverySteps: readonly Step[] = [
	{
		title: "Knock once",
		text: "A new node calls one node that is in the mesh already. Any will do, for each holds the same list.",
	},
	{
		title: "Take the list",
		text: "It gets the names and addresses of who is here now. Nobody has to be asked a second time, and nobody is in charge of it.",
	},
	{
		title: "Try and time",
		text: `It measures round trips and keeps the ${fastest} that answer fastest. They make its transfers quick.`,
	},
	{
		title: "Draw some lots",
		text: `${random} more are drawn at random from the rest. They hold the mesh together: without them each region would talk only to itself.`,
	},
];

export const handshakeSteps: readonly Step[] = [
	{
		title: "Names first",
		text: "Each side says its name, which is the fingerprint of its Ed25519 key.",
	},
	{
		title: "Then proof",
		text: "Each signs something fresh from the other. Whoever lacks the private key stops here; no message of theirs has been read yet.",
	},
	{
		title: "Then quiet",
		text: "From now on everything between the two is encrypted. They beat to each other, and say nothing until there is something to carry.",
	},
];

/** What a neighbour concludes and does during silence. As in the document "P2P Mesh". */
export const silences: readonly { since: string; thinks: string; does: string }[] = [
	{ since: "0 s", thinks: "Present", does: "Nothing" },
	{ since: `${everySeconds} s`, thinks: "The next one is due", does: "Waits" },
	{
		since: `${2 * everySeconds} s`,
		thinks: "Two are missing",
		does: "Sends no new chunks there, asks the other neighbours",
	},
	{ since: `${timeoutSeconds} s`, thinks: "Gone", does: "Removes the node and passes the news on" },
	{ since: "Later, a beat", thinks: "Back", does: "Adds it again, as if it had just joined" },
];

export const transferSteps: readonly Step[] = [
	{
		title: "Seal, then send",
		text: `A capsule is encrypted before it sets off, in chunks of ${sampleCapsule.chunkMebibytes} MiB, each with a checksum in its manifest.`,
	},
	{
		title: "From several hands",
		text: "Chunks may come from several neighbours at once and in any order.",
	},
	{
		title: "Checked on arrival",
		text: "A chunk that does not match its checksum is thrown away and asked for again, from somebody else.",
	},
	{
		title: "Resumed, not repeated",
		text: "A transfer that breaks off goes on with the chunks still missing.",
	},
];

export const wallSteps: readonly Step[] = [
	{
		title: "Out, never in",
		text: "A node behind a router opens connections to its neighbours itself. The router lets the answers back in.",
	},
	{
		title: "A friend in common",
		text: "Whoever wants to reach it goes through a neighbour that both sides already talk to.",
	},
	{
		title: "One detour",
		text: "That is the whole cost. The neighbour forwards sealed bytes, and the mesh keeps no servers set aside for it.",
	},
];

/** The presets of the simulator, as patterns of beats: 1 arrives, 0 is lost. */
export const beatPatterns = [
	{ label: "One lost", pattern: "110111111111" },
	{ label: "Two lost", pattern: "110011111111" },
	{ label: "Three lost", pattern: "110001111111" },
	{ label: "Power cut", pattern: "110000000000" },
	{ label: "Bad line", pattern: "101001000101" },
] as const;
