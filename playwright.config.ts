import { defineConfig, devices } from "@playwright/test";
import { installedChromium } from "./tools/chromium.ts";

/** `npm test` serves the site itself and passes its address; a manual run starts a server or uses the running one. */
const served = process.env.SITE_URL;
const port = "4173";
const baseURL = served ?? `http://localhost:${port}`;
const webServer = { command: "node tools/serve.ts", env: { PORT: port }, url: baseURL, reuseExistingServer: true };

/** The browser that `npm test` found; in a manual run, an installed one. */
const executablePath = process.env.CHROMIUM_PATH ?? installedChromium();

export default defineConfig({
	testDir: "e2e",
	outputDir: "test-results",
	fullyParallel: true,
	workers: 2,
	retries: 0,
	forbidOnly: Boolean(process.env.CI || process.env.FORBID_ONLY),
	reporter: [["line"]],
	// The tests check behaviour, not speed: a busy machine must not make them fail.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	use: {
		baseURL,
		// Requests are answered by the server or by the test itself, except in the tests about being offline.
		serviceWorkers: "block",
		// Tests run with reduced motion; those about motion turn it on (`e2e/support/motion.ts`).
		contextOptions: { reducedMotion: "reduce" },
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			args: [
				"--disable-gpu",
				// Glyph widths as on a modern screen: the headless browser would otherwise round them to whole pixels.
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
	...(served ? {} : { webServer }),
});
