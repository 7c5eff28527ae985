import { smallCeremonies } from "#src/content/community/ceremonies.ts";
import { settingsClaims } from "#src/content/facts/settings.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { notificationKinds, notificationWays } from "#src/content/settings/notifications.ts";
import { namedThemes } from "#src/content/settings/preferences.ts";
import { profileSections } from "#src/content/settings/profile.ts";
import { SEASONS } from "#src/season/season.ts";

/** The six named ceremonies, those of the four seasons first. Specification 3, settings concepts. */
export const namedCeremonies: readonly string[] = [
	...SEASONS.map((season) => seasons[season].ceremony),
	...smallCeremonies.map(({ name }) => name),
];

/** A light and a dark theme per season. */
export const themesOfThisSite = SEASONS.length * 2;

export const notificationOptions = notificationKinds.length * notificationWays.length;

/** What the settings claim, which part of it is described here, and what this site really has. Specification 2.13. */
export const namedCounts = [
	{
		what: "Profile sections",
		claimed: settingsClaims.profileSections,
		described: `${profileSections.length}: ${profileSections.map(({ title }) => title).join(", ")}`,
		here: "One demo member, to look at",
	},
	{
		what: "Themes",
		claimed: settingsClaims.themes,
		described: `${namedThemes.length}: ${namedThemes.map(({ name }) => name).join(", ")}`,
		here: `${themesOfThisSite}: ${SEASONS.length} seasons × light and dark`,
	},
	{
		what: "Notification options",
		claimed: settingsClaims.notificationOptions,
		described: `${notificationOptions}: ${notificationKinds.length} kinds × ${notificationWays.length} ways`,
		here: "None: nothing is sent to you",
	},
	{
		what: "Ceremonies",
		claimed: settingsClaims.ceremonies,
		described: `${namedCeremonies.length}: ${namedCeremonies.join(", ")}`,
		here: `The same ${namedCeremonies.length}, to read about`,
	},
];
