import { announcer } from "#src/accessibility/announcer.ts";
import { useAccessibilityState } from "#src/accessibility/use-accessibility-state.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { sampleSoundscape } from "#src/display-settings/sample-soundscape.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";
import { seasonOn } from "#src/season/calendar.ts";
import { nextSeason, type Season } from "#src/season/season.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { transitionDuration } from "#src/transition/transition-rules.ts";
import { Button } from "#src/ui/button.tsx";
import { secondsText } from "../figures.ts";
import { soundscapeName } from "../soundscape-name.ts";
import styles from "./show-season.module.css";

/** Previews a season on the whole site, with its passage, without storing it; and plays its sound. */
export function ShowSeason({ season }: { season: Season }) {
	const { season: shown, today, choice, preview } = useSeason();
	const own = choice === "automatic" ? today && seasonOn(today) : choice;
	const isOwn = shown === season && own === season;
	// If the season is already shown, the button leaves it: for the visitor's own season, or else for the next one.
	const target = shown !== season ? season : own && !isOwn ? own : nextSeason(season);
	const name = (of: Season) => seasonWords[of].name.toLowerCase();
	const show = () => {
		preview(target === own ? null : target);
		announcer.announce(`Season: ${seasonWords[target].name}`);
	};
	return (
		<div className={styles.show}>
			<div className={styles.buttons}>
				<Button look="primary" onClick={show}>
					{`${target === own ? "Back to" : "Show"} ${name(target)}`}
				</Button>
				<Button onClick={() => void sampleSoundscape(season)}>Hear the {soundscapeName(season)}</Button>
			</div>
			<p className={styles.note}>
				{isOwn &&
					`You see ${name(season)} now, ${choice === "automatic" ? "by today’s date" : "by your own choice"}; ${name(target)} comes next. `}
				{!isOwn && target === own && shown && `You see ${name(shown)} for this visit; nothing is kept. `}
				{!isOwn && target !== own && (
					<>
						The whole site changes until you end it here, reload or choose a season. <code>?season={target}</code> after
						any address does the same.{" "}
					</>
				)}
				<PassageNote season={target} />
			</p>
		</div>
	);
}

/** Whether a passage will be shown, and how long it takes with the visitor’s settings. */
function PassageNote({ season }: { season: Season }) {
	const { isReducedMotion } = useAccessibilityState();
	const transitions = usePreferences((preferences) => preferences.transitions);
	const intensity = usePreferences((preferences) => preferences.intensity);
	if (isReducedMotion) return "No transition is played, because motion is reduced: the colours change at once.";
	if (!transitions) return "No transition is played, because it is switched off in your display settings.";
	const duration = transitionDuration(seasons[season].transition.durationMs, intensity);
	return `Its transition takes ${secondsText(duration)} at the foot of the window; Escape ends it.`;
}
