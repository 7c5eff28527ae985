import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * Copies the project with another corpus in place of its documents, to build and measure it against other sites.
 * @param corpus a folder of `<section>/<document>.md` whose `manifest.json` lists sections and documents in order
 * @param target becomes the copy; its previous contents are deleted
 */
export function copyWithCorpus(corpus: string, target: string): void {
	const project = resolve(import.meta.dirname, "..");
	rmSync(target, { recursive: true, force: true });
	const files = execFileSync("git", ["ls-files", "-z"], { cwd: project, encoding: "utf8" }).split("\0").filter(Boolean);
	for (const file of files.filter((file) => !/^public\/docs\/\d/.test(file))) {
		mkdirSync(dirname(join(target, file)), { recursive: true });
		cpSync(join(project, file), join(target, file));
	}
	symlinkSync(join(project, "node_modules"), join(target, "node_modules"), "dir");
	const { sections } = JSON.parse(readFileSync(join(corpus, "manifest.json"), "utf8")) as {
		sections: { id: string; slug: string; files: { id: string; slug: string }[] }[];
	};
	for (const { id, slug, files } of sections) {
		const folder = join(target, "public/docs", `${id}-${slug}`);
		mkdirSync(folder, { recursive: true });
		for (const file of files) {
			const [, index = ""] = file.id.split("-");
			cpSync(join(corpus, slug, `${file.slug}.md`), join(folder, `${index}-${file.slug}.md`));
		}
	}
}
