import type { Command } from "./command.ts";

export const ideas: readonly Command[] = [
	{
		words: ["ideas", "list"],
		summary: "List what members would like to see",
		description:
			"Lists the ideas that are open, the most supported first. With `--season` only those that were shared in it.",
		arguments: [],
		options: [
			{
				name: "--season",
				value: { name: "season", kind: "choice", choices: ["spring", "summer", "autumn", "winter"] },
				description: "Only ideas shared in this season.",
			},
		],
		features: ["The most supported first", "Says which are being built"],
		examples: [
			{
				purpose: "See what was sown in spring",
				line: "cherry ideas list --season spring",
				output: [
					"idea-31  Quiet hours for alerts      23 in support",
					"idea-28  Capsules on a memory stick  17 in support",
				],
			},
			{
				purpose: "See the three most supported",
				line: "cherry ideas list | head -n 3",
				output: [
					"idea-35  A mesh for schools          38 in support, being built",
					"idea-31  Quiet hours for alerts      23 in support",
					"idea-28  Capsules on a memory stick  17 in support",
				],
			},
		],
		related: ["01-project-overview/01-vision-and-principles.md"],
		since: "1.5",
	},
	{
		words: ["ideas", "share"],
		summary: "Share an idea",
		description:
			"Puts an idea on the list, under your name. Without `--body` it opens your editor for the text. Ideas that are much like yours are shown before anything is sent.",
		arguments: [{ name: "title", kind: "title", required: true, description: "The idea in a few words." }],
		options: [
			{
				name: "--body",
				value: { name: "file", kind: "file" },
				description: "A markdown file with the idea at length.",
			},
		],
		features: ["Shows similar ideas first", "Markdown"],
		examples: [
			{
				purpose: "Share an idea that you have written down",
				line: 'cherry ideas share "Quiet hours for alerts" --body quiet-hours.md',
				output: ["shared idea-31"],
			},
			{
				purpose: "Share one and write it in your editor",
				line: 'cherry ideas share "Capsules on a memory stick"',
				output: ["shared idea-28"],
			},
		],
		related: ["10-development-workflows/01-contributing-to-this-site.md"],
		since: "1.5",
	},
	{
		words: ["ideas", "support"],
		summary: "Support an idea",
		description: "Adds your name to an idea. Giving the line again takes it off. It moves no tokens and is no vote.",
		arguments: [{ name: "idea", kind: "idea", required: true, description: "The idea’s number on the list." }],
		options: [],
		features: ["One name, one voice", "Taken back as easily"],
		examples: [
			{
				purpose: "Support an idea",
				line: "cherry ideas support idea-31",
				output: ["idea-31  24 in support, you among them"],
			},
			{ purpose: "Take it back", line: "cherry ideas support idea-31", output: ["idea-31  23 in support"] },
		],
		related: ["01-project-overview/01-vision-and-principles.md"],
		since: "1.5",
	},
];
