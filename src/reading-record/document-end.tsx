import { announcer } from "#src/accessibility/announcer.ts";
import { Button } from "#src/ui/button.tsx";
import { onFirstClick } from "#src/ui/on-first-click.ts";
import { changedIn, type Reading, readingProgress } from "./reading.ts";
import styles from "./reading-record.module.css";
import { whenText } from "./say-reading.ts";

interface DocumentEndProps {
	reading: Reading;
	/** The local day: "2026-10-14". */
	today: string;
	onMark: (read: boolean) => void;
}

/** The document's reading state, and a button to override it: for visitors who print, listen, or read ahead. */
export function DocumentEnd({ reading, today, onMark }: DocumentEndProps) {
	const unseen = changedIn(reading).length;
	const done = reading.read && unseen === 0;
	return (
		<div className={styles.end}>
			<p>{stateText(reading, unseen, today)}</p>
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

function stateText(reading: Reading, unseen: number, today: string): string {
	if (unseen > 0) return `${unseen} changed ${unseen === 1 ? "passage" : "passages"} not seen yet.`;
	if (reading.read) return `Read ${whenText(reading.day, today)}.`;
	const percent = Math.round(readingProgress(reading) * 100);
	return percent > 0 ? `Read so far: ${percent}%.` : "";
}
