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

/** The file in the site's folder that says a file is missing, where a host takes no text. */
export const missingFile = "missing.txt";

/** What Cloudflare reads of each file, and ignores beyond: rules, and characters of a line. Netlify has no such limits. */
const most = { headers: 100, redirects: 100, headerLine: 2_000, redirectLine: 1_000 };

function within(what: string, rules: readonly string[], most: number, lineLength: number): void {
	if (rules.length > most) throw new RangeError(`${what} has ${rules.length} rules, hosts read ${most}.`);
	const long = rules
		.join("\n")
		.split("\n")
		.find((line) => line.length > lineLength);
	if (long) throw new RangeError(`${what} has a line of ${long.length} characters, hosts read ${lineLength}: ${long}`);
}

/**
 * A `_headers` file as Netlify and Cloudflare Pages read it. `/*` says nothing on caching: where two rules match, both
 * hosts join the values, and their default is what we want there (`max-age=0, must-revalidate`). Types are said only where
 * these hosts would name another.
 * @param endings those that occur in the build
 * @throws RangeError beyond the hosts' limits
 */
export function headersFile(site: SiteBuild, endings: Iterable<string>): string {
	const base = site.base.slice(0, -1);
	const hostsKnow = new Set(".avif .css .html .ico .jpg .js .json .png .svg .txt .webp .woff2 .xml".split(" "));
	const told = [...endings].filter((ending) => ending !== "" && !hostsKnow.has(ending)).toSorted();
	const { Vary: _, ...headers } = securityHeaders(site); // theirs, because they do the compressing
	const rules: [string, Record<string, string>][] = [
		[
			`${base}/*`,
			{ ...headers, [resourceHeader]: resourcePolicy.other, "Strict-Transport-Security": strictTransportSecurity },
		],
		// Joined with the one above, it is no policy at all to browsers (Fetch, "cross-origin resource policy check").
		[`${base}${sharedFolder}*`, { [resourceHeader]: resourcePolicy.shared }],
		[`${base}${hashedFolder}*`, { "Cache-Control": cacheControl.hashed }],
		...namedFiles.map((file): [string, Record<string, string>] => [base + file, { "Content-Type": plainText }]),
		...told.map((ending): [string, Record<string, string>] => [
			`${base}/*${ending}`,
			{ "Content-Type": contentTypes[ending] ?? plainText },
		]),
	];
	const blocks = rules.map(([path, headers]) =>
		[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
	);
	within("_headers", blocks, most.headers, most.headerLine);
	return `${blocks.join("\n\n")}\n`;
}

/**
 * A `_redirects` file for Netlify, where a rule counts only if no file answers. First the folders that hold files alone,
 * where what is missing is 404 as it is; then the fallbacks. Not for Cloudflare, which follows a rule even where there is a file.
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
		// A star stands for whole segments there: `/documentationfoo` gets home, which becomes what belongs there.
		...fallbacks.map(({ prefix, file }) => `${base}${prefix.replace(/^\/|\/$/g, "")}/* ${base}${file} 200`),
		`${base}* ${base}${lastFallback} 200`,
	];
	within("_redirects", rules, most.redirects, most.redirectLine);
	return `${rules.join("\n")}\n`;
}
