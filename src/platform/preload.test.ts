import { beforeEach, expect, it, vi } from "vitest";

const loaded = { default: "page" };
const load = vi.fn(async () => loaded);
const links = () => [...document.head.querySelectorAll("link")];
const addresses = () => links().map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);
const settle = (name: "load" | "error", index = 0) => links()[index]?.dispatchEvent(new CustomEvent(name));

let preload: typeof import("./preload.ts").preload;

beforeEach(async () => {
	vi.resetModules();
	({ preload } = await import("./preload.ts"));
	document.head.replaceChildren();
	load.mockClear();
});

// happy-dom fetches nothing: here the tests say what becomes of a style sheet.
const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
document.addEventListener("load", (event) => event instanceof CustomEvent || event.stopPropagation(), true);

it("requests scripts and style sheets at once, and imports the module when the style sheets have loaded", async () => {
	const module = preload(load, ["assets/a.js", "assets/b.css"]);
	expect(addresses()).toEqual(["modulepreload /assets/a.js", "stylesheet /assets/b.css"]);
	await Promise.resolve();
	expect(load).not.toHaveBeenCalled();
	settle("load", 1);
	expect(await module).toBe(loaded);
});

it("requests nothing that the page has a link to, and waits for a style sheet that is on its way", async () => {
	document.head.innerHTML = '<link rel="stylesheet" disabled href="/assets/served.css">';
	expect(await preload(load, ["assets/served.css"])).toBe(loaded);
	void preload(load, ["assets/b.css"]);
	const second = preload(load, ["assets/b.css"]);
	expect(addresses()).toHaveLength(2);
	// An import that need not wait is there before both.
	await preload(load, ["assets/served.css"]);
	expect(load).toHaveBeenCalledTimes(2);
	settle("load", 1);
	await second;
	expect(load).toHaveBeenCalledTimes(4);
});

it("reports a style sheet that failed, imports nothing, and requests it again the next time", async () => {
	const told = vi.fn();
	window.addEventListener("vite:preloadError", ({ payload }) => told(payload.message), { once: true });
	const module = preload(load, ["assets/b.css"]);
	settle("error");
	await expect(module).rejects.toThrow("Unable to preload CSS for /assets/b.css");
	expect(told).toHaveBeenCalledExactlyOnceWith("Unable to preload CSS for /assets/b.css");
	expect(load).not.toHaveBeenCalled();
	const again = preload(load, ["assets/b.css"]);
	expect(addresses()).toEqual(["stylesheet /assets/b.css"]);
	settle("load");
	expect(await again).toBe(loaded);
});

it("reports a module that failed", async () => {
	const told = vi.fn();
	window.addEventListener("vite:preloadError", ({ payload }) => told(payload), { once: true });
	const gone = new TypeError("gone");
	await expect(preload(() => Promise.reject(gone))).rejects.toBe(gone);
	expect(told).toHaveBeenCalledExactlyOnceWith(gone);
});
