import { importQuietly } from "#src/platform/import-in-place.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import type { Season } from "#src/season/season.ts";

const SAMPLE_MS = 4_000;

let wanted: Season | null = null;
let stop: (() => void) | undefined;

// The switch is not the only way to turn sound off: there is the reset, and the panel of another tab.
preferencesStore.subscribe(({ sound }, before) => {
	if (before.sound && !sound) void sampleSoundscape(null);
});

/** Plays a sample to a visitor who asks for sound; null ends it. Its code is fetched only then. */
export async function sampleSoundscape(season: Season | null): Promise<void> {
	wanted = season;
	stop?.();
	if (!season) return;
	const [player, content] = await Promise.all([
		importQuietly(() => import("#src/soundscape/play-soundscape.ts")),
		importQuietly(() => import("#src/content/seasons/seasons.ts")),
	]);
	if (!player || !content || wanted !== season) return;
	stop = player.playSoundscape(content.seasons[season].transition.soundscape, { durationMs: SAMPLE_MS });
}
