import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { type Measurement, mayMeasure, type VitalsReport, vitalsReport } from "./vitals-report.ts";

declare global {
	interface WindowEventMap {
		"sakura:vitals": CustomEvent<VitalsReport>;
	}
}

/**
 * Measures this page, and reports it once per view, when the page is left or hidden: as the event `sakura:vitals` on
 * the window, and as one message to an address. A page restored from the back/forward cache is a new view.
 * @param url where the message goes; absolute, or a path on this host
 */
export function tellVitals(url: string): void {
	if (!mayMeasure(navigator)) return;
	const page = document.getElementById("root")?.dataset.path ?? "/";
	let measured = new Map<string, Measurement>();
	let told = false;

	// Runs before web-vitals sees the event and starts over.
	const begin = ({ persisted }: PageTransitionEvent) => {
		if (!persisted) return;
		measured = new Map();
		told = false;
	};
	addEventListener("pageshow", begin, { capture: true });

	for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS])
		measure((metric) => void measured.set(metric.name, metric));

	// Runs after web-vitals, which listens in the capture phase.
	const tell = () => {
		const report = vitalsReport(page, measured.values());
		if (told || !report) return;
		told = true;
		dispatchEvent(new CustomEvent("sakura:vitals", { detail: report }));
		// A beacon would take cookies along, and tell a receiver on this host the whole address.
		fetch(url, {
			method: "POST",
			body: JSON.stringify(report),
			keepalive: true,
			mode: "no-cors",
			credentials: "omit",
			referrerPolicy: "origin",
		}).catch(() => undefined); // a lost message stays lost
	};
	addEventListener("visibilitychange", () => void (document.visibilityState === "hidden" && tell()));
	addEventListener("pagehide", tell);
}
