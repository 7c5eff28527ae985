import type { Command } from "#src/content/commands/command.ts";
import { madeFrom, offerFor, repeatingOptions, topWords, valuedOptions } from "./completion-words.ts";
import { nameOf } from "./usage.ts";

/**
 * Completion for bash 4 and later: commands, options not given yet, values of a list, files. To be sourced, or saved as
 * `~/.local/share/bash-completion/completions/cherry`.
 */
export function bashCompletion(commands: readonly Command[]): string {
	const tops = topWords(commands);
	const groups = tops.filter(({ words }) => words.length > 0);
	return `# bash completion for cherry. ${madeFrom}

_cherry() {
	local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} options= command= word
	local -i index position=0
	COMPREPLY=()
	# bash divides --name=value into three words.
	if [[ $current == = ]]; then
		current=
	elif [[ $before == = ]]; then
		before=\${COMP_WORDS[COMP_CWORD-2]}
	fi

	if (( COMP_CWORD == 1 )); then
		COMPREPLY=( $(compgen -W '${tops.map(({ word }) => word).join(" ")}' -- "$current") )
		return
	fi
	command=\${COMP_WORDS[1]} index=2
	case $command in
${groups
	.map(
		({ word, words }) => `	${word})
		if (( COMP_CWORD == 2 )); then
			COMPREPLY=( $(compgen -W '${words.join(" ")}' -- "$current") )
			return
		fi
		command+=" \${COMP_WORDS[2]}" index=3
		;;`,
	)
	.join("\n")}
	esac

	case "$command $before" in
${offers(commands.flatMap((command) => command.options.flatMap(({ name, value }) => (value ? [{ at: `${nameOf(command)} ${name}`, value }] : []))))}
	esac

	if [[ $current == -* ]]; then
		case $command in
${commands.map((command) => optionsOf(command)).join("\n")}
		esac
		for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
			case $word in
			${repeatingOptions(commands).join("|")}) ;;
			*) options=" $options " options=\${options/" $word "/ } ;;
			esac
		done
		COMPREPLY=( $(compgen -W "$options" -- "$current") )
		return
	fi

	# bash divides web-03:/srv/site, too. The files there are not on this machine.
	if [[ $current == : || $before == : ]]; then return; fi
	for (( ; index < COMP_CWORD; index++ )); do
		case \${COMP_WORDS[index]} in
		${valuedOptions(commands).join("|")})
			index+=1
			if [[ \${COMP_WORDS[index]} == = ]]; then index+=1; fi
			;;
		-*|:) ;;
		*) [[ \${COMP_WORDS[index-1]} == : ]] || position+=1 ;;
		esac
	done
	case "$command $position" in
${offers(commands.flatMap((command) => command.arguments.map((value, index) => ({ at: `${nameOf(command)} ${index}`, value }))))}
	esac
}

complete -F _cherry cherry
`;
}

/** The arms of a `case` that offer the words of a list or files; places with the same offer share an arm. */
function offers(places: { at: string; value: Parameters<typeof offerFor>[0] }[]): string {
	const byAnswer = new Map<string, string[]>();
	for (const { at, value } of places) {
		const { words, hasFiles } = offerFor(value);
		const answer =
			words.length > 0
				? `COMPREPLY=( $(compgen -W '${words.join(" ")}' -- "$current") )`
				: hasFiles
					? `compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$current")`
					: ":";
		byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), `"${at}"`]);
	}
	return [...byAnswer]
		.map(([answer, ats]) => `	${ats.join(" | \\\n\t")})\n		${answer}\n		return\n		;;`)
		.join("\n");
}

function optionsOf(command: Command): string {
	return `		"${nameOf(command)}") options='${command.options.map(({ name }) => name).join(" ")}' ;;`;
}
