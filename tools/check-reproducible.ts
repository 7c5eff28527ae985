import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./binaries.ts";

/** Preloaded into the second build: its clock is 400 days ahead. */
const later = `
	const Today = Date, ahead = 400 * 86_400_000;
	globalThis.Date = class extends Today {
		constructor(...parts) { parts.length ? super(...parts) : super(Today.now() + ahead); }
		static now() { return Today.now() + ahead; }
	};`;

/**
 * The differences between two folders: files with different bytes, and files that only one has.
 * @returns sorted paths relative to the folders
 */
export function differences(one: string, other: string): string[] {
	const files = (root: string) =>
		globSync(["**/*", "**/.*"], { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
	const names = new Set(
		[one, other].flatMap((root) =>
			files(root).map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)),
		),
	);
	const same = (name: string) =>
		[one, other].every((root) => existsSync(join(root, name))) &&
		readFileSync(join(one, name)).equals(readFileSync(join(other, name)));
	return [...names].filter((name) => !same(name)).toSorted();
}

/** Builds again, on another day and in another time zone, and compares the result with `dist/`. */
if (import.meta.main) {
	const home = join(projectRoot, ".build", "again");
	const { status } = spawnSync(
		process.execPath,
		["--import", `data:text/javascript,${encodeURIComponent(later)}`, "tools/build.ts", home],
		{ cwd: projectRoot, env: { ...process.env, NODE_ENV: "production", TZ: "Pacific/Kiritimati" }, stdio: "inherit" },
	);
	const differing = differences(join(projectRoot, "dist"), join(home, "dist"));
	const count = globSync("**/*.*", { cwd: join(home, "dist") }).length;
	for (const file of differing) console.log(`differs: ${file}`);
	console.log(`${count} files built again, ${differing.length} files differ from dist/`);
	rmSync(home, { recursive: true, force: true });
	process.exit(status === 0 && count > 0 && differing.length === 0 ? 0 : 1);
}
