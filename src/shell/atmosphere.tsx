import { useEffect } from "react";
import { anythingMoves } from "#src/effects/animation-settings.ts";
import { OfflineNotices } from "#src/offline/offline-notices.tsx";
import { followTranslation } from "#src/platform/translated-text.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { lateComponent } from "#src/still/late-component.tsx";
import { followBackground } from "#src/theme/follow-background.ts";
import { useAnimationSettings } from "#src/theme/use-animation-settings.ts";
import { SeasonTransition } from "#src/transition/season-transition.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";

const LateSeasonEffects = lateComponent(async () => ({ Late: (await import("./season-effects.tsx")).SeasonEffects }));

/** Production only: during development a service worker would cache files that are about to change. */
const hasOffline = import.meta.env.PROD && "serviceWorker" in navigator;

/**
 * A page's extras besides its content: effects, the season transition, the offline copies, the colour of the browser's
 * bar, and what a browser's translation needs. A chunk of its own, fetched once the page is usable; the page is complete
 * without it. Effects are fetched only if something may move.
 */
export function Atmosphere() {
	const { season } = useSeason();
	const settings = useAnimationSettings();
	useEffect(followTranslation, []);
	useEffect(followBackground, []);
	return (
		<>
			<SeasonTransition wanted={settings.transitions} />
			{hasOffline && (
				<ErrorBoundary fallback={null}>
					<OfflineNotices />
				</ErrorBoundary>
			)}
			{season && anythingMoves(settings) && <LateSeasonEffects season={season} settings={settings} />}
		</>
	);
}
