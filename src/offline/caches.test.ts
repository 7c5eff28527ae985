import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

async function namesAt(base: string): Promise<string[]> {
	vi.stubEnv("BASE_URL", base);
	return Object.values((await import("./caches.ts")).cacheNames);
}

it("sites at different paths of one origin have caches of their own", async () => {
	const root = await namesAt("/");
	expect(root).toEqual(["sakura-shell", "sakura-pages", "sakura-documents", "sakura-assets", "sakura-kept"]);
	vi.resetModules();
	expect(await namesAt("/staging/")).toEqual(root.map((name) => `${name}/staging/`));
});
