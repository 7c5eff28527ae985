import { afterEach, beforeEach, expect, it, vi } from "vitest";

let registerWorker: typeof import("./register-worker.ts").registerWorker;
const register = vi.fn();

beforeEach(async () => {
	vi.resetModules();
	register.mockReset();
	vi.stubGlobal("navigator", { serviceWorker: { register } });
	({ registerWorker } = await import("./register-worker.ts"));
});
afterEach(() => void vi.unstubAllGlobals());

it("registers the worker again each time: the installation may have failed since", async () => {
	const [failed, registration] = [{}, {}];
	register.mockResolvedValueOnce(failed).mockResolvedValue(registration);
	expect(await registerWorker()).toBe(failed);
	expect(await registerWorker()).toBe(registration);
	expect(register.mock.calls.map(([script]) => String(script))).toEqual(["/sw.js", "/sw.js"]);
});

it("answers null after a failure, and tries again when asked again", async () => {
	const registration = {};
	register.mockRejectedValueOnce(new TypeError("no network")).mockResolvedValue(registration);
	expect(await registerWorker()).toBeNull();
	expect(await registerWorker()).toBe(registration);
});

it("answers null in a browser without service workers", async () => {
	vi.stubGlobal("navigator", {});
	expect(await registerWorker()).toBeNull();
});
