import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The page's one inline script, as `sha256-<base64>`; none when a build has no inline script. */
export interface HeaderOptions {
	bootScriptHash?: string | undefined;
}

export const immutableCache = "public, max-age=31536000, immutable";
export const revalidatedCache = "no-cache";

/**
 * For https hosts alone: RFC 6797 7.2 forbids it on plain http, so our own server does not send it.
 * Two years, without `preload`: that is a promise only the owner of the domain can give.
 */
const strictTransportSecurity = "max-age=63072000; includeSubDomains";

/** Everything a page of ours never asks for. Clipboard writing (copy buttons) stays at its default, the page itself. */
const deniedFeatures = [
	"accelerometer",
	"autoplay",
	"camera",
	"display-capture",
	"encrypted-media",
	"fullscreen",
	"geolocation",
	"gyroscope",
	"hid",
	"magnetometer",
	"microphone",
	"midi",
	"payment",
	"picture-in-picture",
	"publickey-credentials-get",
	"screen-wake-lock",
	"serial",
	"usb",
	"xr-spatial-tracking",
];

/**
 * The policy for a `<meta http-equiv>`: `frame-ancestors` is ignored there (and warned about), so it is left out.
 * @throws RangeError when the hash is not `sha256-` and 44 characters of base64
 */
export function metaContentSecurityPolicy({ bootScriptHash }: HeaderOptions = {}): string {
	if (bootScriptHash !== undefined && !/^sha256-[A-Za-z0-9+/]{43}=$/.test(bootScriptHash))
		throw new RangeError(`The boot script's hash must read sha256-<base64>, not ${JSON.stringify(bootScriptHash)}.`);
	return [
		"default-src 'none'",
		bootScriptHash ? `script-src 'self' '${bootScriptHash}'` : "script-src 'self'",
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types sakura",
	].join("; ");
}

/**
 * The headers every response carries, on our server and on a host.
 * Referrer-Policy is `strict-origin-when-cross-origin`: other sites learn that a visitor came from us, never from which
 * page, and nothing on the way from https to http; our own pages may still see each other.
 */
export function securityHeaders(options: HeaderOptions = {}): Record<string, string> {
	return {
		"Content-Security-Policy": `${metaContentSecurityPolicy(options)}; frame-ancestors 'none'`,
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
	};
}

/**
 * A `_headers` file as Netlify and Cloudflare Pages read it. `/*` says nothing on caching: where two rules match, both
 * hosts join the values, and their default is what we want there (`max-age=0, must-revalidate`).
 */
export function headersFile(options: HeaderOptions = {}): string {
	const rules: Record<string, Record<string, string>> = {
		"/*": { ...securityHeaders(options), "Strict-Transport-Security": strictTransportSecurity },
		"/assets/*": { "Cache-Control": immutableCache },
		"/calendar/*.ics": { "Content-Type": "text/calendar; charset=utf-8" },
		...Object.fromEntries(
			["/cli/_cherry", "/cli/*.bash", "/cli/*.fish"].map((path) => [
				path,
				{ "Content-Type": "text/plain; charset=utf-8" },
			]),
		),
		"/manifest.webmanifest": { "Content-Type": "application/manifest+json" },
		"/*.md": { "Content-Type": "text/markdown; charset=utf-8" },
	};
	const blocks = Object.entries(rules).map(([path, headers]) => {
		const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
		return [path, ...lines].join("\n");
	});
	return `${blocks.join("\n\n")}\n`;
}

/** Where the build tells our server the hash: beside the site's folder, so that it is never published. */
function serverFile(root: string): string {
	return join(dirname(resolve(root)), ".build", "headers.json");
}

/**
 * Writes `<root>/_headers` for hosts and `.build/headers.json`, beside `root`, for our own server.
 * @param root the folder that is served, `dist`
 */
export function writeHeaders(root: string, bootScriptHash: string | undefined): void {
	const file = serverFile(root);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, `${JSON.stringify({ bootScriptHash })}\n`);
	writeFileSync(join(root, "_headers"), headersFile({ bootScriptHash }));
}

/** What `writeHeaders` left for the server; without it the policy allows no inline script at all. */
export function readHeaderOptions(root: string): HeaderOptions {
	try {
		const { bootScriptHash } = JSON.parse(readFileSync(serverFile(root), "utf8")) as HeaderOptions;
		return { bootScriptHash };
	} catch {
		return {};
	}
}
