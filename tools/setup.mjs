// Installs the packages of package-lock.json unless they are installed already, so that `npm start` and `npm test` work
// on a fresh clone; also those of folders given as arguments. Runs before anything is installed and on the oldest Node
// we support: no dependency, no TypeScript, no new syntax.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const binaries = join(root, "node_modules", ".bin");

function stop(message) {
	console.error(`\n${message}\n`);
	process.exit(1);
}

/** `[24, 21]` of `v24.21.0`. */
function versionOf(text) {
	return text.replace(/^v/, "").trim().split(".").slice(0, 2).map(Number);
}

function isAtLeast(version, major, minor) {
	return version[0] > major || (version[0] === major && version[1] >= minor);
}

/** PATH without our own binaries: npm must run under the machine's Node, not under the one it is about to replace. */
function machineEnvironment() {
	const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") || "PATH";
	const entries = (process.env[name] || "").split(delimiter).filter((entry) => resolve(entry) !== binaries);
	return { ...process.env, [name]: entries.join(delimiter) };
}

const markOf = (folder) => join(folder, "node_modules", ".installed-from");

/** Identifies what the node_modules of a folder must be installed from: its lock file, on this kind of machine. */
function wantedMark(folder) {
	const hash = createHash("sha256")
		.update(readFileSync(join(folder, "package-lock.json")))
		.digest("hex");
	return `${hash} ${process.platform}-${process.arch}\n`;
}

function install(folder) {
	const npmScript = process.env.npm_execpath || "";
	const throughNpm = process.env.npm_node_execpath && /npm-cli\.[cm]?js$/.test(npmScript);
	const command = throughNpm ? process.env.npm_node_execpath : "npm";
	// On a machine with NODE_ENV=production, npm would otherwise leave out the build tools.
	const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
	const lockFile = relative(root, join(folder, "package-lock.json"));
	console.log(`Installing the packages of ${lockFile} (once, about 15 seconds with a good connection) …`);
	const start = Date.now();
	const result = spawnSync(command, throughNpm ? [npmScript, ...args] : args, {
		cwd: folder,
		env: machineEnvironment(),
		shell: !throughNpm && process.platform === "win32",
		stdio: "inherit",
	});
	if (result.status !== 0)
		stop(
			"The installation failed; npm's message above says why. The usual reason is a missing network connection.\n" +
				"Fix the cause and run the same command again; it restarts the installation.",
		);
	writeFileSync(markOf(folder), wantedMark(folder));
	console.log(`Installed in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

function nodeVersion(command) {
	const result = spawnSync(command, ["--version"], { encoding: "utf8", env: machineEnvironment() });
	return result.status === 0 ? versionOf(result.stdout) : undefined;
}

/**
 * The scripts that follow are TypeScript and need Node 24: the installed one, or else the machine's own. Before 24.2,
 * Node does not support `import.meta.main`, and checks would pass without having run.
 */
function checkNode24() {
	const installed = join(binaries, process.platform === "win32" ? "node.cmd" : "node");
	if (existsSync(installed)) {
		// Windows: the package exists for every machine that can install it, and a .cmd file cannot be spawned without a
		// shell.
		if (process.platform === "win32") return;
		const version = nodeVersion(installed);
		if (version && isAtLeast(version, 24, 2)) return;
	}
	const own = nodeVersion(process.env.npm_node_execpath || "node");
	if (!own || !isAtLeast(own, 24, 2)) {
		// npm passes over an optional package that it could not download: the next run installs again.
		rmSync(markOf(root), { force: true });
		stop(
			`This project runs on Node 24.2 or newer. No copy of it that works on this machine (${process.platform}-${process.arch}) could be installed,\n` +
				`and the Node installed here is ${own ? own.join(".") : "not found"}. Please install it from https://nodejs.org and try again.`,
		);
	}
	// A copy that does not run here (because of another C library, for example) would come first on PATH.
	rmSync(installed, { force: true });
}

if (!isAtLeast(versionOf(process.version), 20, 19))
	stop(`This project needs Node 20.19 or newer to install itself; this is ${process.version}. See https://nodejs.org`);
for (const folder of [root, ...process.argv.slice(2).map((name) => join(root, name))]) {
	const mark = markOf(folder);
	if (!existsSync(mark) || readFileSync(mark, "utf8") !== wantedMark(folder)) install(folder);
}
checkNode24();
