import type { Argument, Command, Option } from "./command.ts";

const packageName: Argument = { name: "package", kind: "package", required: true, description: "The package’s name." };
const on: Option = {
	name: "--on",
	value: { name: "server", kind: "server" },
	required: true,
	description: "The server it is about.",
};

export const packages: readonly Command[] = [
	{
		words: ["package", "search"],
		summary: "Look for a package",
		description: "Looks through names and descriptions in the package lists of the images on offer, best match first.",
		arguments: [{ name: "term", kind: "term", required: true, description: "A word of its name or description." }],
		options: [],
		features: ["Works without a server", "Best match first"],
		examples: [
			{
				purpose: "Look for a web server",
				line: "cherry package search nginx",
				output: [
					"nginx        1.26.3-3  small, powerful, scalable web and proxy server",
					"nginx-extras 1.26.3-3  the same with more modules",
				],
			},
			{
				purpose: "Look for two words together",
				line: 'cherry package search "file manager"',
				output: ["mc           4.8.33-1  two-pane file manager for the terminal"],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.4",
	},
	{
		words: ["package", "install"],
		summary: "Install a package on a server",
		description:
			"Installs a package with the server’s own package manager, and what it needs with it. It says what will be added first and installs nothing that would remove something else.",
		arguments: [packageName],
		options: [
			on,
			{
				name: "--version",
				value: { name: "version", kind: "version" },
				description: "This version; otherwise the newest on the server’s list.",
			},
		],
		features: ["The server’s own package manager", "Removes nothing on the way"],
		examples: [
			{
				purpose: "Install a web server",
				line: "cherry package install nginx --on web-01",
				output: ["installed nginx on web-01"],
			},
			{
				purpose: "Install a particular version",
				line: "cherry package install nginx --on web-03 --version 1.26.3-3",
				output: ["installed nginx 1.26.3-3 on web-03"],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.4",
	},
	{
		words: ["package", "remove"],
		summary: "Remove a package from a server",
		description: "Removes a package and keeps its settings, so that it comes back as it was if you install it again.",
		arguments: [packageName],
		options: [on],
		features: ["Keeps settings", "Lists what no longer has a use"],
		examples: [
			{
				purpose: "Remove a web server",
				line: "cherry package remove nginx --on web-01",
				output: ["removed nginx from web-01, settings kept"],
			},
			{
				purpose: "Remove it from another server",
				line: "cherry package remove nginx --on kura-02",
				output: ["removed nginx from kura-02, settings kept"],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.4",
	},
];
