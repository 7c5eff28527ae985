import { useRef } from "react";
import { flushSync } from "react-dom";
import styles from "./calendar.module.css";
import { CalendarControls } from "./calendar-controls.tsx";
import { civilDay, yearOf } from "./civil-day.ts";
import { DayDetails } from "./day-details.tsx";
import { microSeasonOn } from "./micro-season.ts";
import { focusChosenDay, MonthGrid } from "./month-grid-table.tsx";
import { NextEvents } from "./next-events.tsx";
import { SeasonDifferences } from "./season-differences-table.tsx";
import { useCalendar } from "./use-calendar.ts";
import { useNow } from "./use-now.ts";
import { WhyTodayPart } from "./why-today-part.tsx";
import { YearList } from "./year-list.tsx";

/** The interactive calendar: today and upcoming events first, then any month or year of the almanac. */
export default function Calendar() {
	const instant = useNow();
	const today = civilDay(instant);
	const calendar = useCalendar(today);
	const { view, day, kinds, choose, show } = calendar;
	const book = useRef<HTMLElement>(null);
	// The pressed element is far from the day, or gone with the year list: the focus moves to the day.
	const openDay = (chosen: string) => {
		flushSync(() => {
			choose(chosen);
			show("month");
		});
		focusChosenDay(book.current);
	};
	return (
		<div className={styles.calendar} data-almanac="live">
			{microSeasonOn(instant) && <WhyTodayPart instant={instant} />}
			<NextEvents instant={instant} onChoose={openDay} />
			<section ref={book} className={styles.book} aria-label="Calendar">
				<CalendarControls calendar={calendar} today={today} />
				{view === "month" ? (
					<>
						<MonthGrid day={day} today={today} kinds={kinds} onChoose={choose} />
						<DayDetails day={day} today={today} />
					</>
				) : (
					<YearList year={yearOf(day)} today={today} kinds={kinds} onChoose={openDay} />
				)}
			</section>
			<SeasonDifferences year={yearOf(day)} />
		</div>
	);
}
