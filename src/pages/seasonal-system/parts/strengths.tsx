import { displaySettings } from "#src/content/display-settings.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { partWords } from "#src/content/seasons-guide/part-words.ts";
import {
	intensityReadings,
	interactionFactors,
	particleIntensities,
	performanceScale,
	petalIntensities,
	petals,
	seasonParticles,
	transitionCounts,
} from "#src/effects/effect-settings.ts";
import { patience } from "#src/effects/governor.ts";
import { capitalised } from "#src/figures/capitalised.ts";
import { percentText } from "#src/figures/figure-text.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { durationScale } from "#src/transition/transition-rules.ts";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { timesText } from "../figures.ts";
import { FixedFigures } from "./fixed-figures.tsx";
import { SlowDevice } from "./slow-device.tsx";
import { Strength } from "./strength.tsx";
import { StrengthTable } from "./strength-table.tsx";

const { count: springParticles, petals: springPetals } = seasons.spring.ambient;
const springPetalCount = petals.defaultCount * petalIntensities[springPetals].count;

/** The strength of each effect: every table is read from the module that defines it. Specification 9 (Effects). */
export function Strengths() {
	return (
		<SectionPart
			title="How strong it blows"
			kanji={partWords.strengths}
			introduction="Particles and petals are decoration and step aside for whoever wants them to. These tables are read from the code that moves them."
		>
			<StrengthTable
				title="Season particles"
				text={`Factors on ${seasonParticles.defaultCount}, or on the season’s own number.`}
				caption="Season particles by intensity"
				of={particleIntensities}
				columns={[
					{ head: "Intensity", cell: capitalised },
					{ head: "Count", numeric: true, cell: (key) => timesText(particleIntensities[key].count) },
					{ head: "Speed", numeric: true, cell: (key) => timesText(particleIntensities[key].speed) },
					{ head: "Opacity", numeric: true, cell: (key) => particleIntensities[key].opacity },
				]}
			/>
			<StrengthTable
				title="Falling petals"
				text={`Factors on ${petals.defaultCount}: when heavy, ${petals.defaultCount} × ${petalIntensities.heavy.count} = ${petals.defaultCount * petalIntensities.heavy.count}. The frequency is the chance of a new petal in a tick.`}
				caption="Falling petals by intensity"
				of={petalIntensities}
				columns={[
					{ head: "Intensity", cell: capitalised },
					{ head: "Count", numeric: true, cell: (key) => timesText(petalIntensities[key].count) },
					{ head: "Speed", numeric: true, cell: (key) => timesText(petalIntensities[key].speed) },
					{ head: "Opacity", numeric: true, cell: (key) => petalIntensities[key].opacity },
					{ head: "Frequency", numeric: true, cell: (key) => petalIntensities[key].frequency },
				]}
			/>
			<StrengthTable
				title="Transition"
				text="What a transition is at each strength. Each season brings its own duration."
				caption="The transition by strength"
				of={transitionCounts}
				columns={[
					{ head: "Strength", cell: capitalised },
					{ head: "Particles", numeric: true, cell: (drama) => transitionCounts[drama] },
					{ head: "Duration", numeric: true, cell: (drama) => timesText(durationScale[drama]) },
				]}
			/>
			<StrengthTable
				title="Hover and click"
				text="Factors on the number of particles that a season answers with."
				caption="Answers to the pointer by strength"
				of={interactionFactors}
				columns={[
					{ head: "Strength", cell: capitalised },
					{ head: "Particles", numeric: true, cell: (key) => timesText(interactionFactors[key]) },
				]}
			/>
			<StrengthTable
				title="One choice for all"
				text="The display settings ask once for an intensity. This is what each effect makes of it."
				caption="What an intensity means to each effect"
				of={intensityReadings}
				columns={[
					{ head: "You choose", cell: (key) => displaySettings.intensity.options[key] },
					{ head: "Particles", cell: (key) => intensityReadings[key].particles },
					{ head: "Petals", cell: (key) => intensityReadings[key].petals ?? "the season’s own" },
					{ head: "Transition", cell: (key) => intensityReadings[key].drama },
					{ head: "Pointer", cell: (key) => intensityReadings[key].interactions },
				]}
			/>
			<StrengthTable
				title="Performance"
				text="The share that is kept, by your setting or because the device falls behind."
				caption="What each performance keeps"
				of={performanceScale}
				columns={[
					{ head: "Performance", cell: (key) => displaySettings.performance.options[key] },
					{ head: "Particles", numeric: true, cell: (key) => percentText(performanceScale[key].particles, 1) },
					{ head: "Petals", numeric: true, cell: (key) => percentText(performanceScale[key].petals, 1) },
					{
						head: "In spring",
						numeric: true,
						cell: (key) =>
							`${Math.round(springParticles * performanceScale[key].particles)} of ${springParticles} particles, ${Math.round(springPetalCount * performanceScale[key].petals)} of ${springPetalCount} petals`,
					},
				]}
			/>
			<Strength
				title="When the device is slow"
				text={`Frames are counted once a second. The site steps down at once, and up again after ${patience.first * 2} smooth seconds, twice as many after each further step down, ${patience.most} at most.`}
			>
				<SlowDevice />
			</Strength>
			<FixedFigures />
			<FinePrint>
				The same, with the reasons, as a document:{" "}
				<PageLink to="/docs/technical-architecture/seasonal-engine">Seasonal Engine</PageLink>. What you choose for
				yourself stands in the display settings, behind the sliders in the header.
			</FinePrint>
		</SectionPart>
	);
}
