import { fallbackFile } from "../src/navigation/fallback-file.ts";

/**
 * What a request asks for, before any file is looked at.
 * - `file`: the path names a file (it has an extension); missing means 404, never HTML
 * - `page`: a path of the application; missing means the fallback page
 * - `hidden`: compressed variants (negotiated, never named) and hidden files: missing, whatever lies there
 * - `bad`: not a path at all
 */
export type RequestPath =
	| { kind: "file"; path: string }
	| { kind: "page"; path: string; fallback: string }
	| { kind: "hidden" }
	| { kind: "bad" };

/** The extension of a path's last segment: `.env` and `logo.svg/` count, `v1.` does not. */
const extension = /\.[A-Za-z0-9_-]+$/;

/** Files of ours that have none, because who reads them looks for that very name. */
const namedFiles: readonly string[] = ["/cli/_cherry"];

const hidden = /\.(?:br|gz)$|\/\.(?!well-known(?:\/|$))/;

function decoded(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path; // `%E0%A4%A` is no UTF-8: an unknown path like any other
	}
}

/**
 * Reads a request target: drops query and fragment, collapses slashes at both ends (`//evil.example` is a path of ours,
 * not a host), and drops the trailing slash, which changes nothing.
 * @param target as on the request line: `/tokens/?a=b`, or in absolute form `http://host/tokens`
 * @example readRequestPath("/tokens/") // { kind: "page", path: "/tokens", fallback: "/fallback.html" }
 * @example readRequestPath("/docs/x.md") // { kind: "file", path: "/docs/x.md" }
 */
export function readRequestPath(target: string): RequestPath {
	const raw = target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
	if (raw !== "" && !raw.startsWith("/")) return { kind: "bad" };
	const path = `/${raw.replace(/^[/\\]+|\/+$/g, "")}`;
	const readable = decoded(path);
	if (hidden.test(readable)) return { kind: "hidden" };
	if (extension.test(readable) || namedFiles.includes(readable)) return { kind: "file", path };
	return { kind: "page", path, fallback: `/${fallbackFile(readable)}` };
}
