import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { extname } from "node:path/posix";
import { filesIn } from "../files-in.ts";
import { caddyConfig } from "./caddy.ts";
import { headersFile, missingFile, redirectsFile } from "./host-files.ts";
import { nginxConfig } from "./nginx.ts";
import { type SiteBuild, writeSiteBuild } from "./site-build.ts";
import { contentType, plainAnswers } from "./site-rules.ts";

/**
 * Writes what hosts and servers need to serve this build: `_headers`, `_redirects`, `missing.txt` and `.nojekyll` into
 * the site, server configurations into a folder next to it, and the record for our own server. Run it when all files are
 * written.
 * @param root the served folder, `dist`
 * @param beside the folder for the configurations, `hosting`
 * @throws Error when a file has an extension without a content type: some servers would send it as a download
 */
export function writeHosting(root: string, beside: string, site: SiteBuild, environment = process.env): void {
	const files = filesIn(root, "**/*.*");
	const untyped = files.filter((file) => contentType(`/${file}`) === undefined);
	if (untyped.length > 0) throw new Error(`tools/hosting/site-rules.ts has no content type for ${untyped.join(", ")}`);
	writeSiteBuild(root, site);
	writeFileSync(join(root, missingFile), plainAnswers[404]);
	// From a branch, GitHub Pages would turn Markdown into HTML, and leave out files whose names begin with `_`.
	writeFileSync(join(root, ".nojekyll"), "");
	writeFileSync(join(root, "_headers"), headersFile(site, new Set(files.map((file) => extname(file)))));
	// Cloudflare's build sets CF_PAGES; it would let a fallback answer for existing pages.
	if (environment.CF_PAGES === undefined) writeFileSync(join(root, "_redirects"), redirectsFile(site, files));
	else rmSync(join(root, "_redirects"), { force: true });
	mkdirSync(beside, { recursive: true });
	writeFileSync(join(beside, "nginx.conf"), nginxConfig(site));
	writeFileSync(join(beside, "Caddyfile"), caddyConfig(site));
}
