import { importInPlace } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { FeedList } from "./feed-list.tsx";
import { LateCalendar } from "./late-calendar.tsx";

const code = lazyModule(importInPlace(() => import("./calendar.tsx")));
const served = import.meta.env.SSR ? (await import("./usual-terms.tsx")).UsualTerms : null;

/**
 * The almanac's calendar: terms, micro-seasons, holidays and ceremonies by month and by year, with feeds to subscribe
 * to. Its code loads when it is about to become visible; without script the 24 terms are shown with their usual dates.
 * @example <AlmanacCalendar />
 */
export function AlmanacCalendar() {
	return (
		<>
			<LateCalendar code={code} served={served} />
			<FeedList />
		</>
	);
}
