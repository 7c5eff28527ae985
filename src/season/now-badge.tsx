import { Badge } from "#src/ui/badge.tsx";
import styles from "./now-badge.module.css";
import type { Season } from "./season.ts";

/** "Now" beside a season: visible for the season of today's date, whichever season is shown. */
export function NowBadge({ season }: { season: Season }) {
	return (
		<span data-now={season} className={styles.now}>
			<Badge>Now</Badge>
		</span>
	);
}
