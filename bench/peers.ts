import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "../tools/chromium.ts";
import { copyWithCorpus } from "./corpus.ts";

/*
 * Builds and measures this site beside VitePress, Docusaurus, Starlight and Fumadocs, on the same invented documents, and
 * writes the tables to bench/.work/peers/report.md. The harness that contains the peers and measures them is not part of
 * this repository: its folder is the argument. Builds are timed at each size of the corpus, the sites are measured at 66
 * documents. The harness empties build caches, ours in node_modules/.cache included.
 *
 *   npm run bench:peers -- ../path/to/harness --sizes 66,660 --rounds 3
 */

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: { sizes: { type: "string", default: "66,660" }, rounds: { type: "string", default: "3" } },
});
const [harnessFolder] = positionals;
if (!harnessFolder) throw new Error("npm run bench:peers -- <folder of the harness> [--sizes 66,660] [--rounds 3]");
const sizes = options.sizes.split(",");
/** Builds that take longer are stopped, in s. */
const buildLimit = "1500";
const peers = ["vitepress", "starlight", "docusaurus"];
const ownBuild = "node_modules/.bin/node tools/build.ts";
const ownSearch = {
	open: "header button[aria-label=Search]",
	input: "dialog input[role=combobox]",
	result: "dialog [role=option]",
	query: "charter,glossary,palette",
};

const work = join(import.meta.dirname, ".work", "peers");
const cache = resolve(import.meta.dirname, "../node_modules/.cache/build");
/** The cache of the last build of one size, out of reach of the harness, which empties caches before each build. */
const keptCache = join(work, "kept-cache");
const environment = { CHROME_PATH: findChromium(console.log), ...process.env };
const run = (command: string, ...args: string[]) =>
	execFileSync(command, args, { cwd: work, env: environment, stdio: "inherit" });
const node = (...args: string[]) => run(process.execPath, ...args);
const documents = (size: string) => join(work, "generated", `docs-${size}`);
const site = (size: string) => join(work, `ours-${size}`);
const results = (name: string) => join(work, "results", `${name}.json`);

function setUp(): void {
	const madeHere = new Set(["node_modules", "generated", "results", "dist", "build", "out"]);
	mkdirSync(work, { recursive: true });
	cpSync(resolve(harnessFolder as string), work, { recursive: true, filter: (from) => !madeHere.has(basename(from)) });
	execFileSync("chmod", ["-R", "u+w", work]);
	run("sh", "setup.sh");
}

/** A build as the harness reports it, and whose it is. */
type BuildResult = Readonly<Record<string, unknown>>;

const readResults = (name: string) => JSON.parse(readFileSync(results(name), "utf8")) as BuildResult[];

/** Builds this site from a corpus of `size` documents twice: with an empty cache, and with what the first build has cached. */
function measureOwnBuilds(size: string): BuildResult[] {
	if (!existsSync(documents(size))) node("make-docs.mjs", "--n", size, "--out", documents(size));
	copyWithCorpus(documents(size), site(size));
	const build = (cacheState: string, command: string) => {
		node(
			...["measure-build.mjs", "--runs", `${site(size)}:${size}`, "--cmd", command, "--dist", "dist"],
			...["--limit", buildLimit, "--out", results("own-build")],
		);
		return readResults("own-build").map((result) => ({ ...result, who: `this site, ${cacheState}` }));
	};
	const cold = build("cache empty", ownBuild);
	rmSync(keptCache, { recursive: true, force: true });
	renameSync(cache, keptCache);
	// In braces, because the harness puts `time` before the command.
	const restoreCache = `mkdir -p "${dirname(cache)}"; mv "${keptCache}" "${cache}"`;
	return [...cold, ...build("cache filled", `{ ${restoreCache}; ${ownBuild}; }`)];
}

if (!existsSync(join(work, "node_modules"))) setUp();
const ownBuilds = sizes.flatMap(measureOwnBuilds);
const peerRuns = peers.flatMap((peer) => ["--runs", `${peer}:${options.sizes}`]);
node("measure-build.mjs", ...peerRuns, "--limit", buildLimit, "--out", results("peer-builds"));
writeFileSync(results("builds"), JSON.stringify([...ownBuilds, ...readResults("peer-builds")]));
node(
	...["run-all.mjs", "--sites", "vitepress,docusaurus,starlight,fumadocs", "--rounds", options.rounds],
	...["--ours-dir", join(site("66"), "dist"), "--ours-search", JSON.stringify(ownSearch), "--out", results("sites")],
);
const report = execFileSync(process.execPath, ["report.mjs", results("sites"), "--builds", results("builds")], {
	cwd: work,
	encoding: "utf8",
});
writeFileSync(join(work, "report.md"), report);
console.log(report);
