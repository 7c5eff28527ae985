import { type ReactNode, useRef } from "react";
import styles from "./code-block.module.css";
import { CopyButton } from "./copy-button.tsx";

/**
 * `code` is what is copied and, without highlighted `children`, what is shown; `label` names it ("Wrap a server").
 * `prompt` sets one command in a well behind a `$` that is not copied.
 */
export type CodeBlockProps = {
	code: string;
	label: string;
	onCopied: () => void;
	onFailed: () => void;
	prompt?: boolean;
	children?: ReactNode;
};

/**
 * Code with a copy button; long lines scroll, by keyboard too.
 * @example <CodeBlock code="cherry servers list" label="List servers" prompt onCopied={say} onFailed={warn} />
 */
export function CodeBlock({ code, label, onCopied, onFailed, prompt = false, children }: CodeBlockProps) {
	const source = useRef<HTMLElement>(null);
	return (
		<figure aria-label={label} className={`${styles.block} ${prompt ? styles.prompt : ""}`}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
			<pre className={styles.scroll} tabIndex={0}>
				<code ref={source} className={styles.code}>
					{children ?? code}
				</code>
			</pre>
			<span className={styles.copy}>
				<CopyButton
					text={code}
					what={prompt ? "command" : "code"}
					compact={!prompt}
					source={source}
					onCopied={onCopied}
					onFailed={onFailed}
				/>
			</span>
		</figure>
	);
}
