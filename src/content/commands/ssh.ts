import type { Command } from "./command.ts";
import { compression, onServer } from "./shared-parts.ts";

export const ssh: readonly Command[] = [
	{
		words: ["ssh", "connect"],
		summary: "Log in to a server",
		description:
			"Opens a shell on a server, with a key and never with a password. At the first login it shows the host key and compares it with the one that the server was set up with.",
		arguments: [onServer],
		options: [
			{
				name: "--user",
				value: { name: "user", kind: "user", default: "deploy" },
				description: "The user to log in as.",
			},
			{
				name: "--key",
				value: { name: "key", kind: "key" },
				description: "The key to log in with; otherwise the newest that is active.",
			},
		],
		features: ["Checks the host key for you", "Refuses a retired key", "The rest is your own OpenSSH"],
		examples: [
			{
				purpose: "Log in as the usual user",
				line: "cherry ssh connect web-03",
				output: ["host key SHA256:ppXN1Xe+SP6kH+/9W7btHHtmode+q1uC6VbeD1z0gQQ", "deploy@web-03:~$"],
			},
			{
				purpose: "Log in with the key of this laptop",
				line: "cherry ssh connect web-03 --user deploy --key aiko-laptop",
				output: ["host key SHA256:ppXN1Xe+SP6kH+/9W7btHHtmode+q1uC6VbeD1z0gQQ", "deploy@web-03:~$"],
			},
		],
		related: [
			"05-technical-architecture/03-encryption-and-keys.md",
			"05-technical-architecture/04-ssh-key-ceremonies.md",
		],
		since: "1.0",
	},
	{
		words: ["ssh", "keys"],
		summary: "List, add, rotate and retire keys",
		description:
			"Looks after the keys that open your servers. Adding makes a pair; the private half never leaves your machine. Rotating puts a new one in on every server, tries it, and only then takes the old one out.",
		arguments: [
			{
				name: "action",
				kind: "choice",
				choices: ["list", "add", "rotate", "retire"],
				default: "list",
				required: false,
				description: "What to do.",
			},
			{
				name: "name",
				kind: "key",
				required: false,
				requiredAfter: ["add", "rotate", "retire"],
				description: "The key it is about; only a list needs none.",
			},
		],
		options: [
			{
				name: "--type",
				value: { name: "type", kind: "choice", choices: ["ed25519", "rsa4096"], default: "ed25519" },
				description: "The kind of key to make.",
			},
		],
		features: [
			"Ed25519 unless you ask for RSA",
			"Tries a new key before it drops the old one",
			"Retired keys stay listed",
		],
		examples: [
			{
				purpose: "Make a key for this laptop",
				line: "cherry ssh keys add aiko-laptop --type ed25519",
				output: ["added aiko-laptop SHA256:BPuehdJqqMJ0m6HXjJ1RgYSgBiFuPxDBXRcfgHRSlSY"],
			},
			{
				purpose: "See which keys are in use",
				line: "cherry ssh keys list",
				output: ["aiko-desk    ed25519  active", "aiko-laptop  ed25519  active"],
			},
			{
				purpose: "Replace a key everywhere",
				line: "cherry ssh keys rotate aiko-laptop",
				output: [
					"web-03   new key in, login ok, old key out",
					"kura-01  new key in, login ok, old key out",
					"kura-02  new key in, login ok, old key out",
				],
			},
		],
		related: [
			"05-technical-architecture/03-encryption-and-keys.md",
			"05-technical-architecture/04-ssh-key-ceremonies.md",
		],
		since: "1.0",
	},
	{
		words: ["ssh", "ceremony"],
		summary: "Have a key compared by witnesses",
		description:
			"Reads a key’s fingerprint out to witnesses, each on a machine of their own, and keeps what each of them said. The record is a text file that can be signed and kept with the code.",
		arguments: [{ name: "name", kind: "key", required: true, description: "The key that is to be witnessed." }],
		options: [
			{
				name: "--witness",
				value: { name: "member", kind: "member" },
				repeats: true,
				description: "Somebody who compares the fingerprint; ideally two or more.",
			},
			{
				name: "--record",
				value: { name: "file", kind: "file", default: "<name>.yaml" },
				description: "The file that keeps what was said.",
			},
		],
		features: [
			"Fingerprints compared over two separate channels",
			"A record that people can read",
			"One “different” ends it",
		],
		examples: [
			{
				purpose: "Witness the key that signs capsules",
				line: "cherry ssh ceremony aiko-signing --witness mika ren --record aiko-signing.yaml",
				output: ["waiting for mika, ren", "mika   same", "ren    same", "recorded aiko-signing.yaml"],
			},
			{
				purpose: "Hold a small one with a single witness",
				line: "cherry ssh ceremony mika-laptop --witness aiko",
				output: ["waiting for aiko", "aiko   same", "recorded mika-laptop.yaml"],
			},
		],
		related: ["05-technical-architecture/04-ssh-key-ceremonies.md"],
		since: "1.2",
	},
	{
		words: ["tunnel"],
		summary: "Reach a server’s port from your machine",
		description:
			"Opens a port on your machine that leads, through SSH, to one on the server. That way you can look at a database or a page that is not public. It stays open until you press Ctrl+C.",
		arguments: [onServer],
		options: [
			{ name: "--port", value: { name: "port", kind: "port" }, required: true, description: "The port on the server." },
			{
				name: "--local-port",
				value: { name: "port", kind: "port" },
				description: "The port on your machine; otherwise the same number.",
			},
			compression,
		],
		features: ["Listens on localhost alone", "Comes back after the laptop has slept", "Nothing to open in a firewall"],
		examples: [
			{
				purpose: "Look at a web server that is not public yet",
				line: "cherry tunnel web-01 --port 80 --local-port 8080",
				output: ["localhost:8080 to web-01:80, Ctrl+C closes"],
			},
			{
				purpose: "Reach a database over a slow line",
				line: "cherry tunnel kura-01 --port 5432 --compression high",
				output: ["localhost:5432 to kura-01:5432, Ctrl+C closes"],
			},
		],
		related: [
			"05-technical-architecture/03-encryption-and-keys.md",
			"09-implementation-guides/01-deploy-your-first-server.md",
		],
		since: "1.1",
	},
];
