import { afterEach, describe, expect, it, vi } from "vitest";
import { isOwnScript } from "./trusted-types.ts";

const page = "https://example.org/docs/technical-architecture";

describe("isOwnScript", () => {
	it.each([
		["/assets/parse-worker-1a2b.js", true],
		["https://example.org/assets/parse-worker-1a2b.js", true],
		["/sw.js", true],
		["/sw.js?next=evil", false],
		["/docs/sw.js", false],
		["/other-sw.js", false],
		["/assets/../other.js", false],
		["/assets/worker.js?next=evil", false],
		["/assets/worker.svg", false],
		["/assets/worker.js.svg", false],
		["/assets/%2e%2e%5c/worker.js", false],
		["https://evil.example/assets/worker.js", false],
		["//evil.example/assets/worker.js", false],
		["\\\\evil.example/assets/worker.js", false],
		["data:text/javascript,alert(1)", false],
		["blob:https://example.org/assets/1.js", false],
		["javascript:alert(1)//assets/a.js", false],
		["http://[", false],
	])("%s: %s", (url, own) => {
		expect(isOwnScript(url, page, "/", false)).toBe(own);
	});

	it("respects the base path", () => {
		expect(isOwnScript("/assets/a.js", page, "/site/", false)).toBe(false);
		expect(isOwnScript("/site/assets/a.js", page, "/site/", false)).toBe(true);
		expect(isOwnScript("/sw.js", page, "/site/", false)).toBe(false);
		expect(isOwnScript("/site/sw.js", page, "/site/", false)).toBe(true);
	});

	it("accepts any script of its own site during development", () => {
		expect(isOwnScript("/src/documents/parse-worker.ts?worker_file&type=module", page, "/", true)).toBe(true);
		expect(isOwnScript("https://evil.example/a.js", page, "/", true)).toBe(false);
	});
});

describe("createWorkerUrl", () => {
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.resetModules();
	});

	it("creates one policy named sakura and passes every address through it", async () => {
		const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
		vi.stubGlobal("trustedTypes", { createPolicy });
		vi.stubGlobal("location", new URL(page));
		vi.resetModules();
		const { createWorkerUrl } = await import("./trusted-types.ts");
		expect(createWorkerUrl("/assets/a.js")).toBe("/assets/a.js");
		expect(() => createWorkerUrl("https://evil.example/assets/a.js")).toThrow("is not a script of this site");
		expect(createPolicy).toHaveBeenCalledTimes(1);
		expect(createPolicy.mock.calls[0]?.[0]).toBe("sakura");
	});

	it("works in a browser without Trusted Types", async () => {
		vi.stubGlobal("location", new URL(page));
		vi.resetModules();
		const { createWorkerUrl } = await import("./trusted-types.ts");
		expect(createWorkerUrl("/assets/a.js")).toBe("/assets/a.js");
		expect(() => createWorkerUrl("//evil.example/assets/a.js")).toThrow(TypeError);
	});
});
