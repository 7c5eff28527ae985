import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { caddyConfig } from "./caddy.ts";
import { nginxConfig } from "./nginx.ts";
import { readSiteBuild, type SiteBuild } from "./site-build.ts";
import { writeHosting } from "./write-hosting.ts";

const site: SiteBuild = {
	base: "/",
	origin: "https://sakura.example:8443",
	bootScriptHash: `sha256-${"b".repeat(43)}=`,
};
let project: string;
const file = (path: string) => join(project, path);

beforeEach(() => {
	project = mkdtempSync(join(tmpdir(), "write-hosting-test-"));
	mkdirSync(file("dist/cli"), { recursive: true });
	writeFileSync(file("dist/index.html"), "");
	writeFileSync(file("dist/cli/_cherry"), "");
});

afterEach(() => rmSync(project, { recursive: true }));

test("writes the hosts' files into the site, and the server configurations next to it", () => {
	writeHosting(file("dist"), file("hosting"), site, {});
	expect(readFileSync(file("dist/_headers"), "utf8")).toContain("Content-Security-Policy");
	expect(readFileSync(file("dist/_redirects"), "utf8")).toContain("/* /fallback.html 200");
	expect(readFileSync(file("dist/missing.txt"), "utf8")).toBe("There is no such file.\n");
	expect(existsSync(file("dist/.nojekyll"))).toBe(true);
	expect(readFileSync(file("hosting/nginx.conf"), "utf8")).toBe(nginxConfig(site));
	expect(readFileSync(file("hosting/Caddyfile"), "utf8")).toBe(caddyConfig(site));
	expect(readSiteBuild(file("dist"))).toEqual(site);
});

test("Cloudflare gets no _redirects, which it would apply even if there is a page", () => {
	writeHosting(file("dist"), file("hosting"), site, {});
	writeHosting(file("dist"), file("hosting"), site, { CF_PAGES: "1" });
	expect(existsSync(file("dist/_redirects"))).toBe(false);
});

test("a file with an unknown extension fails the build", () => {
	writeFileSync(file("dist/cli/picture.tiff"), "");
	expect(() => writeHosting(file("dist"), file("hosting"), site, {})).toThrow("cli/picture.tiff");
});

test("the configurations answer for the origin the build was made for", () => {
	expect(nginxConfig(site)).toContain("\tserver_name sakura.example;\n");
	expect(nginxConfig({ ...site, origin: "" })).toContain("\tserver_name _;\n");
	expect(caddyConfig(site)).toContain("{$SITE_ADDRESS:https://sakura.example:8443} {");
	expect(caddyConfig({ ...site, origin: "" })).toContain("{$SITE_ADDRESS::8080} {");
});

test("nginx's server includes what an operator adds, which no build replaces", () => {
	expect(nginxConfig(site)).toMatch(/^server \{\n(?:\t.*\n|\n)*\tinclude sakura\.d\/\*\.conf;/m);
});
