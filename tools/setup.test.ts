import { spawnSync } from "node:child_process";
import {
	chmodSync,
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let project: string;
let calls: string;

/** Replaces npm: records how it was called, and installs a Node that reports a given version. */
const fakeNpm = `
const { appendFileSync, mkdirSync, writeFileSync, chmodSync, rmSync } = require("node:fs");
appendFileSync(process.env.CALLS, JSON.stringify({ args: process.argv.slice(2), path: process.env.PATH, cwd: process.cwd() }) + "\\n");
if (process.env.FAIL) process.exit(1);
rmSync("node_modules", { recursive: true, force: true });
mkdirSync("node_modules/.bin", { recursive: true });
if (process.env.INSTALLED) {
	writeFileSync("node_modules/.bin/node", "#!/bin/sh\\n" + process.env.INSTALLED + "\\n");
	chmodSync("node_modules/.bin/node", 0o755);
}`;

function setUp(environment: Record<string, string> = {}, ...folders: string[]) {
	const ownNode = join(project, "own-node");
	writeFileSync(
		ownNode,
		`#!/bin/sh\nif [ "$1" = --version ]; then ${environment.OWN ?? "echo v20.19.0"}; else exec "${process.execPath}" "$@"; fi\n`,
	);
	chmodSync(ownNode, 0o755);
	const ran = spawnSync(process.execPath, [join(project, "tools/setup.mjs"), ...folders], {
		encoding: "utf8",
		env: {
			PATH: [join(project, "node_modules/.bin"), "/usr/bin", "/bin"].join(delimiter),
			CALLS: calls,
			INSTALLED: "echo v24.21.0",
			npm_node_execpath: ownNode,
			npm_execpath: join(project, "npm-cli.js"),
			...environment,
		},
	});
	return { status: ran.status, output: ran.stdout + ran.stderr };
}

function npmCalls(): { args: string[]; path: string; cwd: string }[] {
	if (!existsSync(calls)) return [];
	return readFileSync(calls, "utf8")
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
}

beforeEach(() => {
	project = mkdtempSync(join(tmpdir(), "setup-test-"));
	calls = join(project, "calls");
	mkdirSync(join(project, "tools"));
	copyFileSync(resolve(import.meta.dirname, "setup.mjs"), join(project, "tools/setup.mjs"));
	writeFileSync(join(project, "npm-cli.js"), fakeNpm);
	writeFileSync(join(project, "package-lock.json"), "{}");
});

afterEach(() => rmSync(project, { recursive: true }));

// The fakes are shell scripts.
const onUnix = test.skipIf(process.platform === "win32");

onUnix("a fresh clone installs once, including development packages, without our own binaries on PATH", () => {
	expect(setUp()).toMatchObject({ status: 0, output: expect.stringContaining("Installing") });
	expect(setUp()).toEqual({ status: 0, output: "" });
	const [call, ...more] = npmCalls();
	expect(more).toEqual([]);
	expect(call?.args).toEqual(["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"]);
	expect(call?.path).toBe(`/usr/bin${delimiter}/bin`);
});

onUnix("a changed lock file installs again", () => {
	setUp();
	writeFileSync(join(project, "package-lock.json"), '{ "changed": true }');
	expect(setUp().status).toBe(0);
	expect(npmCalls()).toHaveLength(2);
});

onUnix("packages installed by hand, without our mark, are installed again", () => {
	mkdirSync(join(project, "node_modules/vite"), { recursive: true });
	expect(setUp().status).toBe(0);
	expect(npmCalls()).toHaveLength(1);
});

onUnix("a failed installation is reported, and the next run tries again", () => {
	expect(setUp({ FAIL: "1" })).toMatchObject({ status: 1, output: expect.stringContaining("The installation failed") });
	expect(setUp().status).toBe(0);
	expect(npmCalls()).toHaveLength(2);
});

onUnix("a folder given as an argument is installed too, from its own lock file", () => {
	mkdirSync(join(project, "bench"));
	writeFileSync(join(project, "bench/package-lock.json"), "{}");
	expect(setUp().status).toBe(0);
	expect(setUp({}, "bench")).toMatchObject({
		status: 0,
		output: expect.stringContaining("the packages of bench/package-lock.json"),
	});
	expect(setUp({}, "bench")).toEqual({ status: 0, output: "" });
	expect(npmCalls().map(({ cwd }) => cwd)).toEqual([project, join(project, "bench")].map((path) => realpathSync(path)));
});

onUnix.each(["24.2.0", "24.21.0", "26.0.0"])("without an installed Node 24 the machine's own %s will do", (own) => {
	expect(setUp({ INSTALLED: "", OWN: `echo v${own}` }).status).toBe(0);
});

onUnix.each([
	["20.19.0", "20.19"],
	["24.1.0", "24.1"],
])("without an installed Node 24 the machine's own %s is too old", (own, named) => {
	expect(setUp({ INSTALLED: "", OWN: `echo v${own}` })).toMatchObject({
		status: 1,
		output: expect.stringMatching(new RegExp(`runs on Node 24\\.2 or newer.*installed here is ${named}\\.`, "s")),
	});
});

onUnix("a Node 24 that npm could not download is tried again by the next run", () => {
	expect(setUp({ INSTALLED: "" }).status).toBe(1);
	expect(setUp().status).toBe(0);
	expect(npmCalls()).toHaveLength(2);
});

onUnix("an installed Node that does not run here is removed in favour of the machine's own", () => {
	expect(setUp({ INSTALLED: "exit 127", OWN: "echo v24.2.0" }).status).toBe(0);
	expect(existsSync(join(project, "node_modules/.bin/node"))).toBe(false);
});

onUnix("a Node that is too old is reported before anything else", () => {
	const script = join(project, "tools/setup.mjs");
	const old = readFileSync(script, "utf8").replaceAll("process.version)", '"v20.18.3")');
	writeFileSync(script, old);
	expect(setUp()).toMatchObject({ status: 1, output: expect.stringContaining("needs Node 20.19 or newer") });
	expect(npmCalls()).toEqual([]);
});
