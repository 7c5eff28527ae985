import { join } from "node:path";
import { projectRoot } from "./binaries.ts";
import type { Step } from "./steps.ts";

/** Where the build lies that browser tests hold against the usual one. */
export const configuredHome = join(projectRoot, ".build", "configured");

/**
 * Builds with everything that the environment can say: mounted below a path, for an origin, with timings.
 * @param vitalsPort where on this machine timings are sent to
 */
export const configuredBuild = (vitalsPort: number): Step & { env: Record<string, string> } => ({
	name: "configured build",
	args: ["tools/build.ts", configuredHome],
	env: {
		NODE_ENV: "production",
		BASE_PATH: "/sakura/",
		VITE_SITE_ORIGIN: "https://sakura.example",
		VITE_VITALS_URL: `http://localhost:${vitalsPort}/vitals`,
	},
});
