import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";
import type { Season } from "#src/season/season.ts";
import { JapaneseRuns } from "#src/ui/japanese-runs.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import styles from "./transition-words.module.css";

/** The new season's name and message; its emoji turns at the peak. Specification 4.5 */
export function TransitionWords({ season }: { season: Season }) {
	const tells = usePreferences((preferences) => preferences.culturalNarrative);
	const { name, emoji, title, subtitle, culturalMessage } = seasons[season].transition;
	const { kanji, reading } = seasonWords[season];
	return (
		<div className={styles.words}>
			<p className={styles.season}>
				<span className={styles.kanji}>
					<Glyph kanji={kanji} />
					<span className={styles.emoji} aria-hidden="true">
						{emoji}
					</span>
				</span>
				<span className={styles.name}>{name}</span>
				<span className={styles.reading}>{reading}</span>
			</p>
			<div>
				<p className={styles.title}>{title}</p>
				<p className={styles.subtitle}>{subtitle}</p>
			</div>
			{tells && (
				<p className={styles.message}>
					<JapaneseRuns text={culturalMessage} />
				</p>
			)}
		</div>
	);
}
