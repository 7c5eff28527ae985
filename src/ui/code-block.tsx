import { type ReactNode, useRef } from "react";
import styles from "./code-block.module.css";
import { CommandLine } from "./command-line.tsx";
import { CopyButton } from "./copy-button.tsx";

/**
 * `code` is what is shown, unless there are highlighted `children`; `label` names it ("Wrap a server"). `prompt` sets
 * one command in a well behind a `$` that is not part of the code. `onCopy` receives the button and the element with
 * the code.
 */
export type CodeBlockProps = {
	code: string;
	label: string;
	onCopy: (button: HTMLElement, source: HTMLElement) => void;
	prompt?: boolean;
	children?: ReactNode;
};

/**
 * Code with a copy button; long lines scroll, by keyboard too.
 * @example
 * <CodeBlock code="cherry servers list" label="List servers" prompt onCopy={(button) => void copyAndTell(…)} />
 */
export function CodeBlock({ code, label, onCopy, prompt = false, children }: CodeBlockProps) {
	const source = useRef<HTMLElement>(null);
	return (
		<figure aria-label={label} className={`${styles.block} ${prompt ? styles.prompt : ""}`}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
			<pre className={styles.scroll} tabIndex={0}>
				<code ref={source} className={styles.code}>
					{children ?? (prompt ? <CommandLine>{code}</CommandLine> : code)}
				</code>
			</pre>
			<span className={styles.copy}>
				<CopyButton
					what={`${prompt ? "command" : "code"}: ${label}`}
					compact={!prompt}
					onCopy={(button) => source.current && onCopy(button, source.current)}
				/>
			</span>
		</figure>
	);
}
