import type { Example } from "#src/content/commands/command.ts";
import { answeredAround } from "#src/still/answered-around.ts";
import { CodeBlock } from "#src/ui/code-block.tsx";
import { CommandLine } from "#src/ui/command-line.tsx";
import styles from "./command.module.css";

/** A line and its output in the terminal. Only the line is copied, without prompt and output. */
export function ExampleSession({ example, hidePurpose = false }: { example: Example; hidePurpose?: boolean }) {
	const { purpose, line, output } = example;
	return (
		<div>
			{!hidePurpose && (
				<p className={styles.purpose} data-words="">
					{purpose}
				</p>
			)}
			<CodeBlock prompt code={line} label={purpose} onCopy={answeredAround}>
				<kbd className={styles.line}>
					<CommandLine>{line}</CommandLine>
				</kbd>
				{output.length > 0 && <samp className={styles.output}>{`\n${output.join("\n")}`}</samp>}
			</CodeBlock>
		</div>
	);
}
