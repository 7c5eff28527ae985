import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resolveConfig } from "vite";
import { afterAll, expect, it, vi } from "vitest";
import config from "../vite.config.ts";

const root = mkdtempSync(join(tmpdir(), "vite-config-test-"));
afterAll(() => {
	rmSync(root, { recursive: true });
	vi.unstubAllEnvs();
});

it("reads the environment, and no .env file", async () => {
	vi.stubEnv("VITE_SITE_ORIGIN", "https://environment.example");
	vi.stubEnv("VITE_EDIT_URL", undefined);
	writeFileSync(join(root, ".env"), "VITE_EDIT_URL=https://file.example/\n");
	const { env } = await resolveConfig({ ...config, plugins: [], root, configFile: false }, "build");
	expect(env).toMatchObject({ VITE_SITE_ORIGIN: "https://environment.example" });
	expect(env).not.toHaveProperty("VITE_EDIT_URL");
});
