import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { binary } from "./binaries.ts";

const minuteMs = 60_000;

const help = `No Chromium was found, and none could be installed. The browser tests need one:
- install Chromium or Chrome, or
- run  npx playwright install chromium , or
- set CHROMIUM_PATH to the path of a browser's executable.`;

/** Where each system's packages put the browser, in the order we would take them: the one without windows is a third faster. */
function usualPlaces(): string[] {
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

/** True when the file is there and starts; Ubuntu's chromium-browser, for one, is a note that it moved elsewhere. */
function runs(path: string): boolean {
	if (!existsSync(path)) return false;
	if (process.platform === "win32") return true; // there, --version opens a window
	return spawnSync(path, ["--version"], { stdio: "ignore", timeout: minuteMs / 2 }).status === 0;
}

/** An installed browser that starts: Playwright's own, then the system's. */
export function installedChromium(): string | undefined {
	return [chromium.executablePath(), ...usualPlaces()].find(runs);
}

function asRootOnDebian(): boolean {
	return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Ways to get a browser, each with what a person is told meanwhile. */
const ways: { title: string; possible: () => boolean; command: [string, ...string[]][] }[] = [
	{
		title: "No Chromium found: downloading Playwright's",
		possible: () => true,
		command: [[process.execPath, binary("playwright"), "install", "chromium"]],
	},
	{
		title: "The download did not succeed: installing Debian's chromium-headless-shell",
		possible: asRootOnDebian,
		command: [
			["apt-get", "update"],
			["apt-get", "install", "-y", "chromium-headless-shell"],
		],
	},
	{
		title: "This Debian has none: installing its chromium",
		possible: asRootOnDebian,
		command: [["apt-get", "install", "-y", "chromium"]],
	},
];

/**
 * A Chromium that starts: CHROMIUM_PATH, Playwright's own, the system's, one downloaded by Playwright, Debian's package.
 * @param report receives a line before anything is installed
 * @throws Error that says what to do when there is none, or when CHROMIUM_PATH names none
 */
export function findChromium(report: (line: string) => void): string {
	const named = process.env.CHROMIUM_PATH;
	if (named && !runs(named)) throw new Error(`CHROMIUM_PATH names no browser that starts: ${named}`);
	const found = named || installedChromium();
	if (found) return found;
	for (const way of ways.filter(({ possible }) => possible())) {
		report(`${way.title} …`);
		for (const [program, ...args] of way.command) {
			const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
			if (spawnSync(program, args, { stdio: "ignore", timeout: 5 * minuteMs, env }).status !== 0) break;
		}
		const installed = installedChromium();
		if (installed) return installed;
	}
	throw new Error(help);
}
