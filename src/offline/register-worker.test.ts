import { afterEach, beforeEach, expect, it, vi } from "vitest";

let registerWorker: typeof import("./register-worker.ts").registerWorker;
let isInstalled: typeof import("./register-worker.ts").isInstalled;
const register = vi.fn();

beforeEach(async () => {
	vi.resetModules();
	register.mockReset();
	vi.stubGlobal("navigator", { serviceWorker: { register } });
	({ isInstalled, registerWorker } = await import("./register-worker.ts"));
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

it("tells whether the worker has been installed, once that is known", async () => {
	const registration = (workers: object) =>
		({ active: null, waiting: null, installing: null, ...workers }) as ServiceWorkerRegistration;
	const worker = (state: string) => Object.assign(new EventTarget(), { state });
	expect(await isInstalled(registration({}))).toBe(false);
	expect(await isInstalled(registration({ active: worker("activated"), installing: worker("installing") }))).toBe(true);
	for (const [next, is] of [
		["installed", true],
		["redundant", false],
	] as const) {
		const installing = worker("installing");
		const told = vi.fn();
		const answer = isInstalled(registration({ installing })).then(told);
		await Promise.resolve();
		expect(told).not.toHaveBeenCalled();
		installing.state = next;
		installing.dispatchEvent(new Event("statechange"));
		await answer;
		expect(told).toHaveBeenCalledWith(is);
	}
});
