import { tellVitals } from "#src/vitals/tell-vitals.ts";

/**
 * A script of its own, fetched once the page has loaded, in builds that set an address for timings:
 * decisions/0031-timings.md.
 */
const url = import.meta.env.VITE_VITALS_URL;
if (url) tellVitals(url);
