import { existsSync } from "node:fs";
import { join } from "node:path";
import { binary, projectRoot } from "./binaries.ts";
import { runSteps, type Step, summarise } from "./steps.ts";

/**
 * The static checks; contrast and the like are covered by unit tests. `needsBuild` marks checks that read generated
 * files.
 */
export const checks: (Step & { needsBuild?: true })[] = [
	{ name: "format and lint", args: [binary("biome"), "check", "--error-on-warnings", "."] },
	{ name: "import direction", args: ["tools/check-imports.ts"] },
	{ name: "documents", args: ["tools/check-documents.ts"] },
	{ name: "types", args: [binary("tsc"), "--noEmit"], needsBuild: true },
	{ name: "links of built pages", args: ["tools/check-links.ts"], needsBuild: true },
	{ name: "words for machines", args: ["tools/check-sharing.ts"], needsBuild: true },
	{ name: "dead code", args: [binary("knip")], needsBuild: true },
];

if (import.meta.main) {
	if (!existsSync(join(projectRoot, "dist"))) await (await import("./build.ts")).build(console.log);
	console.log("Checking …");
	const results = await runSteps(checks);
	console.log(summarise(results));
	process.exit(results.every(({ status }) => status === "passed") ? 0 : 1);
}
