import { defineConfig, devices } from "@playwright/test";
import { installedChromium } from "./tools/chromium.ts";

/** `npm test` serves the site itself and says where; by hand, a server is started or the running one is used. */
const served = process.env.SITE_URL;
const baseURL = served ?? "http://localhost:4173";

/** What `npm test` found; by hand, an installed one. */
const executablePath = process.env.CHROMIUM_PATH ?? installedChromium();

export default defineConfig({
	testDir: "e2e",
	outputDir: "test-results",
	fullyParallel: true,
	workers: 2,
	retries: 0,
	forbidOnly: Boolean(process.env.CI || process.env.FORBID_ONLY),
	reporter: [["line"]],
	// Journeys judge what happens and not how fast: a busy machine is not to fail them.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	use: {
		baseURL,
		// What answers requests is the server, or the test itself, but for the journeys about being offline.
		serviceWorkers: "block",
		// Journeys are judged at rest; those about motion say so (`e2e/support/motion.ts`).
		contextOptions: { reducedMotion: "reduce" },
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			args: [
				"--disable-gpu",
				// Letters are as wide as on a screen of today: the browser without windows would fit them to its pixels.
				"--font-render-hinting=none",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
	projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } } }],
	...(served ? {} : { webServer: { command: "node tools/serve.ts", url: baseURL, reuseExistingServer: true } }),
});
