import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** What servers have to know of one build. */
export interface SiteBuild {
	/** Where it is mounted: "/" or "/sakura/". */
	base: string;
	/** `https://example.org`, or "" where it may be any. */
	origin: string;
	/** The page's one inline script, as `sha256-<base64>`. */
	bootScriptHash?: string | undefined;
	/** Where timings are sent; undefined where they are not. */
	vitalsUrl?: string | undefined;
}

/** Beside the site's folder, so that it is never published. */
const buildFile = (root: string) => join(dirname(resolve(root)), ".build", "site.json");

/** @param root the folder that is served, `dist` */
export function writeSiteBuild(root: string, build: SiteBuild): void {
	mkdirSync(dirname(buildFile(root)), { recursive: true });
	writeFileSync(buildFile(root), `${JSON.stringify(build)}\n`);
}

export const hasSiteBuild = (root: string): boolean => existsSync(buildFile(root));

/** What `writeSiteBuild` left; without it the policy allows no inline script at all. */
export function readSiteBuild(root: string): SiteBuild {
	try {
		return JSON.parse(readFileSync(buildFile(root), "utf8")) as SiteBuild;
	} catch {
		return { base: "/", origin: "" };
	}
}

/**
 * What the build's environment says of the place it is made for.
 * @throws RangeError with a text for a person when a variable is not as the README says
 * @example siteBuildFrom({ BASE_PATH: "/sakura/" }) // { base: "/sakura/", origin: "" }
 */
export function siteBuildFrom(environment: NodeJS.ProcessEnv): SiteBuild {
	const { BASE_PATH: base = "/", VITE_SITE_ORIGIN: origin = "", VITE_VITALS_URL: vitalsUrl = "" } = environment;
	if (!/^\/(?:[\w~-]+\/)*$/.test(base))
		throw new RangeError(`BASE_PATH must be a path with a slash at both ends, not ${JSON.stringify(base)}.`);
	if (origin !== "" && !/^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin))
		throw new RangeError(
			`VITE_SITE_ORIGIN must read https://example.org, without a slash at the end, not ${JSON.stringify(origin)}.`,
		);
	if (!/^(?:\/(?!\/)[\w.~/-]*|https?:\/\/[\w.-]+(?::\d+)?\/[\w.~/-]*)?$/.test(vitalsUrl))
		throw new RangeError(
			`VITE_VITALS_URL must read https://example.org/path or /path, not ${JSON.stringify(vitalsUrl)}.`,
		);
	return { base, origin, ...(vitalsUrl === "" ? {} : { vitalsUrl }) };
}
