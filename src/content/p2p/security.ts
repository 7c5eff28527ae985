import { heartbeat, meshNeighbours } from "#src/content/facts/mesh.ts";

/** What an intermediate node can and cannot see of a transfer. As in the document "P2P Mesh". */
export const seen: readonly { what: string; seen: boolean; note: string }[] = [
	{ what: "Contents of a capsule", seen: false, note: "Sealed with AES-256-GCM before it sets off" },
	{ what: "Names of the files in it", seen: false, note: "They are contents too" },
	{ what: "Who may open it", seen: false, note: "Being in the mesh grants carriage, not entry" },
	{ what: "Size", seen: true, note: "Chunks can be counted" },
	{ what: "Sender and receiver", seen: true, note: "As fingerprints of their keys" },
	{ what: "Time", seen: true, note: "When each chunk went through" },
];

export type Protection = "protected" | "partly" | "open";

/** Threats, the protection against each, and the remaining risk. An answer may contain code between backticks. */
export const threats: readonly { threat: string; answer: string; left: string; protection: Protection }[] = [
	{
		threat: "Somebody listens on the line",
		answer: "AES-256 on every transfer, with session keys made anew each time",
		left: "Size and time",
		protection: "protected",
	},
	{
		threat: "A node reads what it carries",
		answer: "Capsules are sealed before they leave, and the key that travels with them is locked",
		left: "Size, both fingerprints, time",
		protection: "protected",
	},
	{
		threat: "A node alters a chunk",
		answer: "A 128-bit tag and a checksum on each chunk; the chunk is fetched from somebody else",
		left: "The time of a second try",
		protection: "protected",
	},
	{
		threat: "A stranger takes a node’s name",
		answer: "The name is the fingerprint of its key, and proof comes before the first message",
		left: "A stolen private key",
		protection: "protected",
	},
	{
		threat: "Many false nodes surround one",
		answer: `Of ${meshNeighbours.fastest + meshNeighbours.random} neighbours, ${meshNeighbours.random} are drawn at random, so a crowd has to be everywhere`,
		left: "A crowd large enough can delay; it cannot read",
		protection: "partly",
	},
	{
		threat: "A node takes chunks and loses them",
		answer: `What does not arrive is asked for from others; a silent node is off the list in ${heartbeat.timeoutSeconds} s at most`,
		left: "A chunk whose only copy it held",
		protection: "partly",
	},
	{
		threat: "Your private key leaks",
		answer: "Leave at once with `--forget`, join under a new identity, have its fingerprint witnessed",
		left: "What was done in your name until then",
		protection: "partly",
	},
	{
		threat: "Somebody wants to know who talks to whom",
		answer: "Nothing: carriers see both fingerprints",
		left: "All of it. Carry the file through an SSH connection instead",
		protection: "open",
	},
	{
		threat: "The server itself is taken over",
		answer: "Nothing: whoever has root there has what is unsealed there",
		left: "Everything on it that is not in a capsule",
		protection: "open",
	},
];

/** The keys that a node handles, and where each is stored. As in the document "Encryption and Keys". */
export const nodeKeys: readonly { key: string; algorithm: string; proves: string; lives: string }[] = [
	{
		key: "Node key",
		algorithm: "Ed25519",
		proves: "That a node is the one it says it is",
		lives: "On the node, nowhere else",
	},
	{
		key: "Login key",
		algorithm: "Ed25519, or RSA with 4,096 bits",
		proves: "That you may log in and run the command",
		lives: "With one person, on one device",
	},
	{
		key: "Signing key",
		algorithm: "Ed25519",
		proves: "That a capsule comes from you, unchanged",
		lives: "With one person, apart from the login key",
	},
	{
		key: "Data key",
		algorithm: "AES-256",
		proves: "Nothing; it seals the contents of one capsule",
		lives: "Locked inside that capsule",
	},
];
