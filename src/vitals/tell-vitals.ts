import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { type Measurement, mayMeasure, type VitalsReport, vitalsReport } from "./vitals-report.ts";

declare global {
	interface WindowEventMap {
		"sakura:vitals": CustomEvent<VitalsReport>;
	}
}

/**
 * Measures this page, and tells it once a view, when the page is left or hidden: as the event `sakura:vitals` on the window,
 * and as one message to an address. A page that comes back out of the browser's cache is a new view.
 * @param url where the message goes; absolute, or a path of this host
 */
export function tellVitals(url: string): void {
	if (!mayMeasure(navigator)) return;
	const page = document.getElementById("root")?.dataset.path ?? "/";
	let measured = new Map<string, Measurement>();
	let told = false;

	// Before web-vitals hears of it, which then begins anew.
	const begin = ({ persisted }: PageTransitionEvent) => {
		if (!persisted) return;
		measured = new Map();
		told = false;
	};
	addEventListener("pageshow", begin, { capture: true });

	for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS])
		measure((metric) => void measured.set(metric.name, metric));

	// After web-vitals has heard of it, which listens on the way down.
	const tell = () => {
		const report = vitalsReport(page, measured.values());
		if (told || !report) return;
		told = true;
		dispatchEvent(new CustomEvent("sakura:vitals", { detail: report }));
		// Some visitors have switched it off.
		navigator.sendBeacon?.(url, JSON.stringify(report));
	};
	addEventListener("visibilitychange", () => void (document.visibilityState === "hidden" && tell()));
	addEventListener("pagehide", tell);
}
