import { fallbackFile } from "../src/navigation/fallback-file.ts";
import { dottedPattern, extensionPattern, namedFiles, variantPattern, wellKnownPattern } from "./hosting/site-rules.ts";

/**
 * What a request asks for, before any file is looked up.
 * - `file`: the path names a file (by its extension, or below `/.well-known/`); if missing, the answer is 404, never HTML
 * - `page`: a path of the application; if missing, the answer is the fallback page
 * - `hidden`: compressed variants (negotiated, never requested by name) and hidden files: 404 even if the file exists
 * - `outside`: not below the path where the site is mounted
 * - `bad`: not a path at all
 */
export type RequestPath =
	| { kind: "file"; path: string }
	| { kind: "page"; path: string; fallback: string }
	| { kind: "hidden" }
	| { kind: "outside" }
	| { kind: "bad" };

const file = new RegExp(`${extensionPattern}$`);
const variant = new RegExp(variantPattern);
const dotted = new RegExp(dottedPattern);
const wellKnown = new RegExp(`^${wellKnownPattern}/*$`);

/** As the file system will read it: an encoded slash, or a backslash on Windows, leads into a folder too. */
function decoded(path: string): string {
	try {
		return decodeURIComponent(path).replaceAll("\\", "/");
	} catch {
		return path; // `%E0%A4%A` is not valid UTF-8: an unknown path like any other
	}
}

/**
 * Parses a request target: drops query and fragment, collapses leading and trailing slashes (`//evil.example` is a path
 * of ours, not a host), and drops the trailing slash, which makes no difference.
 * @param base where the site is mounted; the path is read without it
 * @param target as on the request line: `/tokens/?a=b`, or in absolute form `http://host/tokens`
 * @example readRequestPath("/tokens/") // { kind: "page", path: "/tokens", fallback: "/fallback.html" }
 * @example readRequestPath("/docs/x.md") // { kind: "file", path: "/docs/x.md" }
 */
export function readRequestPath(target: string, base = "/"): RequestPath {
	const raw = target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*/s, "");
	if (raw !== "" && !raw.startsWith("/")) return { kind: "bad" };
	// The lookbehind keeps this linear in a long run of slashes.
	const whole = `/${raw.replace(/^[/\\]+|(?<!\/)\/+$/g, "")}`;
	if (!`${whole}/`.startsWith(base)) return { kind: "outside" };
	const path = `/${whole.slice(base.length)}`;
	const readable = decoded(path);
	const isWellKnown = wellKnown.test(readable);
	if (variant.test(readable) || (dotted.test(readable) && !isWellKnown)) return { kind: "hidden" };
	if (isWellKnown || file.test(readable) || Object.hasOwn(namedFiles, readable)) return { kind: "file", path };
	return { kind: "page", path, fallback: `/${fallbackFile(readable)}` };
}
