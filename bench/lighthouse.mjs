import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median } from "./median.ts";

const RUNS = 5;
const FLAGS = [
	"--headless=new",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--disable-dev-shm-usage",
];
const METRICS = {
	FCP: "first-contentful-paint",
	LCP: "largest-contentful-paint",
	TBT: "total-blocking-time",
	CLS: "cumulative-layout-shift",
};

/**
 * Runs Lighthouse's mobile preset on one address, with a fresh browser for each run.
 * @param {string} url
 * @param {string} chromePath
 * @returns {Promise<string>} a human-readable line: median scores and timings
 */
export async function measureLighthouse(url, chromePath) {
	const runs = [];
	for (let run = 0; run < RUNS; run++) {
		const chrome = await launch({ chromePath, chromeFlags: FLAGS, logLevel: "silent" });
		try {
			const result = await lighthouse(url, { port: chrome.port, logLevel: "silent", output: "json" });
			if (result) runs.push(result.lhr);
		} finally {
			await chrome.kill();
		}
	}
	const scores = Object.keys(runs[0]?.categories ?? {}).map((name) => {
		const values = runs.map((run) => (run.categories[name]?.score ?? 0) * 100);
		return `${name} ${Math.round(median(values))}`;
	});
	const timings = Object.entries(METRICS).map(([name, audit]) => {
		const value = median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN));
		return `${name} ${name === "CLS" ? value.toFixed(3) : `${value.toFixed(0)} ms`}`;
	});
	return `${new URL(url).pathname}: ${scores.join(", ")}; ${timings.join(", ")}`;
}
