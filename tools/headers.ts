/** What the policy depends on in a build. */
export interface HeaderOptions {
	/** The page's only inline script, as `sha256-<base64>`; undefined when a build has no inline script. */
	bootScriptHash?: string | undefined;
	/** Where the page sends its timings; undefined if it sends none. */
	vitalsUrl?: string | undefined;
}

/**
 * Features that no page of ours uses. Clipboard writing (copy buttons) keeps its default, which allows the page itself.
 */
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
 * The policy for a `<meta http-equiv>`: `frame-ancestors` is ignored there (with a warning), so it is left out.
 * @throws RangeError when the hash is not `sha256-` and 44 characters of base64
 */
export function metaContentSecurityPolicy({ bootScriptHash, vitalsUrl = "" }: HeaderOptions = {}): string {
	if (bootScriptHash !== undefined && !/^sha256-[A-Za-z0-9+/]{43}=$/.test(bootScriptHash))
		throw new RangeError(
			`The boot script's hash must have the form sha256-<base64>, not ${JSON.stringify(bootScriptHash)}.`,
		);
	const vitalsOrigin = URL.parse(vitalsUrl)?.origin; // undefined for a path on our own origin
	return [
		"default-src 'none'",
		bootScriptHash ? `script-src 'self' '${bootScriptHash}'` : "script-src 'self'",
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		vitalsOrigin ? `connect-src 'self' ${vitalsOrigin}` : "connect-src 'self'",
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
 * The headers every response carries, on our server and on a host. Headers that differ between files are in
 * `hosting/site-rules.ts`.
 * `Vary` is among them because pages, files and fallbacks are all negotiated: when it is always sent, no cache can get
 * it wrong.
 * Referrer-Policy is `strict-origin-when-cross-origin`: other sites learn that a visitor came from us, but not from
 * which page, and nothing when going from https to http; our own pages still see each other.
 */
export function securityHeaders(options: HeaderOptions = {}): Record<string, string> {
	return {
		"Content-Security-Policy": `${metaContentSecurityPolicy(options)}; frame-ancestors 'none'`,
		"Cross-Origin-Opener-Policy": "same-origin",
		"Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
		"Referrer-Policy": "strict-origin-when-cross-origin",
		Vary: "Accept-Encoding",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
	};
}
