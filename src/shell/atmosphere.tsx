import { anythingMoves } from "#src/effects/animation-settings.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { lateComponent } from "#src/still/late-component.tsx";
import { useAnimationSettings } from "#src/theme/use-animation-settings.ts";
import { SeasonTransition } from "#src/transition/season-transition.tsx";

const LateSeasonEffects = lateComponent(async () => ({ Late: (await import("./season-effects.tsx")).SeasonEffects }));

/** On our own server and hosts alone: a worker would keep what the development server is about to change. */
const LateOffline =
	import.meta.env.PROD &&
	lateComponent(async () => ({ Late: (await import("#src/offline/offline-notices.tsx")).OfflineNotices }));

/**
 * What a page has besides its content: effects, the season's transition, and what is kept for offline. A chunk of its own,
 * fetched once the page is usable; without it the page is whole. Effects are only fetched where something may move.
 */
export function Atmosphere() {
	const { season } = useSeason();
	const settings = useAnimationSettings();
	return (
		<>
			<SeasonTransition />
			{LateOffline && "serviceWorker" in navigator && <LateOffline />}
			{season && anythingMoves(settings) && <LateSeasonEffects season={season} settings={settings} />}
		</>
	);
}
