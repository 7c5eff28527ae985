import { useState } from "react";
import { dayText } from "#src/figures/day-text.ts";
import { timeText } from "#src/figures/time-text.ts";
import { Disclosure } from "#src/ui/disclosure.tsx";
import { Drawing } from "#src/ui/drawing.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import styles from "./calendar.module.css";
import { civilDay } from "./civil-day.ts";
import { dayMonthText, longDayText, minuteText } from "./day-text.ts";
import { type WhyToday, whySentence, whyToday } from "./why-today.ts";

/** Today's date and micro-season and, on request, the reason for it. */
export function WhyTodayPart({ instant }: { instant: Date }) {
	const [open, setOpen] = useState(false);
	const why = whyToday(instant, civilDay(instant));
	const { microSeason, today, inJapan, nth } = why;
	return (
		<section aria-labelledby="almanac-today">
			<SectionHeading level={3} id="almanac-today" title={longDayText(today)} />
			<p className={styles.today}>
				<Glyph kanji={microSeason.kanji} /> <i>{microSeason.reading}</i>
				<strong>{microSeason.meaning}</strong>
				<span>
					Micro-season {microSeason.n} of 72, day {nth}
				</span>
			</p>
			{today !== inJapan && (
				<p className={styles.elsewhere}>
					Where you are it is {dayMonthText(today)}, in Japan {dayMonthText(inJapan)}. What is marked as today is your
					own date, read on the calendar of Japan.
				</p>
			)}
			<Disclosure title="Why today?" open={open} onToggle={() => setOpen(!open)}>
				<Reason why={why} instant={instant} />
			</Disclosure>
		</section>
	);
}

function Reason({ why, instant }: { why: WhyToday; instant: Date }) {
	const { longitude, step, reached, since, minute } = why;
	// Not rounded: it must not show a step that the Sun has yet to reach.
	const position = (Math.floor(longitude * 100) / 100).toFixed(2);
	return (
		<div className={styles.why}>
			<p>
				The Sun stands at {position}° now, between {step.from}° and {step.to}°, the step of micro-season {step.n}.{" "}
				{whySentence(why)}
			</p>
			<Drawing
				viewBox="0 0 400 34"
				says={`The Sun at ${position}°, ${Math.round(step.done * 100)} per cent of the way from ${step.from}° to ${step.to}°`}
			>
				<path d="M10 12H390M10 6v12M390 6v12" />
				<circle cx={10 + 380 * step.done} cy="12" r="6" />
				<text x="10" y="32">
					{step.from}°
				</text>
				<text x="390" y="32" textAnchor="end">
					{step.to}°
				</text>
			</Drawing>
			{reached && minute !== null && (
				<p>
					{instant < reached ? "The Sun reaches it" : "The Sun reached it"} on {dayMonthText(since)} at{" "}
					{minuteText(minute)} in Japan, which is {dayText(reached)} at {timeText(reached)} where you are.
				</p>
			)}
			<FinePrint>
				360° ÷ 72 = 5° a micro-season; three of them, 15°, make a solar term. 0° is the spring equinox. The hours come
				from a finer computation, which also sets the longitude shown; it is good to 0.01°.
			</FinePrint>
		</div>
	);
}
