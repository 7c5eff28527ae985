import type { Command } from "./command.ts";
import { compression, encryption, onServer } from "./shared-parts.ts";

/** `cherry capsule …`, the second half of the section on servers. Specification 9 */
export const capsule: readonly Command[] = [
	{
		words: ["capsule", "wrap"],
		summary: "Seal a whole server into one file",
		description:
			"Writes a server’s disks, packages and settings into a capsule: one file, compressed, encrypted and signed. The server keeps running, for it is read from a snapshot. The signature lies beside it as `.sig`.",
		arguments: [onServer],
		options: [
			{
				name: "--output",
				value: { name: "file", kind: "file", default: "<server>.capsule" },
				description: "The capsule’s file.",
			},
			compression,
			encryption,
			{
				name: "--recipient",
				value: { name: "key", kind: "gpg-key" },
				goesWith: { option: "--encryption", value: "gpg" },
				description: "With GPG, the one key that can open it.",
			},
		],
		features: ["From a running server", "Sealed with AES-256; GPG only locks the key", "Signed by your key"],
		examples: [
			{
				purpose: "Seal a server for somebody else’s key",
				line: "cherry capsule wrap web-03 --encryption gpg --recipient mika --compression high",
				output: ["sealed web-03.capsule 412 MB in 38 s", "signed web-03.capsule.sig"],
			},
			{
				purpose: "Keep a copy under a name of its own",
				line: "cherry capsule wrap web-03 --output web-03-at-rest.capsule --compression medium",
				output: ["sealed web-03-at-rest.capsule 618 MB in 29 s", "signed web-03-at-rest.capsule.sig"],
			},
		],
		related: [
			"05-technical-architecture/02-server-capsules.md",
			"05-technical-architecture/03-encryption-and-keys.md",
			"09-implementation-guides/02-move-a-server-in-a-capsule.md",
		],
		since: "1.2",
	},
	{
		words: ["capsule", "open"],
		summary: "Unpack a capsule onto a server",
		description:
			"Checks the signature, decrypts, and puts the contents onto a server. Files that are there are replaced; files that the capsule does not have stay. `--only` takes out a single path.",
		arguments: [{ name: "file", kind: "file", required: true, description: "The capsule." }],
		options: [
			{
				name: "--to",
				value: { name: "server", kind: "server" },
				required: true,
				description: "The server that takes it in.",
			},
			{ name: "--only", value: { name: "path", kind: "server-path" }, description: "Take out this path alone." },
		],
		features: ["Opens nothing with a wrong signature", "One path or the whole server", "Continues where it broke off"],
		examples: [
			{
				purpose: "Move a server to another machine",
				line: "cherry capsule open web-03.capsule --to kura-03",
				output: ["opened web-03.capsule on kura-03", "1.4 GB in 52 s"],
			},
			{
				purpose: "Bring back one folder",
				line: "cherry capsule open web-03.capsule --to kura-03 --only /etc/nginx",
				output: ["opened /etc/nginx on kura-03", "38 files in 2 s"],
			},
		],
		related: [
			"05-technical-architecture/02-server-capsules.md",
			"09-implementation-guides/02-move-a-server-in-a-capsule.md",
		],
		since: "1.2",
	},
	{
		words: ["capsule", "verify"],
		summary: "Check that a capsule is whole and whose it is",
		description:
			"Reads a capsule from end to end, compares every chunk with its checksum, and checks the signature against the keys you trust. Nothing is decrypted, so whoever only stores a capsule can verify it too.",
		arguments: [{ name: "file", kind: "file", required: true, description: "The capsule." }],
		options: [
			{
				name: "--signature",
				value: { name: "file", kind: "file", default: "<file>.sig" },
				description: "The file with its signature.",
			},
		],
		features: ["Needs no key to decrypt", "Names the first chunk that is damaged", "Exit code 1 when in doubt"],
		examples: [
			{
				purpose: "Check before you open",
				line: "cherry capsule verify web-03.capsule --signature web-03.capsule.sig",
				output: ["signature ok, 99 chunks, sealed by aiko"],
			},
			{
				purpose: "Check one that the line has damaged",
				line: "cherry capsule verify web-03-at-rest.capsule",
				output: ["chunk 41 of 148 is damaged", "do not open it; fetch it again"],
			},
		],
		related: ["05-technical-architecture/02-server-capsules.md", "05-technical-architecture/03-encryption-and-keys.md"],
		since: "1.2",
	},
];
