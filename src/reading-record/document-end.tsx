import { announcer } from "#src/accessibility/announcer.ts";
import { now } from "#src/platform/clock.ts";
import { Button } from "#src/ui/button.tsx";
import { onFirstClick } from "#src/ui/on-first-click.ts";
import { changedIn, type Reading, readingProgress } from "./reading.ts";
import styles from "./reading-record.module.css";
import { localDay, whenText } from "./say-reading.ts";

/** The document's reading state, and a button to override it: for visitors who print, listen, or read ahead. */
export function DocumentEnd({ reading, onMark }: { reading: Reading; onMark: (read: boolean) => void }) {
	const unseen = changedIn(reading).length;
	const done = reading.read && unseen === 0;
	return (
		<div className={styles.end}>
			<p>{stateText(reading, unseen)}</p>
			<Button
				look="quiet"
				onClick={onFirstClick(() => {
					onMark(!done);
					announcer.announce(done ? "Marked as unread" : "Marked as read");
				})}
			>
				{done ? "Mark as unread" : "Mark as read"}
			</Button>
		</div>
	);
}

function stateText(reading: Reading, unseen: number): string {
	if (unseen > 0) return `${unseen} changed ${unseen === 1 ? "passage" : "passages"} not seen yet.`;
	if (reading.read) return `Read ${whenText(reading.day, localDay(now()))}.`;
	const percent = Math.round(readingProgress(reading) * 100);
	return percent > 0 ? `Read so far: ${percent}%.` : "";
}
