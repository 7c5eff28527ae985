import type { Command } from "#src/content/commands/command.ts";
import { madeFrom, offerFor, topWords } from "./completion-words.ts";

/** Completion for zsh, with descriptions. To be saved as `_cherry` in a directory of `$fpath`. */
export function zshCompletion(commands: readonly Command[]): string {
	const tops = topWords(commands);
	const arms = tops.map(({ word, words }) => {
		const own = (second?: string) =>
			commands.find((command) => command.words[0] === word && command.words[1] === second);
		if (words.length === 0) return `	${word})\n${specs(own(), 1)}\n		;;`;
		const members = words.map((second) => `${quoted(`${second}:${escapeColon(own(second)?.summary ?? "")}`)}`);
		return `	${word})
		if (( CURRENT == 3 )); then
			commands=(
				${members.join("\n\t\t\t\t")}
			)
			_describe -t commands 'cherry ${word} command' commands
			return
		fi
		case $words[3] in
${words.map((second) => `		${second})\n${specs(own(second), 2)}\n			;;`).join("\n")}
		esac
		;;`;
	});
	return `#compdef cherry
# zsh completion for cherry. ${madeFrom}

_cherry() {
	local -a commands
	if (( CURRENT == 2 )); then
		commands=(
			${tops.map(({ word, description }) => quoted(`${word}:${escapeColon(description)}`)).join("\n\t\t\t")}
		)
		_describe -t commands 'cherry command' commands
		return
	fi
	case $words[2] in
${arms.join("\n")}
	esac
}

# Loaded by the completion system the function is called at once; sourced, it is made known.
if [[ $funcstack[1] == _cherry ]]; then
	_cherry "$@"
else
	compdef _cherry cherry
fi
`;
}

/** The call of `_arguments` for a command whose own words number `depth`. */
function specs(command: Command | undefined, depth: number): string {
	const indent = "\t".repeat(depth + 1);
	const options = (command?.options ?? []).map(({ name, value, repeats, description }) => {
		const words = `[${description.replace(/\.$/, "").replace(/[[\]\\]/g, "\\$&")}]`;
		const start = `${repeats ? "*" : ""}${name}`;
		return value ? `${start}=${words}:${value.name}:${action(value)}` : start + words;
	});
	const given = (command?.arguments ?? []).map(
		(argument, index) =>
			`${argument.repeats ? "*" : index + 1}:${argument.required ? "" : ":"}${argument.name}:${action(argument)}`,
	);
	const lines = [...options, ...given].map((spec) => ` \\\n${indent}\t${quoted(spec)}`);
	// `_arguments` expects the first word to be the command.
	return `${indent}shift ${depth} words; (( CURRENT -= ${depth} ))\n${indent}_arguments${lines.join("") || " :"}`;
}

function action(value: Parameters<typeof offerFor>[0]): string {
	const { words, hasFiles } = offerFor(value);
	return words.length > 0 ? `(${words.join(" ")})` : hasFiles ? "_files" : " ";
}

function escapeColon(text: string): string {
	return text.replaceAll(":", "\\:");
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
