import type { Example } from "#src/content/commands/command.ts";

/** What Cherry CLI is, in two paragraphs. */
export const aboutTool: readonly string[] = [
	"Cherry CLI is one program, `cherry`, for everything the ecosystem runs on: your servers, the files on them, the keys that open them, and the mesh of machines that members lend each other. It works in the terminal you have, and asks before it removes a server.",
	"Commands read like short sentences: a thing first, then what is to happen to it, then to which one. `cherry servers restart web-03` needs no manual. For the rest there is this guide, and the composer, which writes a line with you.",
];

/** How to install the program. */
export const installation: readonly Example[] = [
	{ purpose: "Debian, Ubuntu", line: "sudo apt install cherry-cli", output: [] },
	{ purpose: "macOS", line: "brew install cherry-cli", output: [] },
	{ purpose: "Windows", line: "winget install SakuraEcosystem.Cherry", output: [] },
];

/** The first five minutes: nothing in them costs anything. */
export const firstMinutes: readonly Example[] = [
	{ purpose: "Let the tool look itself over", line: "cherry doctor", output: [] },
	{ purpose: "Make a folder to work in", line: "cherry init my-garden --template minimal", output: [] },
	{
		purpose: "Make a login key, one for each device",
		line: "cherry ssh keys add aiko-laptop --type ed25519",
		output: [],
	},
	{
		purpose: "See what can be rented, and for how much",
		line: "cherry inventory plans --category entry-level",
		output: [],
	},
	{ purpose: "See what is yours", line: "cherry servers list", output: [] },
];

/** The exit codes that scripts rely on. */
export const exitCodes =
	"A command ends with exit code 0 when all went well, and with 1 when it did not or when a check found something: `cherry doctor` while something is wrong, `cherry status` while there is an alert, `cherry capsule verify` when in doubt. Answering a question with no changes nothing, and ends with 1 as well. Scripts should read the code and `--json`, for texts on the screen may be reworded.";

/** The options for creating a server capsule. Specification 9 */
export const capsuleOptions: readonly { option: string; value: string; meaning: string }[] = [
	{
		option: "--compression",
		value: "none",
		meaning: "As it is. For films, photographs and archives, which are compressed already.",
	},
	{ option: "--compression", value: "low", meaning: "Quick, and half the size or so. For a fast network." },
	{ option: "--compression", value: "medium", meaning: "The default: most of the gain in three quarters of the time." },
	{ option: "--compression", value: "high", meaning: "As small as it gets. For a slow line, or for years on a shelf." },
	{
		option: "--encryption",
		value: "aes256",
		meaning: "The default: a key made for this capsule, locked with your organisation’s own.",
	},
	{ option: "--encryption", value: "gpg", meaning: "Sealed for somebody else, who opens it with a key of their own." },
];

/** Files below `/cli/` that the build creates from the same schema as this guide. */
export const downloads: readonly { file: string; title: string; install: string }[] = [
	{
		file: "cherry.bash",
		title: "Completion for bash",
		install:
			"mkdir -p ~/.local/share/bash-completion/completions && mv cherry.bash ~/.local/share/bash-completion/completions/cherry",
	},
	{
		file: "_cherry",
		title: "Completion for zsh",
		install:
			"mkdir -p ~/.zfunc && mv _cherry ~/.zfunc/ && echo 'fpath+=~/.zfunc; autoload -Uz compinit; compinit' >> ~/.zshrc",
	},
	{
		file: "cherry.fish",
		title: "Completion for fish",
		install: "mkdir -p ~/.config/fish/completions && mv cherry.fish ~/.config/fish/completions/",
	},
	{ file: "cherry.md", title: "Page for tldr", install: "tldr --render cherry.md" },
];
