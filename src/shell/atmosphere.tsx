import { useEffect } from "react";
import { anythingMoves } from "#src/effects/animation-settings.ts";
import { connectDisplay } from "#src/preferences/follow-display.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { SeasonTransition } from "#src/transition/season-transition.tsx";
import { lateComponent } from "./late-component.tsx";
import { useAnimationSettings } from "./use-animation-settings.ts";

const LateSeasonEffects = lateComponent(async () => (await import("./season-effects.tsx")).SeasonEffects);

/**
 * What a page has besides its content: the display as chosen, effects, the season's transition. A chunk of its own,
 * fetched once the page is usable; without it the page is whole. Effects are only fetched where something may move.
 */
export function Atmosphere() {
	useEffect(connectDisplay, []);
	const { season } = useSeason();
	const settings = useAnimationSettings();
	return (
		<>
			<SeasonTransition />
			{season && anythingMoves(settings) && <LateSeasonEffects season={season} settings={settings} />}
		</>
	);
}
