import type { Command } from "./command.ts";

export const advanced: readonly Command[] = [
	{
		words: ["batch"],
		summary: "Run many commands from a file",
		description:
			"Reads a file of `cherry` commands, one a line, and runs them, several at a time if you like. All lines are checked before the first one runs. What fails is listed at the end, and can be run alone.",
		arguments: [
			{ name: "file", kind: "file", required: true, description: "A text file; lines that begin with # are skipped." },
		],
		options: [
			{
				name: "--parallel",
				value: { name: "count", kind: "count", default: "1" },
				description: "How many lines to run at the same time.",
			},
			{ name: "--dry-run", description: "Check the lines and run none." },
		],
		features: ["Checks every line first", "Lists what failed", "Output kept apart, line by line"],
		examples: [
			{
				purpose: "Check a file before you run it",
				line: "cherry batch move.txt --dry-run",
				output: ["7 lines, nothing wrong with them"],
			},
			{
				purpose: "Restart many servers, four at a time",
				line: "cherry batch restart.txt --parallel 4",
				output: ["11 of 12 done", "line 9 failed: kura-04 is offline"],
			},
		],
		related: ["09-implementation-guides/02-move-a-server-in-a-capsule.md"],
		since: "1.6",
	},
	{
		words: ["schedule"],
		summary: "Run a command at set times",
		description:
			"Keeps a line and the times at which to run it. Times are written as in a cron table and are those of your own machine, which has to be on. The line, and times with spaces, stand in quotation marks. What a run prints is kept for thirty days.",
		arguments: [
			{
				name: "when",
				kind: "when",
				required: true,
				description: "Minute, hour, day, month and weekday, or a word such as @daily.",
			},
			{
				name: "command",
				kind: "command",
				required: true,
				description: "The line to run: a single cherry command.",
			},
		],
		options: [],
		features: [
			"Times as in a cron table",
			"Checks the line before it keeps it",
			"Never runs the same line twice at once",
		],
		examples: [
			{
				purpose: "Bring a site up to date every night at three",
				line: 'cherry schedule "0 3 * * *" "cherry files sync ./site web-03:/srv/site"',
				output: ["kept as schedule-1, next at 03:00 tomorrow"],
			},
			{
				purpose: "Keep a snapshot every week",
				line: 'cherry schedule @weekly "cherry instance snapshot web-03"',
				output: ["kept as schedule-2, next at 00:00 on Sunday"],
			},
		],
		related: ["09-implementation-guides/02-move-a-server-in-a-capsule.md"],
		since: "1.6",
	},
	{
		words: ["completion"],
		summary: "Set up completion in your shell",
		description:
			"Writes the completion file for your shell to where that shell looks for it. The same files are offered for download on this page. Into a pipe or a file it prints instead.",
		arguments: [
			{
				name: "shell",
				kind: "choice",
				choices: ["bash", "zsh", "fish"],
				required: true,
				description: "The shell you use.",
			},
		],
		options: [],
		features: ["Commands, options and their values", "Works without a network", "bash, zsh and fish"],
		examples: [
			{
				purpose: "Set it up for bash",
				line: "cherry completion bash",
				output: ["wrote ~/.local/share/bash-completion/completions/cherry"],
			},
			{
				purpose: "Put it where your zsh looks",
				line: "cherry completion zsh > ~/.zfunc/_cherry",
				output: [],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.0",
	},
	{
		words: ["doctor"],
		summary: "Check your set-up",
		description:
			"Looks at settings, keys, capsules and the mesh, and says in one line for each whether all is well. `--fix` mends what can be mended without asking you, and says what it did.",
		arguments: [],
		options: [{ name: "--fix", description: "Mend what can be mended safely." }],
		features: [
			"Changes nothing unless asked",
			"Says what to do about the rest",
			"Exit code 1 while something is wrong",
		],
		examples: [
			{
				purpose: "Check a new machine",
				line: "cherry doctor",
				output: [
					"config       ok",
					"ssh          warn no login key yet",
					"capsules     ok",
					"mesh         ok   not joined",
				],
			},
			{
				purpose: "Mend the permissions of a key",
				line: "cherry doctor --fix",
				output: [
					"config       ok",
					"ssh          mended aiko-laptop: now readable by you alone",
					"capsules     ok",
					"mesh         ok   joined, 8 peers",
				],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.0",
	},
];
