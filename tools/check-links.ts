import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./binaries.ts";
import { filesIn } from "./files-in.ts";
import { assertAtRoot } from "./hosting/site-build.ts";
import { readRequestPath } from "./request-path.ts";

/** A link in a built page to an address of ours for which no file was built. */
export interface DeadLink {
	page: string;
	href: string;
}

/**
 * The dead links within a built site: every `href` of a page that begins with a single slash has to be a file, or a
 * folder with a page. Fallback pages do not count, because they answer any address.
 * @param root the built site, mounted at the root of its host
 */
export function findDeadLinks(root: string): DeadLink[] {
	const answers = (path: string) =>
		existsSync(join(root, path, "index.html")) ||
		(existsSync(join(root, path)) && readRequestPath(path).kind === "file");
	return filesIn(root, "**/*.html").flatMap((page) => {
		const html = readFileSync(join(root, page), "utf8");
		const hrefs = [...html.matchAll(/<a\b[^>]*\shref="(\/(?!\/)[^"#?]*)/g)].map((match) => match[1] ?? "");
		return [...new Set(hrefs)].filter((href) => !answers(decodeURI(href))).map((href) => ({ page, href }));
	});
}

if (import.meta.main) {
	const root = process.argv[2] ?? join(projectRoot, "dist");
	assertAtRoot(root);
	const pages = filesIn(root, "**/*.html").length;
	const dead = findDeadLinks(root);
	for (const { page, href } of dead) console.log(`${page}: no page or file at ${href}`);
	console.log(
		pages === 0 ? "No pages found: build the site first (npm run build)" : `${pages} pages, ${dead.length} dead links`,
	);
	process.exit(dead.length > 0 || pages === 0 ? 1 : 0);
}
