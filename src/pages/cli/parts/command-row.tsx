import { idOf, nameOf, usageOf } from "#src/cli/usage.ts";
import { UsageLine } from "#src/command-entry/usage-line.tsx";
import { searchWordsOf } from "#src/composer/command-words.ts";
import type { Command } from "#src/content/commands/command.ts";
import styles from "./command.module.css";
import { CommandHead } from "./command-head.tsx";
import { ExampleSession } from "./example-session.tsx";

/** A key command in short: what it does, its usage, and a first example. */
export function CommandRow({ command }: { command: Command }) {
	const { summary, examples } = command;
	return (
		<article
			id={idOf(command)}
			data-command={nameOf(command)}
			data-words={searchWordsOf(command).join(", ")}
			className={styles.entry}
		>
			<CommandHead command={command} />
			<p className={styles.summary} data-summary="">
				{summary}
			</p>
			<p className={styles.usage} data-usage="">
				<UsageLine line={usageOf(command)} />
			</p>
			<ExampleSession example={examples[0]} />
		</article>
	);
}
