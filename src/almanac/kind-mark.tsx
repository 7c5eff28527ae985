import styles from "./calendar.module.css";
import type { EventKind } from "./events.ts";

/** A shape per kind, so that kinds are not distinguished by colour alone. */
const SHAPES: Record<EventKind, string> = {
	term: "M6 1a5 5 0 0 1 0 10A5 5 0 0 1 6 1",
	"micro-season": "M6 2a4 4 0 0 1 0 8A4 4 0 0 1 6 2M6 4a2 2 0 0 0 0 4A2 2 0 0 0 6 4",
	holiday: "M2 2h8v8H2z",
	ceremony: "M6 .5 11.5 6 6 11.5.5 6z",
};

/** The symbol of a kind of event; its name is shown beside it as text. */
export function KindMark({ kind }: { kind: EventKind }) {
	return (
		<svg viewBox="0 0 12 12" aria-hidden="true" className={styles.mark} data-kind={kind}>
			<path d={SHAPES[kind]} fillRule="evenodd" />
		</svg>
	);
}
