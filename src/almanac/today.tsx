import { useEffect, useRef, useState } from "react";
import { useQuietModule } from "#src/platform/use-quiet-module.ts";
import { whenSeen } from "#src/platform/when-seen.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import styles from "./today.module.css";

const importWords = () => import("./today-words.tsx");

/**
 * Today's micro-season, at the foot of the sidebar: empty without script. Its words and the almanac are fetched once
 * this place is seen, which on a small screen is when the sidebar opens.
 */
export function Today() {
	const { today: date } = useSeason();
	const place = useRef<HTMLDivElement>(null);
	const [seen, setSeen] = useState(false);
	useEffect(() => (place.current ? whenSeen(place.current, () => setSeen(true)) : undefined), []);
	const words = useQuietModule(importWords, seen);
	return (
		<div ref={place} className={styles.today}>
			{words && date && <words.TodayWords date={date} />}
		</div>
	);
}
