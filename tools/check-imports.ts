import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./binaries.ts";
import { filesIn } from "./files-in.ts";
import { parseFile } from "./import-graph.ts";
import { findViolations, readArrows, ruleReasons } from "./import-rules.ts";

const files = filesIn(projectRoot, "src/**/*.{ts,tsx}").map((file) =>
	parseFile({ file, source: readFileSync(join(projectRoot, file), "utf8") }),
);
const architecture = join(projectRoot, "ARCHITECTURE.md");
const arrows = existsSync(architecture) ? readArrows(readFileSync(architecture, "utf8")) : {};
const findings = findViolations(files, arrows);

for (const { file, line, message, rule } of findings)
	console.log(`${file}:${line} ${message}\n  ${rule}: ${ruleReasons[rule]}`);
// A check that reads nothing must not pass.
if (files.length === 0) console.log("No source files found in src/.");
console.log(
	`${files.length} files, ${files.flatMap(({ imports }) => imports).length} imports, ${findings.length} violations`,
);
process.exit(findings.length === 0 && files.length > 0 ? 0 : 1);
