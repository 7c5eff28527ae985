import { LIST } from "#src/ui/list-role.ts";
import type { Conflict } from "#src/wallet/conflict.ts";
import { conflictWords, timeWords } from "./conflict-words.ts";
import styles from "./wallet-doctor.module.css";

/** Only the latest ones are shown; the report has all. */
const MAX_SHOWN = 12;

/** Prevented conflicts, latest first, as they happen. */
export function ConflictTimeline({ conflicts }: { conflicts: readonly Conflict[] }) {
	const first = Math.max(0, conflicts.length - MAX_SHOWN);
	const shown = conflicts.slice(first).map((conflict, index) => ({ conflict, number: first + index + 1 }));
	return (
		<section>
			<h4 className={styles.heading}>Conflicts</h4>
			{conflicts.length === 0 ? (
				<p className={styles.lead}>None. If a script tries to replace a wallet while you are here, it is recorded.</p>
			) : (
				<ol {...LIST} aria-label="Prevented attempts, latest first" className={styles.rows}>
					{shown.toReversed().map(({ conflict, number }) => (
						<li key={number} className={styles.conflict}>
							<span className={styles.time}>{timeWords(conflict.time)}</span>
							<span aria-hidden="true" className={styles.dot} />
							<span className={styles.words}>{conflictWords(conflict)}</span>
						</li>
					))}
				</ol>
			)}
			{first > 0 && <p className={styles.lead}>Earlier ones ({first}) are in the report.</p>}
		</section>
	);
}
