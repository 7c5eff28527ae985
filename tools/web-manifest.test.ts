import { expect, test } from "vitest";
import { iconSvg, webManifest } from "./web-manifest.ts";

test("every address in the manifest is below the base path", () => {
	const text = JSON.stringify(webManifest("/sakura/"));
	const addresses = [...text.matchAll(/"(?:id|start_url|scope|url|src)":"([^"]*)"/g)].map((match) => match[1]);
	expect(addresses).toHaveLength(3 + 4 + 4 * 2);
	for (const address of addresses) expect(address).toMatch(/^\/sakura\//);
	expect(text).not.toContain("//");
});

test("has a name, an icon for every purpose and size, and four shortcuts", () => {
	expect(webManifest("/")).toMatchObject({
		id: "/",
		start_url: "/",
		scope: "/",
		name: "Sakura Ecosystem",
		display: "standalone",
		shortcuts: [{ url: "/docs" }, { url: "/cli" }, { url: "/dashboard" }, { url: "/infrastructure/servers" }],
	});
	const { icons } = webManifest("/") as { icons: { sizes: string; purpose: string }[] };
	expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
		"192x192 any",
		"512x512 any",
		"192x192 maskable",
		"512x512 maskable",
	]);
	expect((webManifest("/") as { short_name: string }).short_name.length).toBeLessThanOrEqual(12);
});

test("a maskable icon keeps the whole crest inside the circle that no mask cuts off", () => {
	const drawn = iconSvg('<svg viewBox="-1.1 -1.1 2.2 2.2"><circle r="1"/></svg>', { share: 0.56, corner: 0 });
	const [, width] = /width="([\d.]+)"/.exec(drawn) ?? [];
	// The crest extends 1.1 from its centre, and the circle is 80 % as wide as the icon.
	expect(1.1 + 0.03).toBeLessThan(Number(width) * 0.4);
	expect(drawn).toContain('<circle r="1"/></svg>');
	expect(() => iconSvg("<p>", { share: 0.5, corner: 0 })).toThrow("is not an SVG");
});
