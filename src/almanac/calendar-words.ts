import type { EventKind } from "./events.ts";

/** Names of the kinds, singular and plural. */
export const kindWords: Record<EventKind, { one: string; many: string }> = {
	term: { one: "Solar term", many: "Solar terms" },
	"micro-season": { one: "Micro-season", many: "Micro-seasons" },
	holiday: { one: "Holiday", many: "Holidays" },
	ceremony: { one: "Ceremony", many: "Ceremonies" },
};

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
