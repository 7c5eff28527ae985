import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { iconNames } from "../src/ui/icon-names.ts";

const target = resolve(import.meta.dirname, "../src/generated/icons.svg");

type IconNode = [tag: string, attributes: Record<string, string>];

/** The outline of a petal that points up, its base at the origin, about one unit long. */
const petalPath =
	"M0 0C-.26-.148-.56-.636-.33-.986-.25-1.113-.1-1.081 0-.912.1-1.081.25-1.113.33-.986.56-.636.26-.148 0 0";
const petal = `<path id="petal" d="${petalPath}"/>`;

/** The site's crest: five petals in the seal colour. */
const crestPetal = `<path d="${petalPath}" fill="var(--seal)"/><path d="M0-.16V-.44" stroke="var(--surface)" stroke-width=".05"/><circle cy="-.47" r=".055" fill="var(--surface)"/>`;
const crestPetals = [0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn})">${crestPetal}</g>`).join("");
const crest = `<symbol id="crest" viewBox="-1.1 -1.1 2.2 2.2">${crestPetals}<circle r=".1" fill="var(--surface)"/></symbol>`;

/**
 * Draws the icons in use, the crest and its petal into one sprite, `src/generated/icons.svg`. The browser caches it once
 * for all pages, instead of paths in every page's script.
 * @throws Error naming an icon that Lucide does not have
 */
export async function buildIcons(): Promise<void> {
	const symbols = await Promise.all(iconNames.map(drawSymbol));
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, `<svg xmlns="http://www.w3.org/2000/svg">${petal}${crest}${symbols.join("")}</svg>\n`);
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
