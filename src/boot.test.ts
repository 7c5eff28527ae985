import { beforeEach, expect, it, vi } from "vitest";
import { visitorsSystem } from "#src/platform/visitors-system.test-data.ts";
import { preferencesFrom } from "#src/preferences/choices.ts";
import { displayOf, MORE_CONTRAST, REDUCED_MOTION } from "#src/preferences/display.ts";

const DARK = "(prefers-color-scheme: dark)";

/** The page as the boot script leaves it. */
async function boot() {
	vi.resetModules();
	await import("./boot.ts");
	return { html: { ...document.documentElement.dataset }, body: document.body.className };
}

beforeEach(() => {
	localStorage.clear();
	document.documentElement.className = "";
	document.body.className = "season-spring";
	for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
	vi.setSystemTime(new Date(2026, 10, 21, 12));
});

const usual = {
	season: "autumn",
	seasonNow: "autumn",
	mode: "light",
	sidebar: "open",
	...displayOf(preferencesFrom(undefined), () => false),
};

it("shows the date's season and the default display to a new visitor", async () => {
	visitorsSystem([]);
	expect(await boot()).toEqual({ html: usual, body: "season-autumn" });
});

it("shows everything a visitor chose", async () => {
	visitorsSystem([]);
	const chosen = {
		sidebar: "closed",
		season: "winter",
		variant: "traditional",
		textSize: "extra-large",
		contrast: "high",
		motion: "reduced",
	};
	localStorage.setItem("sakura-ecosystem", JSON.stringify({ state: chosen, version: 1 }));
	localStorage.setItem("sakura-dark-mode", "true");
	expect(await boot()).toEqual({ html: { ...usual, ...chosen, mode: "dark" }, body: "season-winter" });
	expect(document.documentElement.classList.contains("dark-mode")).toBe(true);
});

it("shows what the system asks for when nothing was chosen", async () => {
	visitorsSystem([DARK, MORE_CONTRAST, REDUCED_MOTION]);
	expect((await boot()).html).toEqual({ ...usual, mode: "dark", contrast: "high", motion: "reduced" });
});

it.each(["", "null", "[[[", '{"state":7}', '{"state":{"textSize":"huge","motion":["reduced"],"season":"__proto__"}}'])(
	"shows the defaults when %j is stored",
	async (text) => {
		visitorsSystem([]);
		localStorage.setItem("sakura-ecosystem", text);
		localStorage.setItem("sakura-dark-mode", text);
		expect((await boot()).html).toEqual(usual);
	},
);

it("shows the defaults when storage is blocked", async () => {
	visitorsSystem([]);
	vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	expect((await boot()).html).toEqual(usual);
});
