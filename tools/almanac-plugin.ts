import type { Plugin } from "vite";
import { feeds } from "../src/almanac/feeds.ts";
import { packedMinutes, packedShifts } from "./almanac.ts";
import { calendarFeeds } from "./calendar-feeds.ts";
import { packedHolidays } from "./holidays.ts";

const days = "virtual:almanac-days";
const year = "virtual:almanac-year";
const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

const modules: Record<string, () => string> = {
	[days]: () => `export default ${JSON.stringify(packedShifts())};`,
	[year]: () => [exported("minutes", packedMinutes()), exported("holidays", packedHolidays())].join("\n"),
};

/** Gives the application the computed almanac, and serves the feeds in development, which the build writes as files. */
export function almanacPlugin(): Plugin {
	return {
		name: "almanac",
		resolveId: (id) => (id in modules ? `\0${id}` : undefined),
		load: (id) => (id.startsWith("\0") ? modules[id.slice(1)]?.() : undefined),
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				const asked = feeds.find(({ file }) => request.url === `${server.config.base}${file}`);
				if (!asked) return next();
				response.setHeader("Content-Type", "text/calendar; charset=utf-8");
				response.end(calendarFeeds().find(({ file }) => file === asked.file)?.text);
			});
		},
	};
}
