import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./binaries.ts";
import { readRequestPath } from "./request-path.ts";

/** A link of a built page to an address of ours that no built file answers. */
export interface DeadLink {
	page: string;
	href: string;
}

/**
 * The dead links within a built site: every `href` of a page that begins with one slash has to be a file of it, or a
 * folder with a page. Fallback pages do not count: they answer anything.
 * @param root the built site, mounted at the root of its host
 */
export function findDeadLinks(root: string): DeadLink[] {
	const answers = (path: string) =>
		existsSync(join(root, path, "index.html")) ||
		(existsSync(join(root, path)) && readRequestPath(path).kind === "file");
	return globSync("**/*.html", { cwd: root }).flatMap((page) => {
		const html = readFileSync(join(root, page), "utf8");
		const hrefs = [...html.matchAll(/<a\b[^>]*\shref="(\/(?!\/)[^"#?]*)/g)].map((match) => match[1] ?? "");
		return [...new Set(hrefs)].filter((href) => !answers(decodeURI(href))).map((href) => ({ page, href }));
	});
}

if (import.meta.main) {
	const root = process.argv[2] ?? join(projectRoot, "dist");
	const pages = globSync("**/*.html", { cwd: root }).length;
	const dead = findDeadLinks(root);
	for (const { page, href } of dead) console.log(`${page}: nothing answers ${href}`);
	console.log(
		pages === 0
			? "No pages to look at: build the site first (npm run build)"
			: `${pages} pages, ${dead.length} dead links`,
	);
	process.exit(dead.length > 0 || pages === 0 ? 1 : 0);
}
