import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { idOf, nameOf, usageOf } from "#src/cli/usage.ts";
import { composerLink } from "#src/composer/composer-query.ts";
import type { Command, Example } from "#src/content/commands/command.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { CodeBlock } from "#src/ui/code-block.tsx";
import { Heading, type HeadingLevel } from "#src/ui/heading.tsx";
import styles from "./command-entry.module.css";
import { UsageLine } from "./usage-line.tsx";

/** `example` is the one shown, by default the first; `level` is the heading level. */
export interface CommandEntryProps {
	command: Command;
	example?: Example;
	level?: HeadingLevel;
}

const said = { copied: "Command copied", failed: "Could not copy the command." };

/**
 * A command with its usage and one example to copy.
 * @example <CommandEntry command={join} />
 */
export function CommandEntry({ command, example = command.examples[0], level = 4 }: CommandEntryProps) {
	const name = nameOf(command);
	return (
		<div className={styles.command}>
			<div>
				<Heading level={level}>
					<code>cherry {name}</code>
				</Heading>
				<p>{command.summary}.</p>
				<p className={styles.links}>
					<PageLink to={`/cli#${idOf(command)}`}>
						Guide<span className="visually-hidden"> to cherry {name}</span>
					</PageLink>
					<PageLink to={composerLink(name)}>
						Compose<span className="visually-hidden"> cherry {name}</span>
					</PageLink>
				</p>
			</div>
			<div className={styles.lines}>
				<p>
					<UsageLine line={usageOf(command)} />
				</p>
				<CodeBlock
					prompt
					code={example.line}
					label={example.purpose}
					onCopy={(button, source) => void copyAndTell(button, source.textContent, said)}
				/>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
				<pre tabIndex={0} className={styles.output}>
					<samp>{example.output.join("\n")}</samp>
				</pre>
			</div>
		</div>
	);
}
