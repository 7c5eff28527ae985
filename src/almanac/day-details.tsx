import { Glyph } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./calendar.module.css";
import { addDays, type CivilDay, daysFrom } from "./civil-day.ts";
import { dayMonthText, longDayText } from "./day-text.ts";
import { eventDetail } from "./event-detail.ts";
import { EventName } from "./event-name.tsx";
import { beginningOn } from "./micro-season.ts";
import { termOf } from "./terms.ts";
import { eventsBetween } from "./year-events.ts";

/** A micro-season lasts four to six days; the next one has started after a week. */
const A_WEEK = 7;

/** All events of a day, whichever kinds the grid shows, and the micro-season that it is part of. */
export function DayDetails({ day, today }: { day: CivilDay; today: CivilDay }) {
	const events = eventsBetween(day, day);
	return (
		<section className={styles.details} aria-labelledby="almanac-day">
			<h4 id="almanac-day">
				{longDayText(day)}
				{day === today && " · today"}
			</h4>
			<p>
				<Course day={day} />
			</p>
			{events.length > 0 && (
				<ul {...LIST}>
					{events.map((event) => (
						<li key={event.id}>
							<EventName event={event} />
							<p>{eventDetail(event, today)}</p>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

/** "Day 3 of 5 of micro-season 57, Daffodils bloom, in Rittō, Beginning of winter." */
function Course({ day }: { day: CivilDay }) {
	const { microSeason, day: since } = beginningOn(day);
	const ahead = Array.from({ length: A_WEEK }, (_, index) => addDays(day, index + 1));
	const until = ahead.find((one) => beginningOn(one).day !== since) ?? addDays(since, A_WEEK);
	const { term } = termOf(microSeason.n);
	return (
		<>
			Day {daysFrom(since, day) + 1} of {daysFrom(since, until)} of micro-season {microSeason.n},{" "}
			<Glyph kanji={microSeason.kanji} /> <i>{microSeason.reading}</i>, “{microSeason.meaning}”, from{" "}
			{dayMonthText(since)}, in the solar term <Glyph kanji={term.kanji} /> <i>{term.reading}</i>, “{term.meaning}”.
		</>
	);
}
