import { seasons } from "#src/content/seasons/seasons.ts";
import {
	interactionFactors,
	particleIntensities,
	petals as petalFigures,
	petalIntensities,
} from "#src/effects/effect-settings.ts";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import type { Season } from "#src/season/season.ts";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { millisText } from "../figures.ts";
import styles from "./fixed-figures.module.css";

const { subtle, intense } = particleIntensities;

/** What drifts through a season's pages and responds to the pointer. Specification 9 (Effects). */
export function Air({ season }: { season: Season }) {
	const { ambient, interaction } = seasons[season];
	const petal = petalIntensities[ambient.petals];
	const answers = (factor: number) => Math.round(interaction.count * factor);
	return (
		<SectionPart
			title="Its air"
			introduction="At the intensity “moderate”, and on a device that keeps up. Where motion is reduced, none of this moves."
		>
			<div className={styles.columns}>
				<div>
					<h4>Behind the page</h4>
					<FigureRows
						rows={[
							{ label: "Particles", figure: ambient.elements.join(" ") },
							{
								label: "How many",
								how: `${Math.round(ambient.count * subtle.count)} when subtle, ${Math.round(ambient.count * intense.count)} when intense`,
								figure: String(ambient.count),
							},
							{ label: "Speed", figure: String(ambient.speed) },
						]}
					/>
				</div>
				<div>
					<h4>Petals</h4>
					<FigureRows
						rows={[
							{ label: "Intensity", figure: ambient.petals },
							{
								label: "How many",
								how: `${petalFigures.defaultCount} × ${petal.count}`,
								figure: String(petalFigures.defaultCount * petal.count),
							},
							{
								label: "Speed",
								how: `${petalFigures.fallSpeed} × ${petal.speed}`,
								figure: String(petalFigures.fallSpeed * petal.speed),
							},
						]}
					/>
				</div>
				<div>
					<h4>Hover and click</h4>
					<FigureRows
						rows={[
							{
								label: "Particles",
								how: `${answers(interactionFactors.minimal)} when minimal, ${answers(interactionFactors.rich)} when rich`,
								figure: String(interaction.count),
							},
							{ label: "Spread", figure: `${interaction.spreadPx} px` },
							{ label: "Last for", figure: millisText(interaction.durationMs) },
							{ label: "Interaction radius", figure: `${interaction.radiusPx} px` },
						]}
					/>
				</div>
			</div>
		</SectionPart>
	);
}
