import type { Command } from "#src/content/commands/command.ts";
import { madeFrom, offerFor, topWords, valuedOptions } from "./completion-words.ts";
import { nameOf } from "./usage.ts";

/** Completion for fish, with descriptions. To be saved as `~/.config/fish/completions/cherry.fish`. */
export function fishCompletion(commands: readonly Command[]): string {
	const tops = topWords(commands);
	const lines = [
		...tops.map(
			({ word, description }) => `complete -c cherry -n '__cherry_at 0' -a ${word} -d ${quoted(description)}`,
		),
		...commands.flatMap(linesOf),
	];
	return `# fish completion for cherry. ${madeFrom}

# Whether the line begins with these command words and has so many other words after them, options and their values aside.
function __cherry_at
	set -l tokens (commandline -opc)
	set -e tokens[1]
	for word in $argv[2..]
		test "$tokens[1]" = $word; or return 1
		set -e tokens[1]
	end
	test "$argv[1]" = any; and return 0
	set -l count 0
	set -l skip no
	for token in $tokens
		if test $skip = yes
			set skip no
		else if contains -- $token ${valuedOptions(commands).join(" ")}
			set skip yes
		else if not string match -q -- '-*' $token
			set count (math $count + 1)
		end
	end
	test $count = $argv[1]
end

# Whether an option is not given yet, in either of its forms. One whose value is just being written does not count.
function __cherry_without
	set -l tokens (commandline -opc)
	test "$argv[2]" = valued; and test "$tokens[-1]" = "--$argv[1]"; and set -e tokens[-1]
	not string match -q -- "--$argv[1]" $tokens; and not string match -q -- "--$argv[1]=*" $tokens
end

complete -c cherry -f
${lines.join("\n")}
`;
}

function linesOf(command: Command): string[] {
	const name = nameOf(command);
	const [first, second] = command.words;
	const member = second && `complete -c cherry -n '__cherry_at 0 ${first}' -a ${second} -d ${quoted(command.summary)}`;
	const given = command.arguments.flatMap((argument, index) => {
		const answer = answerOf(argument);
		const at = `complete -c cherry -n '__cherry_at ${index} ${name}'`;
		return answer === "" ? [] : [`${at} ${answer} -d ${quoted(sentence(argument.description))}`];
	});
	const options = command.options.map(({ name: option, value, description, repeats }) => {
		const unlessGiven = repeats ? "" : `; and __cherry_without ${option.slice(2)}${value ? " valued" : ""}`;
		const takes = value ? ` ${offerFor(value).hasFiles ? "-r" : "-x"} ${answerOf(value)}` : "";
		const at = `complete -c cherry -n '__cherry_at any ${name}${unlessGiven}'`;
		return `${at} -l ${option.slice(2)}${takes.trimEnd()} -d ${quoted(sentence(description))}`;
	});
	return [member ?? "", ...given, ...options].filter((line) => line !== "");
}

function answerOf(value: Parameters<typeof offerFor>[0]): string {
	const { words, hasFiles } = offerFor(value);
	return words.length > 0 ? `-a '${words.join(" ")}'` : hasFiles ? "-F" : "";
}

function sentence(text: string): string {
	return text.replace(/\.$/, "");
}

function quoted(text: string): string {
	return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
