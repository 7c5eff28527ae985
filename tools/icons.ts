import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { iconNames } from "../src/ui/icon-names.ts";

const target = resolve(import.meta.dirname, "../src/generated/icons.svg");

type IconNode = [tag: string, attributes: Record<string, string>];

/**
 * Draws the icons in use into one sprite, `src/generated/icons.svg`, one symbol each. The browser caches it once for
 * all pages, instead of paths in every page's script.
 * @throws Error naming an icon that Lucide does not have
 */
export async function buildIcons(): Promise<void> {
	const symbols = await Promise.all(iconNames.map(drawSymbol));
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
}

/** Vitest's global set-up: component tests import the sprite, which a fresh clone does not have. */
export async function setup(): Promise<void> {
	if (!existsSync(target)) await buildIcons();
}

async function drawSymbol(name: string): Promise<string> {
	const module = (await import(`lucide-react/icons/${name}`).catch(() => ({}))) as {
		__iconData?: { node: IconNode[] };
	};
	// Former names can still be imported, but carry no data.
	if (!module.__iconData) throw new Error(`src/ui/icon-names.ts: Lucide has no icon "${name}", or has renamed it`);
	const shapes = module.__iconData.node.map(([tag, { key: _, ...attributes }]) => {
		const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
		return `<${tag}${written.join("")}/>`;
	});
	return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`;
}
