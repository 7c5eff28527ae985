/** One measurement, as reported by web-vitals; if a kind is reported twice, the later one counts. */
export interface Measurement {
	name: "CLS" | "FCP" | "INP" | "LCP" | "TTFB";
	/** In ms; CLS has no unit. */
	value: number;
	navigationType: string;
}

/** What is reported of one page view. A timing that the browser did not measure is missing. */
export interface VitalsReport {
	/** The page as it was built, `/docs/overview/vision`: never an address that was typed. */
	readonly page: string;
	/** How the visitor came: `navigate`, `reload`, `back-forward`, … */
	readonly arrival: string;
	/** Whole milliseconds. */
	readonly ttfb?: number;
	readonly fcp?: number;
	readonly lcp?: number;
	readonly inp?: number;
	/** Rounded to four decimal places. */
	readonly cls?: number;
}

/**
 * Combines the measurements of a view; anything else web-vitals knows (elements, identifiers) is left out.
 * @returns undefined if nothing was measured
 * @example vitalsReport("/", [{ name: "LCP", value: 812.4, navigationType: "navigate" }])
 * // { page: "/", arrival: "navigate", lcp: 812 }
 * Specification 7: a timing event is sent to analytics
 */
export function vitalsReport(page: string, measurements: Iterable<Measurement>): VitalsReport | undefined {
	let report: VitalsReport | undefined;
	for (const { name, value, navigationType } of measurements) {
		const rounded = name === "CLS" ? Math.round(value * 10_000) / 10_000 : Math.round(value);
		report = { ...report, page, arrival: navigationType, [name.toLowerCase()]: rounded };
	}
	return report && Object.freeze(report);
}

/**
 * Whether the visitor's browser allows measuring: not if it asks not to be tracked or not to have data shared.
 * @example mayMeasure({ doNotTrack: "1" }) // false
 */
export const mayMeasure = (visitor: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean =>
	visitor.doNotTrack !== "1" && visitor.globalPrivacyControl !== true;
