import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { notificationKinds, notificationWays } from "#src/content/settings/notifications.ts";
import { languages, namedThemes } from "#src/content/settings/preferences.ts";
import { keptInBrowser } from "#src/content/settings/privacy.ts";
import { profileSections } from "#src/content/settings/profile.ts";
import { namedCeremonies, namedCounts, notificationOptions, themesOfThisSite } from "./named-counts.ts";

it("uses the names of specification 3", () => {
	expect(namedThemes.map(({ name }) => name)).toEqual(["Light", "Dark", "Sakura", "Forest", "Ocean", "Sunset"]);
	expect(namedCeremonies).toEqual(["Planting", "Blooming", "Harvest", "Pruning", "Seeding", "Growth"]);
	expect(languages.map(({ code }) => code).join(" ")).toBe("en-US ja-JP es-ES fr-FR de-DE zh-CN ko-KR pt-PT");
	expect(profileSections.flatMap(({ fields }) => fields)).toEqual(
		expect.arrayContaining([
			"Display name",
			"Email address",
			"Username",
			"Bio",
			"Location",
			"Timezone",
			"Social links",
		]),
	);
});

it("states the counts of specification 2.13, and describes enough where it states a number", () => {
	expect(namedCounts.map(({ claimed }) => claimed)).toEqual(["6", "12+", "20+", "8"]);
	expect(profileSections).toHaveLength(6);
	expect(notificationKinds.length * notificationWays.length).toBe(notificationOptions);
	expect(notificationOptions).toBeGreaterThan(20);
	expect(themesOfThisSite).toBe(8);
});

it("lists every key that the code stores", () => {
	const sources = globSync("src/**/*.ts", { exclude: ["**/*.test.ts"] }).map((file) => readFileSync(file, "utf8"));
	const keys = sources.flatMap((source) => [...source.matchAll(/^(?:export )?const \w*KEY = "(sakura-.+)";$/gm)]);
	expect(keptInBrowser.map(({ key }) => key).sort()).toEqual(keys.map(([, key]) => key).sort());
	expect(keptInBrowser).toHaveLength(6);
});
