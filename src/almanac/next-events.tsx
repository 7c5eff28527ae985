import { LIST } from "#src/ui/list-role.ts";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import styles from "./calendar.module.css";
import { kindWords } from "./calendar-words.ts";
import { type CivilDay, civilDay } from "./civil-day.ts";
import { awayText, nextOfEach } from "./coming-up.ts";
import { dayMonthShort } from "./day-text.ts";
import { EventName } from "./event-name.tsx";
import { eventKinds } from "./events.ts";
import { almanacSpan } from "./span.ts";
import { withinSpan } from "./use-calendar.ts";

/** The next event of each kind, nearest first; each leads to its day. */
export function NextEvents({ instant, onChoose }: { instant: Date; onChoose: (day: CivilDay) => void }) {
	const today = civilDay(instant);
	const events = nextOfEach(instant, eventKinds);
	return (
		<section aria-labelledby="almanac-next">
			<SectionHeading level={3} id="almanac-next" title="Coming up" />
			{events.length === 0 && (
				<p>
					The almanac covers {almanacSpan.from} to {almanacSpan.to};{" "}
					{withinSpan(today) === today ? "no more events follow" : "your date is outside that range"}.
				</p>
			)}
			<ul {...LIST} className={styles.next}>
				{events.map((event) => (
					<li key={event.id}>
						<button type="button" onClick={() => onChoose(event.day)} className={styles.row}>
							<span className={styles.date}>{dayMonthShort(event.day)}</span>
							<span className="visually-hidden">{kindWords[event.kind].one}: </span>
							<EventName event={event} />
							<span className={styles.away}>{awayText(event, instant)}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
