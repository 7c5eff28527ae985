import type { ReactNode } from "react";
import styles from "./callout.module.css";
import { Icon } from "./icon.tsx";
import { Kanji, type KanjiWord } from "./kanji.tsx";

const ICONS = {
	note: ["info", "Note"],
	done: ["circle-check", "Done"],
	warning: ["triangle-exclamation-point", "Warning"],
	danger: ["octagon-exclamation-point", "Danger"],
} as const;

/** A tone with its icon, or a cultural note with its kanji. */
export type CalloutProps = { title: string; children: ReactNode } & (
	| { tone: keyof typeof ICONS }
	| { tone: "culture"; kanji: KanjiWord }
);

/**
 * A paragraph set apart by a rule, a tint and a mark with an accessible name.
 * @example <Callout tone="warning" title="Before you unstake">There is a 7-day cooldown.</Callout>
 */
export function Callout(props: CalloutProps) {
	return (
		<div role="note" className={`${styles.callout} ${styles[props.tone]}`}>
			<span className={styles.mark}>
				{props.tone === "culture" ? <Kanji {...props.kanji} /> : <ToneIcon tone={props.tone} />}
			</span>
			<div className={styles.words}>
				<p className={styles.title}>{props.title}</p>
				<div className={styles.text}>{props.children}</div>
			</div>
		</div>
	);
}

function ToneIcon({ tone }: { tone: keyof typeof ICONS }) {
	const [name, label] = ICONS[tone];
	return <Icon name={name} label={label} />;
}
