import { dirname } from "node:path/posix";
import { securityHeaders } from "../headers.ts";
import type { SiteBuild } from "./site-build.ts";
import {
	cacheControl,
	contentTypes,
	fallbacks,
	hashedFolder,
	lastFallback,
	namedFiles,
	plainText,
	resourceHeader,
	resourcePolicy,
	sharedFolder,
	strictTransportSecurity,
} from "./site-rules.ts";

/** The file in the site's folder that says a file is missing, for hosts that can only serve files. */
export const missingFile = "missing.txt";

/**
 * Cloudflare's limits for each file, beyond which it ignores the rest: rules, and characters per line. Netlify has no
 * such limits.
 */
const most = { headers: 100, redirects: 100, headerLine: 2_000, redirectLine: 1_000 };

function assertWithin(what: string, rules: readonly string[], most: number, lineLength: number): void {
	if (rules.length > most) throw new RangeError(`${what} has ${rules.length} rules; hosts read at most ${most}.`);
	const long = rules
		.join("\n")
		.split("\n")
		.find((line) => line.length > lineLength);
	if (long)
		throw new RangeError(`${what} has a line of ${long.length} characters; hosts read at most ${lineLength}: ${long}`);
}

/**
 * A `_headers` file in the format of Netlify and Cloudflare Pages. `/*` sets no caching: when two rules match, both
 * hosts join the values, and their default is what we want there (`max-age=0, must-revalidate`). Types are set only
 * where these hosts would send a different one.
 * @param endings the extensions that occur in the build
 * @throws RangeError beyond the hosts' limits
 */
export function headersFile(site: SiteBuild, endings: Iterable<string>): string {
	const base = site.base.slice(0, -1);
	const hostsKnow = new Set(".avif .css .html .ico .jpg .js .json .png .svg .txt .webp .woff2 .xml".split(" "));
	const typedEndings = [...endings].filter((ending) => ending !== "" && !hostsKnow.has(ending)).toSorted();
	const { Vary: _, ...headers } = securityHeaders(site); // set by the host, which does the compressing
	const rules: [string, Record<string, string>][] = [
		[
			`${base}/*`,
			{ ...headers, [resourceHeader]: resourcePolicy.other, "Strict-Transport-Security": strictTransportSecurity },
		],
		// Browsers ignore the two values joined, so no policy applies (Fetch, "cross-origin resource policy check").
		[`${base}${sharedFolder}*`, { [resourceHeader]: resourcePolicy.shared }],
		[`${base}${hashedFolder}*`, { "Cache-Control": cacheControl.hashed }],
		...namedFiles.map((file): [string, Record<string, string>] => [base + file, { "Content-Type": plainText }]),
		...typedEndings.map((ending): [string, Record<string, string>] => [
			`${base}/*${ending}`,
			{ "Content-Type": contentTypes[ending] ?? plainText },
		]),
	];
	const blocks = rules.map(([path, headers]) =>
		[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
	);
	assertWithin("_headers", blocks, most.headers, most.headerLine);
	return `${blocks.join("\n\n")}\n`;
}

/**
 * A `_redirects` file for Netlify, where a rule applies only if no file matches. The folders without pages come first,
 * where a missing file stays 404, then the fallbacks. Not for Cloudflare, which applies a rule even if there is a file.
 * @param files all paths of the build, relative to it
 * @throws RangeError beyond the hosts' limits
 */
export function redirectsFile({ base }: SiteBuild, files: readonly string[]): string {
	const folders = new Set(files.map((file) => dirname(file)).filter((folder) => folder !== "."));
	const withPages = new Set(files.filter((file) => file.endsWith("/index.html")).map((file) => dirname(file)));
	const holdsPages = (folder: string) => [...withPages].some((page) => `${page}/`.startsWith(`${folder}/`));
	const bare = [...folders].filter((folder) => !holdsPages(folder)).toSorted();
	const rules = [
		...bare.map((folder) => `${base}${folder}/* ${base}${missingFile} 404`),
		// A star matches whole segments there: `/documentationfoo` gets home's fallback, and the application then shows the
		// right page.
		...fallbacks.map(({ prefix, file }) => `${base}${prefix.replace(/^\/|\/$/g, "")}/* ${base}${file} 200`),
		`${base}* ${base}${lastFallback} 200`,
	];
	assertWithin("_redirects", rules, most.redirects, most.redirectLine);
	return `${rules.join("\n")}\n`;
}
