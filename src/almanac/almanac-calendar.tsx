import { FeedList } from "./feed-list.tsx";
import { LateCalendar } from "./late-calendar.tsx";

const importer = () => import("./calendar.tsx");
const served = import.meta.env.SSR ? (await import("./usual-terms.tsx")).UsualTerms : null;

/**
 * The almanac's calendar: terms, micro-seasons, holidays and ceremonies by month and by year, with feeds to subscribe
 * to. Its code loads when it is about to become visible; without script the 24 terms are shown with their usual dates.
 * @example <AlmanacCalendar />
 */
export function AlmanacCalendar() {
	return (
		<>
			<LateCalendar importer={importer} served={served} />
			<FeedList />
		</>
	);
}
