import { join } from "node:path";
import { projectRoot } from "./binaries.ts";
import type { Step } from "./steps.ts";

/** The folder of the build that browser tests compare with the default one. */
export const configuredHome = join(projectRoot, ".build", "configured");

/**
 * A build with every environment variable set: mounted at a path, for an origin, with links to edit documents and with
 * timings.
 * @param vitalsPort the local port that timings are sent to
 */
export const configuredBuild = (vitalsPort: number): Step & { env: Record<string, string> } => ({
	name: "configured build",
	args: ["tools/build.ts", configuredHome],
	env: {
		NODE_ENV: "production",
		BASE_PATH: "/sakura/",
		VITE_SITE_ORIGIN: "https://sakura.example",
		VITE_EDIT_URL: "https://git.example/edit/",
		VITE_VITALS_URL: `http://localhost:${vitalsPort}/vitals`,
	},
});
