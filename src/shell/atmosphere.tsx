import { anythingMoves } from "#src/effects/animation-settings.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { lateComponent } from "#src/still/late-component.tsx";
import { useAnimationSettings } from "#src/theme/use-animation-settings.ts";
import { SeasonTransition } from "#src/transition/season-transition.tsx";

const LateSeasonEffects = lateComponent(async () => ({ Late: (await import("./season-effects.tsx")).SeasonEffects }));

/**
 * What a page has besides its content: effects and the season's transition. A chunk of its own,
 * fetched once the page is usable; without it the page is whole. Effects are only fetched where something may move.
 */
export function Atmosphere() {
	const { season } = useSeason();
	const settings = useAnimationSettings();
	return (
		<>
			<SeasonTransition />
			{season && anythingMoves(settings) && <LateSeasonEffects season={season} settings={settings} />}
		</>
	);
}
