import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { kindWords, WEEKDAYS } from "./calendar-words.ts";
import { type CivilDay, monthOf, yearOf } from "./civil-day.ts";
import { longDayText, monthName } from "./day-text.ts";
import type { AlmanacEvent, EventKind } from "./events.ts";
import { KindMark } from "./kind-mark.tsx";
import styles from "./month-grid.module.css";
import { dayByKey, monthWeeks } from "./month-grid.ts";
import { withinSpan } from "./use-calendar.ts";
import { eventsBetween } from "./year-events.ts";

/** The ARIA grid pattern for choosing a date; spread, because linters reject any other role on a table. */
const GRID = { role: "grid" };
const cell = (chosen: boolean) => ({ role: "gridcell", "aria-selected": chosen });

/** Focuses the chosen day of a visible grid. */
export const focusChosenDay = (around: Element | null): void =>
	around?.querySelector<HTMLElement>("[aria-selected=true] button")?.focus();

export interface MonthGridProps {
	/** The chosen day, in the month shown. */
	day: CivilDay;
	today: CivilDay;
	kinds: readonly EventKind[];
	onChoose: (day: CivilDay) => void;
}

/**
 * A month as an ARIA grid: one Tab stop, arrow keys by day and week, Home and End within the week, Page Up and Page
 * Down by month, with Shift by year. Moving selects.
 */
export function MonthGrid({ day, today, kinds, onChoose }: MonthGridProps) {
	const table = useRef<HTMLTableElement>(null);
	const weeks = monthWeeks(yearOf(day), monthOf(day));
	const events = eventsBetween(weeks[0]?.[0] ?? day, weeks.at(-1)?.[6] ?? day).filter(({ kind }) =>
		kinds.includes(kind),
	);

	const moveByKey = (event: KeyboardEvent) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const next = dayByKey(day, event.shiftKey ? `Shift+${event.key}` : event.key);
		if (next === null) return;
		event.preventDefault();
		flushSync(() => onChoose(next));
		focusChosenDay(table.current);
	};

	return (
		<table ref={table} {...GRID} aria-label={`${monthName(day)} ${yearOf(day)}`} className={styles.grid}>
			<thead>
				<tr>
					{WEEKDAYS.map((name) => (
						<th key={name} scope="col" abbr={name}>
							<span aria-hidden="true">{name.slice(0, 3)}</span>
							<span className="visually-hidden">{name}</span>
						</th>
					))}
				</tr>
			</thead>
			<tbody onKeyDown={moveByKey}>
				{weeks.map((week) => (
					<tr key={week[0]}>
						{week.map((one) => (
							<td key={one} {...cell(one === day)}>
								<DayCell
									day={one}
									outside={monthOf(one) !== monthOf(day)}
									chosen={one === day}
									today={one === today}
									events={events.filter((event) => event.day === one)}
									onChoose={onChoose}
								/>
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

interface DayCellProps {
	day: CivilDay;
	outside: boolean;
	chosen: boolean;
	today: boolean;
	events: readonly AlmanacEvent[];
	onChoose: (day: CivilDay) => void;
}

/**
 * Its accessible name is what it shows, with the kinds in words: "Sunday 22 November 2026 Solar term: 小雪 Lesser snow",
 * although a narrow layout hides the characters. A day beyond the almanac cannot be chosen.
 */
function DayCell({ day, outside, chosen, today, events, onChoose }: DayCellProps) {
	const [weekdayName, , ...monthAndYear] = longDayText(day).split(" ");
	const beyond = withinSpan(day) !== day;
	return (
		<button
			type="button"
			data-day={day}
			data-outside={outside || undefined}
			tabIndex={chosen ? 0 : -1}
			aria-current={today ? "date" : undefined}
			aria-disabled={beyond || undefined}
			className={styles.day}
			onClick={beyond ? undefined : () => onChoose(day)}
		>
			<span className="visually-hidden">{weekdayName} </span>
			<span className={styles.number}>{Number(day.slice(8))}</span>
			<span className="visually-hidden"> {monthAndYear.join(" ")} </span>
			{events.map(({ id, kind, kanji, meaning }) => (
				<span key={id} className={styles.entry} data-kind={kind}>
					<KindMark kind={kind} />
					<span className="visually-hidden">{kindWords[kind].one}: </span>
					<span lang="ja" className={styles.kanji}>
						{kanji}
					</span>
					<span className="visually-hidden"> {meaning} </span>
				</span>
			))}
		</button>
	);
}
