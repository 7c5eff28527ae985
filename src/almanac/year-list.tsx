import { LIST } from "#src/ui/list-role.ts";
import styles from "./calendar.module.css";
import { kindWords } from "./calendar-words.ts";
import { addDays, type CivilDay, firstOf } from "./civil-day.ts";
import { monthName } from "./day-text.ts";
import { EventName } from "./event-name.tsx";
import type { EventKind } from "./events.ts";
import { eventsBetween } from "./year-events.ts";

export interface YearListProps {
	year: number;
	today: CivilDay;
	kinds: readonly EventKind[];
	onChoose: (day: CivilDay) => void;
}

/** A year, month by month; each event leads to its day. */
export function YearList({ year, today, kinds, onChoose }: YearListProps) {
	const months = Array.from({ length: 12 }, (_, index) => firstOf(year, index + 1));
	return (
		<div className={styles.year}>
			{months.map((first, index) => {
				const events = eventsBetween(first, addDays(firstOf(year, index + 2), -1));
				const shown = events.filter(({ kind }) => kinds.includes(kind));
				return (
					<section key={first} aria-label={`${monthName(first)} ${year}`}>
						<h4 data-now={today.startsWith(first.slice(0, 7)) || undefined}>{monthName(first)}</h4>
						{shown.length === 0 && <p className={styles.none}>Nothing of the kinds you chose.</p>}
						<ul {...LIST}>
							{shown.map((event) => (
								<li key={event.id}>
									<button
										type="button"
										onClick={() => onChoose(event.day)}
										aria-current={event.day === today ? "date" : undefined}
										className={styles.row}
									>
										<span className={styles.date}>{Number(event.day.slice(8))}</span>
										<span className="visually-hidden">{kindWords[event.kind].one}: </span>
										<EventName event={event} />
									</button>
								</li>
							))}
						</ul>
					</section>
				);
			})}
		</div>
	);
}
