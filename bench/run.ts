import { join, resolve } from "node:path";
import { build } from "../tools/build.ts";
import { findChromium } from "../tools/chromium.ts";
import { createServer } from "../tools/serve.ts";

const project = resolve(import.meta.dirname, "..");
const chosen = process.argv.slice(2);
const wanted = (name: string) => chosen.length === 0 || chosen.includes(name);

await build(console.log);
const chromium = findChromium(console.log);
const site = await createServer({ root: join(project, "dist"), port: 0 });

if (wanted("navigation")) {
	const { measureNavigation } = await import("./navigation.ts");
	console.log(await measureNavigation(site.url, chromium));
}
if (wanted("season-change")) {
	const { measureSeasonChange } = await import("./season-change.ts");
	console.log(await measureSeasonChange(site.url, chromium));
}
if (wanted("search")) {
	const { measureSearch } = await import("./search.ts");
	console.log(await measureSearch(join(project, "dist"), chromium));
}
if (wanted("lighthouse")) {
	const { measureLighthouse } = await import("./lighthouse.mjs");
	for (const path of ["/", "/docs/technical-architecture/server-capsules"]) {
		console.log(await measureLighthouse(site.url + path, chromium));
	}
}
await site.close();
