import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { headersFile, metaContentSecurityPolicy, readHeaderOptions, securityHeaders, writeHeaders } from "./headers.ts";

const bootScriptHash = `sha256-${"b".repeat(43)}=`;

test("the policy is the agreed one, word for word", () => {
	expect(securityHeaders({ bootScriptHash })["Content-Security-Policy"]).toBe(
		`default-src 'none'; script-src 'self' '${bootScriptHash}'; style-src 'self'; img-src 'self' data:; font-src 'self'; ` +
			"connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
			"require-trusted-types-for 'script'; trusted-types sakura; frame-ancestors 'none'",
	);
});

test("nothing inline, evaluated or from elsewhere may run", () => {
	const scripts = /script-src ([^;]*)/.exec(metaContentSecurityPolicy({ bootScriptHash }))?.[1];
	expect(scripts).toBe(`'self' '${bootScriptHash}'`);
	expect(metaContentSecurityPolicy()).toContain("script-src 'self';");
});

test("the meta policy leaves out what a meta element cannot say", () => {
	expect(metaContentSecurityPolicy({ bootScriptHash })).not.toContain("frame-ancestors");
});

test.each(["", "sha256-short=", "'unsafe-inline'", `${bootScriptHash}' *`, `x' ${bootScriptHash}`])(
	"%j is refused as a hash",
	(hash) => {
		expect(() => metaContentSecurityPolicy({ bootScriptHash: hash })).toThrow(RangeError);
	},
);

test("the hosts' file carries every header, HSTS and the cache rules", () => {
	const file = headersFile({ bootScriptHash });
	for (const [name, value] of Object.entries(securityHeaders({ bootScriptHash })))
		expect(file).toContain(`\n  ${name}: ${value}\n`);
	expect(file).toMatch(/^\/\*\n/);
	expect(file).toContain("\n  Strict-Transport-Security: max-age=63072000; includeSubDomains\n");
	expect(file).toContain("\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n");
	expect(file).toContain("\n/cli/_cherry\n  Content-Type: text/plain; charset=utf-8\n");
	expect(file).toContain("\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n");
	// Where two rules match, hosts join the values: one rule alone may speak on caching.
	expect(file.match(/Cache-Control/g)).toHaveLength(1);
	// Cloudflare ignores longer lines.
	for (const line of file.split("\n")) expect(line.length).toBeLessThan(2000);
});

test("what other sites and guessing browsers may do is said in every answer", () => {
	expect(securityHeaders()).toMatchObject({
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
	});
});

test("no feature of the device is asked for, each denied once", () => {
	const denied = (securityHeaders()["Permissions-Policy"] ?? "").split(", ");
	for (const feature of denied) expect(feature).toMatch(/^[a-z]+(?:-[a-z]+)*=\(\)$/);
	expect(new Set(denied).size).toBe(denied.length);
	expect(denied).toEqual(expect.arrayContaining(["camera=()", "geolocation=()", "microphone=()", "usb=()"]));
});

test("our server, on plain http, does not promise https", () => {
	expect(Object.keys(securityHeaders())).not.toContain("Strict-Transport-Security");
});

test("the server reads what the build wrote, from beside the site", () => {
	const project = mkdtempSync(join(tmpdir(), "headers-test-"));
	const root = join(project, "dist");
	mkdirSync(root);
	expect(readHeaderOptions(root)).toEqual({});
	writeHeaders(root, bootScriptHash);
	expect(readHeaderOptions(root)).toEqual({ bootScriptHash });
	expect(readFileSync(join(root, "_headers"), "utf8")).toBe(headersFile({ bootScriptHash }));
	expect(existsSync(join(project, ".build", "headers.json"))).toBe(true);
	rmSync(project, { recursive: true });
});
