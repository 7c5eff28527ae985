import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import styles from "./calendar-controls.module.css";
import { kindWords } from "./calendar-words.ts";
import { type CivilDay, yearOf } from "./civil-day.ts";
import { monthName } from "./day-text.ts";
import { eventKinds } from "./events.ts";
import { KindMark } from "./kind-mark.tsx";
import type { CalendarState } from "./use-calendar.ts";

/** Controls for what the calendar shows: the month and year, and which kinds of events. */
export function CalendarControls({ calendar, today }: { calendar: CalendarState; today: CivilDay }) {
	const { view, show, day, choose, kinds, toggle } = calendar;
	return (
		<div className={styles.controls}>
			<div className={styles.when}>
				<h3 aria-live="polite" className={styles.title}>
					{view === "month" && monthName(day)} {yearOf(day)}
				</h3>
				<div className={styles.steps}>
					{view === "month" && <Steps calendar={calendar} name="month" months={1} />}
					<Steps calendar={calendar} name="year" months={12} />
					<Button onClick={() => choose(today)}>Today</Button>
				</div>
			</div>
			<fieldset className={styles.choices}>
				<legend className="visually-hidden">View</legend>
				{(["month", "year"] as const).map((one) => (
					<label key={one}>
						<input type="radio" name="almanac-view" checked={view === one} onChange={() => show(one)} />
						By {one}
					</label>
				))}
			</fieldset>
			<fieldset className={styles.choices}>
				<legend className="visually-hidden">Show</legend>
				{eventKinds.map((kind) => (
					<label key={kind}>
						<input type="checkbox" checked={kinds.includes(kind)} onChange={() => toggle(kind)} />
						<KindMark kind={kind} />
						{kindWords[kind].many}
					</label>
				))}
			</fieldset>
		</div>
	);
}

/** Back and forward. At an end of the almanac the button stays in place and is marked `aria-disabled`. */
function Steps({ calendar, name, months }: { calendar: CalendarState; name: string; months: number }) {
	const step = (label: string, icon: "chevron-left" | "chevron-right", by: number) => {
		const go = calendar.stepBy(by);
		return (
			<IconButton
				label={`${label} ${name}`}
				icon={icon}
				framed
				aria-disabled={go === null || undefined}
				onClick={() => go?.()}
			/>
		);
	};
	return (
		<span className={styles.step}>
			{step("Previous", "chevron-left", -months)}
			<span aria-hidden="true">{name}</span>
			{step("Next", "chevron-right", months)}
		</span>
	);
}
