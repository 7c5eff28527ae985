import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { siteTitle } from "../src/content/site-map.ts";
import { siteMapEntry } from "../src/navigation/match-path.ts";
import type { PageKey } from "../src/navigation/site-map-entry.ts";
import { addressOf } from "./site-address.ts";

export const manifestFile = "manifest.webmanifest";
export const touchIconFile = "icons/touch-180.png";

/** The paper colour of spring in light mode, which every page is served with. */
const paper = "#fdf9f7";

/** The shortcuts that a home screen offers on a long press, in addition to opening the site. */
const shortcuts: readonly PageKey[] = ["documents", "cli", "dashboard", "cherry-servers"];

interface AppIcon {
	file: string;
	size: number;
	/** Width of the crest as a fraction of the icon's. */
	share: number;
	/** Corner radius of the paper as a fraction of the icon's width; 0 if the system applies its own shape. */
	corner: number;
	/** A maskable icon may lose everything outside a circle of four fifths of its width. */
	purpose?: "any" | "maskable";
}

const icons: readonly AppIcon[] = [
	{ file: "icons/icon-192.png", size: 192, share: 0.72, corner: 0.2, purpose: "any" },
	{ file: "icons/icon-512.png", size: 512, share: 0.72, corner: 0.2, purpose: "any" },
	{ file: "icons/maskable-192.png", size: 192, share: 0.56, corner: 0, purpose: "maskable" },
	{ file: "icons/maskable-512.png", size: 512, share: 0.56, corner: 0, purpose: "maskable" },
	{ file: touchIconFile, size: 180, share: 0.66, corner: 0 },
];

/**
 * The crest on paper, as SVG. @param crest the site's mark, a complete SVG with a view box of 2.2 centred on the origin
 */
export function iconSvg(crest: string, { share, corner }: Pick<AppIcon, "share" | "corner">): string {
	const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(crest)?.[1];
	if (!inside) throw new Error("public/favicon.svg is not an SVG");
	// The five petals reach a little less far down than up: this centres the visible shape.
	const middle = -0.03;
	const half = 1.1 / share;
	const frame = `x="${-half}" y="${-half + middle}" width="${2 * half}" height="${2 * half}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half + middle} ${2 * half} ${2 * half}"><rect ${frame} rx="${2 * half * corner}" fill="${paper}"/>${inside}</svg>`;
}

/** The manifest, with every address below `base`. */
export function webManifest(base: string): object {
	return {
		id: base,
		name: siteTitle,
		short_name: "Sakura",
		description: "Cherry CLI, Cherry Seeds, servers, mesh and community, through the four seasons.",
		lang: "en",
		start_url: base,
		scope: base,
		display: "standalone",
		background_color: paper,
		theme_color: paper,
		icons: icons.flatMap(({ file, size, purpose }) =>
			purpose ? [{ src: base + file, sizes: `${size}x${size}`, type: "image/png", purpose }] : [],
		),
		shortcuts: shortcuts.map(siteMapEntry).map(({ title, tagline, paths }) => ({
			name: title,
			description: tagline,
			url: addressOf({ origin: "", base }, paths[0]),
			icons: [{ src: base + icons[0]?.file, sizes: "192x192", type: "image/png" }],
		})),
	};
}

/** Writes the manifest and its icons, drawn from the mark in the browser's tab. */
export async function writeWebManifest(root: string, base: string): Promise<void> {
	const crest = await readFile(join(root, "favicon.svg"), "utf8");
	await mkdir(dirname(join(root, touchIconFile)), { recursive: true });
	for (const icon of icons) {
		const drawn = new Resvg(iconSvg(crest, icon), { fitTo: { mode: "width", value: icon.size } }).render();
		await writeFile(join(root, icon.file), drawn.asPng());
	}
	await writeFile(join(root, manifestFile), JSON.stringify(webManifest(base)));
}
