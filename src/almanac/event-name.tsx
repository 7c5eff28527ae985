import { Glyph } from "#src/ui/kanji.tsx";
import styles from "./calendar.module.css";
import type { AlmanacEvent } from "./events.ts";
import { KindMark } from "./kind-mark.tsx";

/** An event's name: characters, reading and meaning. */
export function EventName({ event: { kind, kanji, reading, meaning } }: { event: AlmanacEvent }) {
	return (
		<span className={styles.name}>
			<KindMark kind={kind} />
			<Glyph kanji={kanji} /> <i>{reading}</i> <strong>{meaning}</strong>
		</span>
	);
}
