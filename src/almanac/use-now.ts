import { useEffect, useState } from "react";
import { now } from "#src/platform/clock.ts";
import { whileVisible } from "#src/platform/while-visible.ts";

const LOOKED_AT_EVERY_MS = 30_000;

/**
 * The current instant, updated twice a minute while the page is visible. Never used in prerendered markup, which has no
 * date.
 */
export function useNow(): Date {
	const [instant, setInstant] = useState(now);
	useEffect(() => whileVisible(LOOKED_AT_EVERY_MS, () => setInstant(now())), []);
	return instant;
}
