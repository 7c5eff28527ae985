import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** What servers need to know about a build. */
export interface SiteBuild {
	/** Where it is mounted: "/" or "/sakura/". */
	base: string;
	/** `https://example.org`, or "" if it may be any. */
	origin: string;
	/** The page's only inline script, as `sha256-<base64>`. */
	bootScriptHash?: string | undefined;
	/** Where timings are sent; undefined if they are not sent. */
	vitalsUrl?: string | undefined;
}

/** Next to the site's folder, so that it is never published. */
const buildFile = (root: string) => join(dirname(resolve(root)), ".build", "site.json");

/** @param root the served folder, `dist` */
export function writeSiteBuild(root: string, build: SiteBuild): void {
	mkdirSync(dirname(buildFile(root)), { recursive: true });
	writeFileSync(buildFile(root), `${JSON.stringify(build)}\n`);
}

export const hasSiteBuild = (root: string): boolean => existsSync(buildFile(root));

/**
 * What `writeSiteBuild` wrote.
 * @param otherwise what to assume if it cannot be read; unless given, a policy that allows no inline script at all
 */
export function readSiteBuild(root: string, otherwise: SiteBuild = { base: "/", origin: "" }): SiteBuild {
	try {
		return JSON.parse(readFileSync(buildFile(root), "utf8")) as SiteBuild;
	} catch {
		return otherwise;
	}
}

/**
 * For checks that look for files by their address.
 * @throws Error with a readable message when the site was built for a path
 */
export function assertAtRoot(root: string): void {
	const { base } = readSiteBuild(root);
	if (base !== "/") throw new Error(`${root} was built for ${base}. This needs a build without BASE_PATH.`);
}

/**
 * Reads the target of a build from environment variables.
 * @throws RangeError with a readable message when a variable does not have the format the README describes
 * @example siteBuildFrom({ BASE_PATH: "/sakura/" }) // { base: "/sakura/", origin: "" }
 */
export function siteBuildFrom(environment: NodeJS.ProcessEnv): SiteBuild {
	const { BASE_PATH: base = "/", VITE_SITE_ORIGIN: origin = "", VITE_VITALS_URL: vitalsUrl = "" } = environment;
	if (!/^\/(?:[\w~-]+\/)*$/.test(base))
		throw new RangeError(
			`BASE_PATH must start and end with a slash and have only letters, digits, _, ~ and - in between, not ${JSON.stringify(base)}.`,
		);
	if (origin !== "" && !/^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin))
		throw new RangeError(
			`VITE_SITE_ORIGIN must have the form https://example.org, without a trailing slash, not ${JSON.stringify(origin)}.`,
		);
	if (!/^(?:\/(?!\/)[\w.~/-]*|https?:\/\/[\w.-]+(?::\d+)?\/[\w.~/-]*)?$/.test(vitalsUrl))
		throw new RangeError(
			`VITE_VITALS_URL must have the form https://example.org/path or /path, not ${JSON.stringify(vitalsUrl)}.`,
		);
	return { base, origin, ...(vitalsUrl === "" ? {} : { vitalsUrl }) };
}
