import type { Argument, Command } from "./command.ts";

const organisation: Argument = {
	name: "organisation",
	kind: "organisation",
	required: true,
	description: "The organisation’s name.",
};

export const org: readonly Command[] = [
	{
		words: ["org", "list"],
		summary: "List the organisations you belong to",
		description: "Lists each organisation with your role in it and how many servers and members it has.",
		arguments: [],
		options: [],
		features: ["Your role at a glance", "Invitations that wait for an answer are shown too"],
		examples: [
			{
				purpose: "See where you belong",
				line: "cherry org list",
				output: [
					"NAME          YOUR ROLE  SERVERS  MEMBERS",
					"hana-studio   steward          3        5",
					"kiri-archive  viewer           1       11",
				],
			},
			{
				purpose: "Keep the names alone",
				line: "cherry org list | awk 'NR > 1 { print $1 }'",
				output: ["hana-studio", "kiri-archive"],
			},
		],
		related: ["01-project-overview/03-who-it-is-for.md"],
		since: "1.5",
	},
	{
		words: ["org", "members"],
		summary: "List who belongs to an organisation",
		description:
			"Lists the members of an organisation with their roles, stewards first. Everybody in it may see the list.",
		arguments: [organisation],
		options: [],
		features: ["Stewards first", "Shows who has no key yet"],
		examples: [
			{
				purpose: "See who looks after what",
				line: "cherry org members hana-studio",
				output: ["aiko  steward", "mika  operator", "ren   operator", "sora  viewer", "yui   viewer    no key yet"],
			},
			{
				purpose: "Count the operators",
				line: "cherry org members hana-studio | grep -c operator",
				output: ["2"],
			},
		],
		related: ["01-project-overview/03-who-it-is-for.md"],
		since: "1.5",
	},
	{
		words: ["org", "invite"],
		summary: "Invite somebody into an organisation",
		description:
			"Sends an invitation by email. It holds for seven days and for one person. Viewers look, operators act on servers, stewards decide who belongs.",
		arguments: [
			organisation,
			{ name: "email", kind: "email", required: true, description: "Where the invitation goes." },
		],
		options: [
			{
				name: "--role",
				value: { name: "role", kind: "choice", choices: ["viewer", "operator", "steward"], default: "viewer" },
				description: "What the new member may do.",
			},
		],
		features: ["Three roles", "Ends by itself after seven days"],
		examples: [
			{
				purpose: "Invite somebody who will look after servers",
				line: "cherry org invite hana-studio ren@example.org --role operator",
				output: ["invited ren@example.org as operator, for 7 days"],
			},
			{
				purpose: "Invite somebody to look",
				line: "cherry org invite hana-studio yui@example.org",
				output: ["invited yui@example.org as viewer, for 7 days"],
			},
		],
		related: ["01-project-overview/03-who-it-is-for.md"],
		since: "1.5",
	},
];
