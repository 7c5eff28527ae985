import { expect, test } from "vitest";
import { metaContentSecurityPolicy, securityHeaders } from "./headers.ts";

const bootScriptHash = `sha256-${"b".repeat(43)}=`;

test("the policy is the agreed one, word for word", () => {
	expect(securityHeaders({ bootScriptHash })["Content-Security-Policy"]).toBe(
		`default-src 'none'; script-src 'self' '${bootScriptHash}'; style-src 'self'; img-src 'self' data:; font-src 'self'; ` +
			"connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
			"require-trusted-types-for 'script'; trusted-types sakura; frame-ancestors 'none'",
	);
});

test("no script may run that is inline, evaluated or from another host", () => {
	const scripts = /script-src ([^;]*)/.exec(metaContentSecurityPolicy({ bootScriptHash }))?.[1];
	expect(scripts).toBe(`'self' '${bootScriptHash}'`);
	expect(metaContentSecurityPolicy()).toContain("script-src 'self';");
});

test("the meta policy leaves out directives that a meta element does not support", () => {
	expect(metaContentSecurityPolicy({ bootScriptHash })).not.toContain("frame-ancestors");
});

test.each(["", "sha256-short=", "'unsafe-inline'", `${bootScriptHash}' *`, `x' ${bootScriptHash}`])(
	"%j is rejected as a hash",
	(hash) => {
		expect(() => metaContentSecurityPolicy({ bootScriptHash: hash })).toThrow(RangeError);
	},
);

test("every response restricts embedding, MIME sniffing, referrers and openers", () => {
	expect(securityHeaders()).toMatchObject({
		"Cross-Origin-Opener-Policy": "same-origin",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
	});
});

test("every device feature is denied, each once", () => {
	const denied = (securityHeaders()["Permissions-Policy"] ?? "").split(", ");
	for (const feature of denied) expect(feature).toMatch(/^[a-z]+(?:-[a-z]+)*=\(\)$/);
	expect(new Set(denied).size).toBe(denied.length);
	expect(denied).toEqual(expect.arrayContaining(["camera=()", "geolocation=()", "microphone=()", "usb=()"]));
});

test("our server, on plain http, sends no HSTS header", () => {
	expect(Object.keys(securityHeaders())).not.toContain("Strict-Transport-Security");
});

test.each([
	["https://vitals.example:8443/in", "connect-src 'self' https://vitals.example:8443;"],
	["/vitals", "connect-src 'self';"],
	["", "connect-src 'self';"],
])("timings for %j may be sent there and nowhere else", (vitalsUrl, rule) => {
	expect(metaContentSecurityPolicy({ bootScriptHash, vitalsUrl })).toContain(rule);
});
