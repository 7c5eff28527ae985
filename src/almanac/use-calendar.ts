import { useState } from "react";
import { addDays, type CivilDay, firstOf, monthOf, yearOf } from "./civil-day.ts";
import { type EventKind, eventKinds } from "./events.ts";
import { sameDayIn } from "./month-grid.ts";
import { almanacSpan } from "./span.ts";

const first = firstOf(almanacSpan.from, 1);
const last = addDays(firstOf(almanacSpan.to + 1, 1), -1);

/** The nearest day that the almanac knows. */
const withinSpan = (day: CivilDay): CivilDay => (day < first ? first : day > last ? last : day);

export type CalendarView = "month" | "year";

export interface CalendarState {
	view: CalendarView;
	show: (view: CalendarView) => void;
	/** The day looked at; its month and year are those shown. */
	day: CivilDay;
	choose: (day: CivilDay) => void;
	/** Months ahead, or back where negative; null where the span ends. */
	stepBy: (months: number) => (() => void) | null;
	kinds: readonly EventKind[];
	toggle: (kind: EventKind) => void;
}

/** What is shown of the calendar: it begins with a month and every kind. @param today the day to begin on */
export function useCalendar(today: CivilDay): CalendarState {
	const [view, show] = useState<CalendarView>("month");
	const [day, setDay] = useState(() => withinSpan(today));
	const [kinds, setKinds] = useState<readonly EventKind[]>(eventKinds);
	const reaches = (months: number) => {
		const there = firstOf(yearOf(day), monthOf(day) + months);
		return first <= there && there <= last;
	};
	return {
		view,
		show,
		day,
		choose: (chosen) => setDay(withinSpan(chosen)),
		stepBy: (months) => (reaches(months) ? () => setDay(sameDayIn(day, months)) : null),
		kinds,
		toggle: (kind) => setKinds(eventKinds.filter((one) => kinds.includes(one) !== (one === kind))),
	};
}
