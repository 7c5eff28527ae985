import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { binary } from "./binaries.ts";

const minuteMs = 60_000;

/**
 * The oldest version in which all browser tests are known to pass. Version 150 fails sixteen of them: it remembers a
 * script that failed to load, and Playwright does not see what opens in its new tabs.
 */
const oldestVersion = 156;

const help = `No Chromium was found, and none could be installed. The browser tests need one. Do one of these:
- install Chromium or Chrome
- run  npx playwright install chromium
- set CHROMIUM_PATH to the path of a browser's executable.`;

/** Where each system's packages install the browser, in order of preference: the headless shell is a third faster. */
function defaultPaths(): string[] {
	if (process.platform === "darwin")
		return ["Chromium", "Google Chrome"].flatMap((name) =>
			["/", homedir()].map((base) => join(base, `Applications/${name}.app/Contents/MacOS/${name}`)),
		);
	if (process.platform === "win32")
		return [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].flatMap((base) =>
			base ? [join(base, "Google/Chrome/Application/chrome.exe")] : [],
		);
	return ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map(
		(name) => `/usr/bin/${name}`,
	);
}

/** @example versionIn("Chromium 156.0.8078.79 built on Debian GNU/Linux 12") // 156 */
export const versionIn = (said: string): number => Number(/\b(\d+)(?:\.\d+){3}/.exec(said)?.[1] ?? Number.NaN);

/**
 * The version output of a browser, or "" if it cannot be asked: on Windows a window would open.
 * @returns null when the file is missing or does not start; Ubuntu's chromium-browser, for example, only prints that
 * the browser has moved to a snap
 */
function versionOutputOf(path: string): string | null {
	if (!existsSync(path)) return null;
	if (process.platform === "win32") return "";
	const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: minuteMs / 2 });
	return status === 0 ? stdout : null;
}

/** Installed browsers that start: Playwright's own first, then the system's. */
const installed = (): { path: string; said: string }[] =>
	[chromium.executablePath(), ...defaultPaths()].flatMap((path) => {
		const said = versionOutputOf(path);
		return said === null ? [] : { path, said };
	});

/** The first of them that is not known to be too old. */
export const installedChromium = (): string | undefined =>
	installed().find(({ said }) => !(versionIn(said) < oldestVersion))?.path;

function asRootOnDebian(): boolean {
	return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Ways to install a browser, each with the message shown meanwhile. */
const installers: { title: string; possible: () => boolean; command: [string, ...string[]][] }[] = [
	{
		title: "No recent Chromium found: downloading Playwright's",
		possible: () => true,
		command: [[process.execPath, binary("playwright"), "install", "chromium"]],
	},
	{
		title: "The download failed: installing Debian's chromium-headless-shell",
		possible: asRootOnDebian,
		command: [
			["apt-get", "update"],
			["apt-get", "install", "-y", "chromium-headless-shell"],
		],
	},
	{
		title: "Not available in this Debian release: installing chromium instead",
		possible: asRootOnDebian,
		command: [["apt-get", "install", "-y", "chromium"]],
	},
];

/**
 * A Chromium for the tests. Order: CHROMIUM_PATH whatever its version, Playwright's own, the system's, one downloaded
 * by Playwright, Debian's package.
 * @param report receives a line before anything is installed
 * @throws Error that says what to do when there is none, or when CHROMIUM_PATH does not point to one
 */
export function findChromium(report: (line: string) => void): string {
	const named = process.env.CHROMIUM_PATH;
	if (named && versionOutputOf(named) === null)
		throw new Error(`CHROMIUM_PATH must be the path of a browser that starts, not ${named}`);
	const found = named || installedChromium();
	if (found) return found;
	for (const installer of installers.filter(({ possible }) => possible())) {
		report(`${installer.title} …`);
		for (const [program, ...args] of installer.command) {
			const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
			if (spawnSync(program, args, { stdio: "ignore", timeout: 5 * minuteMs, env }).status !== 0) break;
		}
		const fresh = installedChromium();
		if (fresh) return fresh;
	}
	const [old] = installed();
	if (!old) throw new Error(help);
	report(
		`Only ${old.said.trim()} is available: some browser tests need version ${oldestVersion} or newer and will fail`,
	);
	return old.path;
}
