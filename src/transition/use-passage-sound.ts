import { useEffect } from "react";
import { importQuietly } from "#src/platform/import-in-place.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";
import type { Soundscape } from "#src/season/season-config.ts";

/** Plays the sound of a passage while it is shown, if the visitor enabled sound; its code is fetched only then. */
export function usePassageSound(name: Soundscape, durationMs: number): void {
	const sound = usePreferences((preferences) => preferences.sound);
	useEffect(() => {
		if (!sound) return;
		let stop: (() => void) | undefined;
		let ended = false;
		void importQuietly(() => import("#src/soundscape/play-soundscape.ts")).then((soundscape) => {
			if (!ended) stop = soundscape?.playSoundscape(name, { durationMs });
		});
		return () => {
			ended = true;
			stop?.();
		};
	}, [sound, name, durationMs]);
}
