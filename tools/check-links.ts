import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { projectRoot } from "./binaries.ts";
import { filesIn } from "./files-in.ts";
import { assertAtRoot } from "./hosting/site-build.ts";
import { readRequestPath } from "./request-path.ts";

/** A link in a built page to an address of ours for which no file was built, or to a place that is not there. */
export interface DeadLink {
	page: string;
	href: string;
}

/** Pages that answer any address: nobody knows what stands at the places they link to within themselves. */
const fallbacks = ["404.html", "fallback.html"];

/**
 * The dead links within a built site: every `href` of a page that begins with a single slash has to be a file, or a
 * folder with a page, and what follows `#` the id of an element there. Fallback pages do not count as targets.
 * @param root the built site, mounted at the root of its host
 */
export function findDeadLinks(root: string): DeadLink[] {
	const pages = new Map(filesIn(root, "**/*.html").map((page) => [page, readFileSync(join(root, page), "utf8")]));
	const answers = (path: string) =>
		pages.has(posix.join(path, "index.html").slice(1)) ||
		(existsSync(join(root, path)) && readRequestPath(path).kind === "file");
	return [...pages].flatMap(([page, html]) => {
		const isAnswered = (href: string) => {
			const [, path = "", place] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(decodeURI(href)) ?? [];
			if (path !== "" && !answers(path)) return false;
			const target = path === "" ? html : pages.get(posix.join(path, "index.html").slice(1));
			return !place || !target || target.includes(` id="${place}"`);
		};
		const wanted = fallbacks.includes(page)
			? /<a\b[^>]*\shref="(\/(?!\/)[^"]*)/g
			: /<a\b[^>]*\shref="((?:\/(?!\/)|#)[^"]*)/g;
		const hrefs = [...html.matchAll(wanted)].map((match) => match[1] ?? "");
		return [...new Set(hrefs)].filter((href) => !isAnswered(href)).map((href) => ({ page, href }));
	});
}

if (import.meta.main) {
	const root = process.argv[2] ?? join(projectRoot, "dist");
	assertAtRoot(root);
	const pages = filesIn(root, "**/*.html").length;
	const dead = findDeadLinks(root);
	for (const { page, href } of dead) console.log(`${page}: nothing at ${href}`);
	console.log(
		pages === 0 ? "No pages found: build the site first (npm run build)" : `${pages} pages, ${dead.length} dead links`,
	);
	process.exit(dead.length > 0 || pages === 0 ? 1 : 0);
}
