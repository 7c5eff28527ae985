import { join } from "node:path";
import { binary, projectRoot } from "./binaries.ts";
import { checks } from "./check.ts";
import { findChromium } from "./chromium.ts";
import { configuredBuild } from "./configured-build.ts";
import { freePort } from "./port.ts";
import { createServer } from "./serve.ts";
import { runStep, runSteps, runTask, type Step, type StepResult, skipStep, summarise } from "./steps.ts";
import { playwrightCounts, removeReport, vitestCounts } from "./test-reports.ts";

const reports = join(projectRoot, ".build", "reports");
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");

/** In its own process: Vite sets NODE_ENV to production, which component tests would inherit. */
const build: Step = { name: "build", args: ["tools/build.ts"], env: { NODE_ENV: "production" } };

const unitTests: Step = {
	name: "unit tests",
	env: { NODE_ENV: "test" },
	args: [binary("vitest"), "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${unitReport}`],
	counts: () => vitestCounts(unitReport),
};

/** Where a browser test receives timings. */
const vitalsPort = await freePort();

/** One at a time, because they regenerate the fonts and icons that the others read. */
const builds: Step[] = [
	{ name: "the same build again", args: ["tools/check-reproducible.ts"] },
	configuredBuild(vitalsPort),
];

const budgets: Step = { name: "budgets", args: ["tools/budgets.ts"] };

/**
 * Runs the browser tests against their own server on any free port: a running `npm start` does not have to stop. It
 * serves the same `dist/`, which the build replaces.
 */
async function browserTests(chromiumPath: string): Promise<StepResult> {
	const server = await createServer({ root: join(projectRoot, "dist"), port: 0 });
	try {
		return await runStep({
			name: "browser tests",
			args: [binary("playwright"), "test", "--reporter=dot,json"],
			env: {
				CHROMIUM_PATH: chromiumPath,
				SITE_URL: server.url,
				VITALS_PORT: String(vitalsPort),
				PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
				FORBID_ONLY: "1",
			},
			counts: () => playwrightCounts(browserReport),
		});
	} finally {
		await server.close();
	}
}

/**
 * Two steps at a time, for two cores: the build runs in parallel with the checks that do not read it, then the steps
 * that do, and finally the browser tests alone, because they observe frames and delays.
 */
async function run(): Promise<StepResult[]> {
	const results: StepResult[] = [];
	let chromiumPath: string | undefined;
	results.push(
		await runTask("find a browser", () => {
			chromiumPath = findChromium((line) => console.log(`  ${line}`));
		}),
	);

	const early = checks.filter(({ needsBuild }) => !needsBuild);
	const late = [unitTests, ...checks.filter(({ needsBuild }) => needsBuild), budgets];
	const [built, checked] = await Promise.all([runStep(build), runSteps(early)]);
	results.push(built, ...checked);

	if (built.status === "failed")
		return [...results, ...[...[...late, ...builds].map(({ name }) => name), "browser tests"].map(skipStep)];
	results.push(...(await runSteps(late)));
	for (const step of builds) results.push(await runStep(step));
	results.push(chromiumPath === undefined ? skipStep("browser tests") : await browserTests(chromiumPath));
	return results;
}

// What is checked is the site without configuration, whatever this machine has set.
for (const name of Object.keys(process.env).filter((name) => /^(?:BASE_PATH$|VITE_)/.test(name)))
	delete process.env[name];

for (const report of [unitReport, browserReport]) removeReport(report);
console.log("Testing …");
const results = await run();
console.log(summarise(results));
process.exit(results.some(({ status }) => status === "failed") ? 1 : 0);
