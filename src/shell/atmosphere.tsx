import { anythingMoves } from "#src/effects/animation-settings.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { lateComponent } from "#src/still/late-component.tsx";
import { useAnimationSettings } from "#src/theme/use-animation-settings.ts";
import { SeasonTransition } from "#src/transition/season-transition.tsx";

const LateSeasonEffects = lateComponent(async () => ({ Late: (await import("./season-effects.tsx")).SeasonEffects }));

/** Production only: during development a service worker would cache files that are about to change. */
const LateOffline =
	import.meta.env.PROD &&
	lateComponent(async () => ({ Late: (await import("#src/offline/offline-notices.tsx")).OfflineNotices }));

/**
 * A page's extras besides its content: effects, the season transition, and the offline copies. A chunk of its own,
 * fetched once the page is usable; the page is complete without it. Effects are fetched only if something may move.
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
