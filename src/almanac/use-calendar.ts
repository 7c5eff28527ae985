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
 * @param today the selected day, until another is chosen: it follows the date, unless the grid has the focus then
 */
export function useCalendar(today: CivilDay): CalendarState {
	const [view, show] = useState<CalendarView>("month");
	const [{ chosen, date }, set] = useState<{ chosen: CivilDay | null; date: CivilDay }>({ chosen: null, date: today });
	// A day that has the focus stays: arrow keys count from it, and another month might not show it.
	if (date !== today)
		set({ chosen: chosen ?? (document.activeElement?.closest("[role=grid]") ? date : null), date: today });
	const day = withinSpan(chosen ?? today);
	const choose = (next: CivilDay) => set({ chosen: next === today ? null : next, date: today });
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
