import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import OctagonAlert from "lucide-react/icons/octagon-alert";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import styles from "./callout.module.css";
import { Kanji, type KanjiWord } from "./kanji.tsx";

const ICONS = {
	note: [Info, "Note"],
	done: [CircleCheck, "Done"],
	warning: [TriangleAlert, "Warning"],
	danger: [OctagonAlert, "Danger"],
} as const;

/** A tone with its icon, or a cultural note with its kanji. */
export type CalloutProps = { title: string; children: ReactNode } & (
	| { tone: keyof typeof ICONS }
	| { tone: "culture"; kanji: KanjiWord }
);

/**
 * A paragraph set apart by a rule, a tint and a mark that has a name.
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
	const [Icon, name] = ICONS[tone];
	return <Icon role="img" aria-label={name} size="1.125rem" strokeWidth={1.5} />;
}
