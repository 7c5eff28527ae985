import { StackedBar, StackedMark } from "#src/charts/stacked-bar.tsx";
import { seasons } from "#src/content/seasons/seasons.ts";
import { peakShare, transitionCounts } from "#src/effects/effect-settings.ts";
import { capitalised } from "#src/figures/capitalised.ts";
import { percentText } from "#src/figures/figure-text.ts";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import type { Season } from "#src/season/season.ts";
import { type Drama, durationScale, passageMs } from "#src/transition/transition-rules.ts";
import { JapaneseRuns } from "#src/ui/japanese-runs.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { Table } from "#src/ui/table.tsx";
import { millisText } from "../figures.ts";
import { soundscapeName } from "../soundscape-name.ts";
import styles from "./passage.module.css";

const phases = [
	{ name: "Beginning", share: peakShare.begins, text: "The ground cross-fades, and particles set out." },
	{
		name: "Peak",
		share: peakShare.ends - peakShare.begins,
		text: "The emoji turns, the window opens, progress passes one half.",
	},
	{ name: "Ending", share: 1 - peakShare.ends, text: "The last particle goes. Then nothing of it is left." },
] as const;
const dramas = Object.keys(durationScale) as Drama[];

/** The passage into a season: its text, phases and durations. Specification 4.5 and 9 (Effects). */
export function Passage({ season }: { season: Season }) {
	const { title, subtitle, culturalMessage, durationMs, emoji, elements } = seasons[season].transition;
	return (
		<SectionPart title="Its transition">
			<div className={styles.words}>
				<p className={styles.title}>
					<span aria-hidden="true">{emoji}</span> {title}
				</p>
				<p>{subtitle}</p>
				<p>
					<JapaneseRuns text={culturalMessage} />
				</p>
				<p>Heard with it, where sound is turned on: {soundscapeName(season)}.</p>
			</div>
			<StackedBar parts={phases.map(({ share }) => share)} />
			<ol {...LIST} className={styles.phases}>
				{phases.map(({ name, share, text }, index) => (
					<li key={name}>
						<StackedMark part={index} />
						<strong>{name}</strong> {percentText(share, 1)}, {millisText(Math.round(durationMs * share))}
						<span>{text}</span>
					</li>
				))}
			</ol>
			<Table
				hideCaption
				caption={`The transition into ${season}, by strength`}
				columns={[
					{ head: "Strength", cell: (drama: Drama) => capitalised(drama) },
					{
						head: "Lasts",
						numeric: true,
						cell: (drama) =>
							`${millisText(durationMs)} × ${durationScale[drama]} = ${millisText(passageMs(durationMs, drama))}`,
					},
					{ head: "Particles", numeric: true, cell: (drama) => `${transitionCounts[drama]} ${elements.join(" ")}` },
				]}
				rows={dramas}
				rowKey={(drama) => drama}
			/>
		</SectionPart>
	);
}
