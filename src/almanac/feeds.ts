import type { EventKind } from "./events.ts";

export interface Feed {
	kind: EventKind;
	/** Path within the site, without the leading slash. */
	file: string;
	name: string;
	/** A few words on its contents. */
	contents: string;
}

/** The calendars to subscribe to, one file each, written by the build (tools/calendar-feeds.ts). */
export const feeds: readonly Feed[] = [
	{ kind: "term", file: "calendar/solar-terms.ics", name: "Solar terms", contents: "24 a year, each with its hour" },
	{
		kind: "micro-season",
		file: "calendar/micro-seasons.ics",
		name: "Micro-seasons",
		contents: "72 a year, about five days each",
	},
	{
		kind: "holiday",
		file: "calendar/holidays.ics",
		name: "National holidays",
		contents: "16 a year, and the days off they bring",
	},
	{
		kind: "ceremony",
		file: "calendar/ceremonies.ics",
		name: "Ceremonies",
		contents: "Four a year, each with the hours of its sittings",
	},
];
