import { expect, it, vi } from "vitest";
import { importInPlace, importQuietly, isHandledInPlace } from "./import-in-place.ts";

const failing = (error: unknown) => () => Promise.reject(error);

it.each([
	["lets the second cause the reload", null, [true, false]],
	["the second, too, while something is filled in", document.createElement("input"), [true, true]],
])("keeps the first failure to the page, and %s", async (_, filledIn, handled) => {
	// Browsers tell what was filled in; the tests' document does not.
	const query = vi.spyOn(document, "querySelector").mockReturnValue(filledIn);
	const errors = [new Error("gone"), new Error("gone again")];
	let attempt = 0;
	const load = importInPlace(() => Promise.reject(errors[attempt++]));
	await expect(load()).rejects.toBe(errors[0]);
	await expect(load()).rejects.toBe(errors[1]);
	expect(errors.map(isHandledInPlace)).toEqual(handled);
	query.mockRestore();
});

it("fails after fifteen seconds without an answer; what happens to the request then does not reload the page", async () => {
	vi.useFakeTimers();
	const { promise, reject } = Promise.withResolvers<string>();
	const settled = vi.fn();
	importInPlace(() => promise)().catch(settled);
	await vi.advanceTimersByTimeAsync(14_999);
	expect(settled).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: "No answer within 15 s" }));
	vi.useRealTimers();
	const error = new Error("cut at last");
	reject(error);
	await promise.catch(() => {});
	expect(isHandledInPlace(error)).toBe(true);
});

it("waits no longer once the answer is there: no timer keeps a build from ending", async () => {
	vi.useFakeTimers();
	const load = importInPlace(async () => "module");
	const answer = load();
	expect(vi.getTimerCount()).toBe(1);
	await answer;
	await vi.advanceTimersByTimeAsync(0);
	expect(vi.getTimerCount()).toBe(0);
	vi.useRealTimers();
});

it("stays silent about a failed optional import, however often it fails", async () => {
	for (const error of [new Error("gone"), new TypeError("Failed to fetch"), "no object", undefined]) {
		expect(await importQuietly(failing(error))).toBeNull();
		expect(isHandledInPlace(error)).toBe(error instanceof Error);
	}
});

it("leaves the failures of other imports alone, also while its own is in flight", async () => {
	const other = new Error("another page's");
	const own = importQuietly(async () => {
		await expect(failing(other)()).rejects.toBe(other);
		throw new Error("its own");
	});
	expect(await own).toBeNull();
	expect(isHandledInPlace(other)).toBe(false);
});

it("returns the imported module", async () => {
	expect(await importInPlace(async () => "module")()).toBe("module");
	expect(await importQuietly(async () => "module")).toBe("module");
});
