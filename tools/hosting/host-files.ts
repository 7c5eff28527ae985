import { dirname } from "node:path/posix";
import { securityHeaders } from "../headers.ts";
import type { SiteBuild } from "./site-build.ts";
import {
	contentTypes,
	fallbacks,
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

/** Cloudflare's limits for `_headers`, beyond which it ignores the rest: rules, and characters per line. */
const most = { rules: 100, lineLength: 2_000 };

/**
 * A `_headers` file in the format of Netlify and Cloudflare Pages. Types are set only where these hosts would send a
 * different one. No rule sets the caching: a rule goes by path, whatever the status, so the year of a hashed file could
 * become that of its 404 while a release is spreading. The hosts' default revalidates (`max-age=0, must-revalidate`).
 * @param endings the extensions that occur in the build
 * @throws RangeError beyond Cloudflare's limits
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
		...Object.entries(namedFiles).map(([file, type]): [string, Record<string, string>] => [
			base + file,
			{ "Content-Type": type },
		]),
		...typedEndings.map((ending): [string, Record<string, string>] => [
			`${base}/*${ending}`,
			{ "Content-Type": contentTypes[ending] ?? plainText },
		]),
	];
	const blocks = rules.map(([path, headers]) =>
		[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
	);
	const file = `${blocks.join("\n\n")}\n`;
	const longest = Math.max(...file.split("\n").map(({ length }) => length));
	if (blocks.length > most.rules || longest > most.lineLength)
		throw new RangeError(
			`_headers has ${blocks.length} rules and lines of up to ${longest} characters; Cloudflare reads ${most.rules} and ${most.lineLength}.`,
		);
	return file;
}

/**
 * A `_redirects` file for Netlify, where a rule applies only if no file matches. The folders without pages come first,
 * where a missing file stays 404, then the fallbacks. Not for Cloudflare, which applies a rule even if there is a file.
 * @param files all paths of the build, relative to it
 */
export function redirectsFile({ base }: SiteBuild, files: readonly string[]): string {
	const folders = new Set(files.map((file) => dirname(file)).filter((folder) => folder !== "."));
	const withPages = new Set(files.filter((file) => file.endsWith("/index.html")).map((file) => dirname(file)));
	const holdsPages = (folder: string) => [...withPages].some((page) => `${page}/`.startsWith(`${folder}/`));
	const bare = [...folders, ".well-known"].filter((folder) => !holdsPages(folder)).toSorted();
	const topmost = bare.filter((folder) => !bare.some((other) => folder.startsWith(`${other}/`)));
	const rules = [
		...topmost.map((folder) => `${base}${folder}/* ${base}${missingFile} 404`),
		// A star matches whole segments there: `/documentationfoo` gets home's fallback, and the application then shows the
		// right page.
		...fallbacks.map(({ prefix, file }) => `${base}${prefix.replace(/^\/|\/$/g, "")}/* ${base}${file} 200`),
		`${base}* ${base}${lastFallback} 200`,
	];
	return `${rules.join("\n")}\n`;
}
