import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bashCompletion } from "../src/cli/completion-bash.ts";
import { fishCompletion } from "../src/cli/completion-fish.ts";
import { zshCompletion } from "../src/cli/completion-zsh.ts";
import { tldrPage } from "../src/cli/tldr.ts";
import { commands } from "../src/content/commands/commands.ts";

/**
 * The files generated from the command schema, by name: completion for three shells and a tldr page.
 * @param home address of the guide, for the tldr page
 */
export function cliFiles(home?: string): Record<string, string> {
	return {
		"cherry.bash": bashCompletion(commands),
		_cherry: zshCompletion(commands),
		"cherry.fish": fishCompletion(commands),
		"cherry.md": tldrPage(commands, home),
	};
}

/**
 * Writes them into `<root>/cli/`, next to the guide's page.
 * @param origin of the site, such as `https://sakura.example`; empty if the build does not know it
 */
export async function writeCliFiles(root: string, origin: string, base: string): Promise<void> {
	const folder = join(root, "cli");
	await mkdir(folder, { recursive: true });
	const home = origin === "" ? undefined : `${origin}${base}cli`;
	await Promise.all(Object.entries(cliFiles(home)).map(([name, content]) => writeFile(join(folder, name), content)));
}
