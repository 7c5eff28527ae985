import { useState } from "react";
import { addDays, type CivilDay, firstOf, monthOf, yearOf } from "./civil-day.ts";
import { type EventKind, eventKinds } from "./events.ts";
import { sameDayIn } from "./month-grid.ts";
import { almanacSpan } from "./span.ts";

const first = firstOf(almanacSpan.from, 1);
const last = addDays(firstOf(almanacSpan.to + 1, 1), -1);

/** The nearest day within the almanac. */
export const withinSpan = (day: CivilDay): CivilDay => (day < first ? first : day > last ? last : day);

export type CalendarView = "month" | "year";

export interface CalendarState {
	view: CalendarView;
	show: (view: CalendarView) => void;
	/** The selected day; its month and year are shown. */
	day: CivilDay;
	choose: (day: CivilDay) => void;
	/** Steps by months, backward if negative; null at an end of the span. */
	stepBy: (months: number) => (() => void) | null;
	kinds: readonly EventKind[];
	toggle: (kind: EventKind) => void;
}

/**
 * The state of the calendar; it starts with the month view and all kinds.
 * @param today the selected day, until another is chosen: it follows the date
 */
export function useCalendar(today: CivilDay): CalendarState {
	const [view, show] = useState<CalendarView>("month");
	const [chosen, setChosen] = useState<CivilDay | null>(null);
	const day = withinSpan(chosen ?? today);
	const choose = (next: CivilDay) => setChosen(next === today ? null : next);
	const [kinds, setKinds] = useState<readonly EventKind[]>(eventKinds);
	const reaches = (months: number) => {
		const there = firstOf(yearOf(day), monthOf(day) + months);
		return first <= there && there <= last;
	};
	return {
		view,
		show,
		day,
		choose,
		stepBy: (months) => (reaches(months) ? () => choose(sameDayIn(day, months)) : null),
		kinds,
		toggle: (kind) => setKinds(eventKinds.filter((one) => kinds.includes(one) !== (one === kind))),
	};
}
