import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { installed, nginxHasBrotli, startNginx } from "../tools/hosting/run-host.ts";
import { readSiteBuild } from "../tools/hosting/site-build.ts";

/*
 * Load test: nginx with our configuration and 1,000 concurrent connections, all on this machine. It requests pages,
 * documents, both kinds of files and addresses answered by a fallback, in turn. Build the site first; wrk and nginx
 * have to be installed.
 */

const project = join(import.meta.dirname, "..");
const root = join(project, "dist");
const site = readSiteBuild(root);
if (site.base !== "/")
	throw new Error("The load test needs a site at the root of its host: build it without BASE_PATH.");

const wrk = installed("wrk");
if (wrk === undefined || installed("nginx") === undefined)
	throw new Error("The load test needs wrk and nginx: install both.");

const connections = Number(process.argv[2] ?? 1_000);
const seconds = Number(process.argv[3] ?? 30);
const some = (pattern: string, count: number) =>
	globSync(pattern, { cwd: root })
		.toSorted()
		.slice(0, count)
		.map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`);
const paths = [
	...["/", "/tokens", "/settings", "/nowhere/at/all", "/docs/no-such/document", "/documentationfoo"],
	...some("docs/*/*/index.html", 6),
	...some("docs/*/*.md", 4),
	...some("assets/index-*.js", 1),
	...some("assets/*.css", 4),
	...some("assets/*.woff2", 2),
];

const load = () =>
	loadavg()
		.map((figure) => figure.toFixed(1))
		.join(", ");
const host = await startNginx(site, root);
console.log(
	`${connections} connections for ${seconds} s, ${paths.length} addresses in turn, ${cpus().length} cores, brotli ${nginxHasBrotli() ? "on" : "off"}, load before: ${load()}`,
);
try {
	const options = [
		"-t2",
		`-c${connections}`,
		`-d${seconds}s`,
		"--timeout",
		"10s",
		"-s",
		join(import.meta.dirname, "load.lua"),
	];
	const said = execFileSync(wrk, [...options, `http://127.0.0.1:${host.port}`, "--", ...paths], { encoding: "utf8" });
	const figures = JSON.parse(said.trim().split("\n").at(-1) ?? "{}") as Record<string, number>;
	const { requests = 0, bytes = 0, seconds: took = 1, p50, p99, max, ...errors } = figures;
	console.log(
		`${requests} answers, ${Math.round(requests / took)} a second, ${Math.round(bytes / took / 1e6)} MB a second`,
	);
	console.log(`latency in ms: median ${p50}, 99 of 100 within ${p99}, longest ${max}`);
	console.log(
		`errors: ${Object.entries(errors)
			.map(([kind, count]) => `${kind} ${count}`)
			.join(", ")}; load after: ${load()}`,
	);
	process.exitCode = requests > 0 && Object.values(errors).every((count) => count === 0) ? 0 : 1;
} finally {
	host.stop();
}
