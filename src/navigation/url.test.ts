import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
	vi.unstubAllEnvs();
	vi.resetModules();
});

it.each([
	["/", "/", "/"],
	["/", "/tokens#staking", "/tokens#staking"],
	["/sakura/", "/", "/sakura/"],
	["/sakura/", "/tokens#staking", "/sakura/tokens#staking"],
	["/a/b/", "/docs", "/a/b/docs"],
])("below %s the path %s has the address %s", async (base, path, address) => {
	vi.stubEnv("BASE_URL", base);
	vi.resetModules();
	const { url, withoutBase } = await import("./url.ts");
	expect(url(path)).toBe(address);
	expect(withoutBase(address)).toBe(path);
});

it.each([
	["/sakura/", "/sakura", "/"],
	["/sakura/", "/sakuramochi", "/sakuramochi"],
	["/sakura/", "/tokens", "/tokens"],
])("below %s the address %s is the path %s", async (base, address, path) => {
	vi.stubEnv("BASE_URL", base);
	vi.resetModules();
	const { withoutBase } = await import("./url.ts");
	expect(withoutBase(address)).toBe(path);
});

it.each(["//evil.example/x", "///evil.example/x", "/\\evil.example/x", "\\\\evil.example/x"])(
	"keeps %j on this site",
	async (path) => {
		vi.stubEnv("BASE_URL", "/");
		vi.resetModules();
		const { url } = await import("./url.ts");
		expect(new URL(url(path), "https://example.org").host).toBe("example.org");
	},
);
