import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "./copy-button.module.css";
import { Icon } from "./icon.tsx";

/** How long the button shows its outcome. */
const OUTCOME_MS = 2000;
const WORDS = { idle: "Copy", copied: "Copied", failed: "Not copied" };

/**
 * `text` goes to the clipboard; `what` completes the name ("Copy" + "command"); `compact` shows the icon alone at rest.
 * Where the clipboard refuses, the content of `source` is selected instead, ready for a copy by hand.
 */
export type CopyButtonProps = {
	text: string;
	what: string;
	onCopied: () => void;
	onFailed: () => void;
	compact?: boolean;
	source?: RefObject<HTMLElement | null>;
};

/**
 * Copies and says so for two seconds; the callbacks are for the announcer.
 * @example <CopyButton text={link} what="link" onCopied={() => announce("Copied")} onFailed={() => announceError("Not copied")} />
 */
export function CopyButton({ text, what, onCopied, onFailed, compact = false, source }: CopyButtonProps) {
	const [outcome, setOutcome] = useState<keyof typeof WORDS>("idle");
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	const show = (next: "copied" | "failed") => {
		setOutcome(next);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setOutcome("idle"), OUTCOME_MS);
	};
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			show("copied");
			onCopied();
		} catch {
			// Refused, or no clipboard at all outside secure contexts.
			if (source?.current) window.getSelection()?.selectAllChildren(source.current);
			show("failed");
			onFailed();
		}
	};
	return (
		<button
			type="button"
			aria-label={outcome === "idle" ? `Copy ${what}` : WORDS[outcome]}
			className={`${styles.button} ${styles[outcome]} ${compact ? styles.compact : ""}`}
			onClick={copy}
		>
			<Icon name={outcome === "copied" ? "check" : "copy"} size={16} />
			<span className={styles.word}>{WORDS[outcome]}</span>
		</button>
	);
}
