import type { Argument, Command } from "./command.ts";
import { compression, onServer } from "./shared-parts.ts";

const source: Argument = {
	name: "source",
	kind: "path",
	required: true,
	description: "A file or a folder on your machine.",
};

export const files: readonly Command[] = [
	{
		words: ["files", "list"],
		summary: "List the files in a folder of a server",
		description:
			"Shows what a folder holds: size, when each entry was last changed, and its name. It reads as the user you log in as, so what that user may not see is left out.",
		arguments: [
			onServer,
			{ name: "path", kind: "server-path", required: false, default: "~", description: "The folder on the server." },
		],
		options: [],
		features: ["Sizes in units people read", "Folders before files", "No login shell needed"],
		examples: [
			{
				purpose: "See what a site consists of",
				line: "cherry files list web-03 /srv/site",
				output: [
					"     -  2026-03-22 09:14  assets/",
					"2.1 KB  2026-03-22 09:14  index.html",
					" 318 B  2026-03-20 17:02  robots.txt",
				],
			},
			{
				purpose: "See your own folder",
				line: "cherry files list kura-01",
				output: ["     -  2026-03-18 08:40  backups/", "412 MB  2026-03-21 22:05  web-03.capsule"],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.0",
	},
	{
		words: ["files", "push"],
		summary: "Send a file or a folder to a server",
		description:
			"Copies what you name to a place on a server. The transfer is compressed and encrypted on your machine and unpacked on the other. A transfer that breaks off continues where it stopped when you run the line again.",
		arguments: [
			source,
			{ name: "target", kind: "remote-path", required: true, description: "The server and the path there." },
		],
		options: [compression],
		features: ["AES-256 by default", "Continues after a broken line", "Compares checksums at the other end"],
		examples: [
			{
				purpose: "Send a site",
				line: "cherry files push ./site web-03:/srv/site --compression high",
				output: ["pushed 14 files, 318 KB to web-03 in 2 s"],
			},
			{
				purpose: "Send a capsule, which is compressed already",
				line: "cherry files push web-03.capsule kura-03:/srv/incoming --compression none",
				output: ["pushed 412 MB to kura-03 in 36 s"],
			},
		],
		related: ["05-technical-architecture/02-server-capsules.md", "05-technical-architecture/03-encryption-and-keys.md"],
		since: "1.0",
	},
	{
		words: ["files", "pull"],
		summary: "Fetch a file or a folder from a server",
		description:
			"The reverse of `cherry files push`: copies from a server to your machine. A file that is there already is replaced only when the new one has arrived whole. The transfer is encrypted with AES-256.",
		arguments: [
			{ name: "source", kind: "remote-path", required: true, description: "The server and the path there." },
			{ name: "destination", kind: "path", required: true, description: "Where to put it on your machine." },
		],
		options: [compression],
		features: ["AES-256 by default", "Replaces a file in one step", "Keeps dates and permissions"],
		examples: [
			{
				purpose: "Fetch a log to read it in peace",
				line: "cherry files pull web-03:/var/log/nginx/error.log .",
				output: ["pulled 48 KB from web-03 in 1 s"],
			},
			{
				purpose: "Fetch a folder over a slow line",
				line: "cherry files pull kura-01:/home/aiko/backups ./backups --compression high",
				output: ["pulled 6 files, 1.1 GB from kura-01 in 74 s"],
			},
		],
		related: ["05-technical-architecture/03-encryption-and-keys.md"],
		since: "1.0",
	},
	{
		words: ["files", "sync"],
		summary: "Make a server’s folder like yours",
		description:
			"Compares both folders and sends only what differs. Nothing on the server is deleted unless you say so. With `--dry-run` it lists what it would do.",
		arguments: [
			source,
			{ name: "target", kind: "remote-path", required: true, description: "The server and the folder there." },
		],
		options: [
			{ name: "--delete", description: "Delete on the server what your folder does not have." },
			{ name: "--dry-run", description: "List what would be done, and do nothing." },
		],
		features: ["Sends changed parts of files only", "A dry run to look at first", "The same line again does nothing"],
		examples: [
			{
				purpose: "Look before you delete",
				line: "cherry files sync ./site web-03:/srv/site --delete --dry-run",
				output: ["would send    index.html", "would delete  old.html", "nothing was changed"],
			},
			{
				purpose: "Bring a site up to date",
				line: "cherry files sync ./site web-03:/srv/site",
				output: ["sent 1 of 14 files, 2.1 KB in 1 s"],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.1",
	},
];
