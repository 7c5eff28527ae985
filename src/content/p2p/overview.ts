import type { KanjiWord } from "#src/ui/kanji.tsx";

/** What to use for what. As in the document "P2P Mesh"; `command` names an alternative to the mesh. */
export const meshUses: readonly { want: string; command: string | null }[] = [
	{ want: "Move a capsule between sites", command: null },
	{ want: "Keep a copy in another region", command: null },
	{ want: "Edit one file on one server", command: "cherry files push <source> <server>:<path>" },
	{ want: "Reach a database behind a firewall", command: "cherry tunnel <server> --port <port>" },
	{ want: "Know whether a service is healthy", command: "cherry monitor health <server>" },
];

/** The kanji of the page: a net. */
export const netWord: KanjiWord = { kanji: "網", reading: "ami", meaning: "net" };

/** The custom that the mesh resembles. */
export const mutualWork: KanjiWord = { kanji: "結", reading: "yui", meaning: "shared labour of a village" };

/** What keeps working while the mesh is down. As in the document "Architecture Overview". */
export const whileDown: readonly { what: string; goes: string }[] = [
	{ what: "Login over SSH, tunnels", goes: "Goes on" },
	{ what: "Sealing and opening capsules", goes: "Goes on" },
	{ what: "Votes", goes: "Goes on" },
	{ what: "Transfers from node to node", goes: "Waits" },
	{ what: "cherry p2p peers", goes: "Fails" },
];
