import { useEffect, useState } from "react";
import { now } from "#src/platform/clock.ts";
import { whileVisible } from "#src/platform/while-visible.ts";

const LOOKED_AT_EVERY_MS = 30_000;

/** The instant, looked at twice a minute while the page is visible: never in prerendered markup, which knows no date. */
export function useNow(): Date {
	const [instant, setInstant] = useState(now);
	useEffect(() => whileVisible(LOOKED_AT_EVERY_MS, () => setInstant(now())), []);
	return instant;
}
