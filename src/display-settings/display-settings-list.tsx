import { type ReactNode, useId, useState } from "react";
import { displayGroups, notKept, systemAsks } from "#src/content/display-settings.ts";
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

/** The settings in their groups, notes on what the visitor's system asks for, and a reset to the defaults. */
export function DisplaySettingsList() {
	const [kept] = useState(isStorageWritable);
	const { season } = useSeason();
	const asksForContrast = useMediaQuery(MORE_CONTRAST);
	const asksForLessMotion = useMediaQuery(REDUCED_MOTION);
	const setsColours = useMediaQuery("(forced-colors: active)") && systemAsks.ownColours;
	const reduced = usePreferences(({ motion }) => motion === "reduced") || asksForLessMotion;
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
						<DisplaySetting field="ambient" describedBy={rest} />
						<DisplaySetting field="petals" describedBy={rest} />
						<DisplaySetting field="interactions" describedBy={rest} />
						<DisplaySetting field="intensity" describedBy={rest} />
						<DisplaySetting field="performance" describedBy={rest} />
					</div>
				</Group>
				<Group of="turn">
					<DisplaySetting field="transitions" />
					<DisplaySetting field="culturalNarrative" />
					<DisplaySetting field="sound" onChosen={(on) => void sampleSoundscape(on === true ? season : null)} />
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
