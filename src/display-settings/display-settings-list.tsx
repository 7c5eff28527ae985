import { type ReactNode, useId, useState } from "react";
import { displayGroups, notKept, systemAsks, withoutEffect } from "#src/content/display-settings.ts";
import { isStorageWritable } from "#src/platform/storage-probe.ts";
import { useMediaQuery } from "#src/platform/use-media-query.ts";
import { MORE_CONTRAST, REDUCED_MOTION } from "#src/preferences/display.ts";
import { usePreferences } from "#src/preferences/use-preferences.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { DisplaySetting } from "./display-setting.tsx";
import styles from "./display-settings-list.module.css";
import { ModeSetting, SeasonSetting } from "./mode-and-season-settings.tsx";
import { ResetDisplay } from "./reset-display.tsx";
import { sampleSoundscape } from "./sample-soundscape.ts";

/** The settings in their groups, notes on what the visitor's system asks for and what has no effect, and a reset. */
export function DisplaySettingsList() {
	const [kept] = useState(isStorageWritable);
	const { season } = useSeason();
	const asksForContrast = useMediaQuery(MORE_CONTRAST);
	const asksForLessMotion = useMediaQuery(REDUCED_MOTION);
	const forcedColours = useMediaQuery("(forced-colors: active)");
	const setsColours = forcedColours && systemAsks.ownColours;
	const highContrast = usePreferences(({ contrast }) => contrast === "high") || asksForContrast;
	const reduced = usePreferences(({ motion }) => motion === "reduced") || asksForLessMotion;
	const transitions = usePreferences((choices) => choices.transitions);
	const noColours = forcedColours && withoutEffect.ownColours;
	const notBehindText = noColours || (highContrast && withoutEffect.highContrast);
	const noTransition = (reduced || !transitions) && withoutEffect.noTransition;
	const restId = useId();
	const rest = reduced ? restId : undefined;
	return (
		<>
			<div className={styles.list}>
				{!kept && <p className={styles.notice}>{notKept}</p>}
				<Group of="season">
					<SeasonSetting />
					<ModeSetting note={setsColours} />
				</Group>
				<Group of="reading">
					<DisplaySetting field="textSize" />
					<DisplaySetting field="contrast" note={setsColours || (asksForContrast && systemAsks.moreContrast)} />
					<DisplaySetting field="variant" />
				</Group>
				<Group of="movement">
					<DisplaySetting field="motion" note={asksForLessMotion && systemAsks.lessMotion} />
					<div className={reduced ? styles.resting : undefined}>
						{reduced && (
							<p id={restId} className={styles.rest}>
								{systemAsks.effectsRest}
							</p>
						)}
						<DisplaySetting field="ambient" note={notBehindText} describedBy={rest} />
						<DisplaySetting field="petals" note={notBehindText} describedBy={rest} />
						<DisplaySetting field="interactions" note={noColours} describedBy={rest} />
						<DisplaySetting field="intensity" describedBy={rest} />
						<DisplaySetting field="performance" describedBy={rest} />
					</div>
				</Group>
				<Group of="turn">
					<DisplaySetting field="transitions" note={reduced && withoutEffect.lessMotion} />
					<DisplaySetting field="culturalNarrative" note={noTransition} />
					<DisplaySetting field="sound" note={noTransition} onChosen={(on) => on && void sampleSoundscape(season)} />
				</Group>
				<Group of="keys">
					<DisplaySetting field="singleKeys" />
				</Group>
			</div>
			<ResetDisplay />
		</>
	);
}

function Group({ of, children }: { of: keyof typeof displayGroups; children: ReactNode }) {
	const { title, ...word } = displayGroups[of];
	return (
		<section className={styles.group}>
			<div className={styles.head}>
				<span className={styles.kanji}>
					<Glyph kanji={word.kanji} />
				</span>
				<h3>{title}</h3>
				<Reading {...word} />
			</div>
			{children}
		</section>
	);
}
