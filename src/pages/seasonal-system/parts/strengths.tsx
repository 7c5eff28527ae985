import { displaySettings } from "#src/content/display-settings.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { partWords } from "#src/content/seasons-guide/part-words.ts";
import {
	type Intensity,
	intensityReadings,
	interactionFactors,
	type ParticleIntensity,
	type PerformanceLevel,
	type PetalIntensity,
	particleIntensities,
	performanceScale,
	petalIntensities,
	petals,
	seasonParticles,
	transitionCounts,
} from "#src/effects/effect-settings.ts";
import { capitalised } from "#src/figures/capitalised.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { type Drama, durationScale } from "#src/transition/transition-rules.ts";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Table } from "#src/ui/table.tsx";
import { shareText, timesText } from "../figures.ts";
import { FixedFigures } from "./fixed-figures.tsx";
import { SlowDevice } from "./slow-device.tsx";
import { Strength } from "./strength.tsx";

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];
const { count: springParticles, petals: springPetals } = seasons.spring.ambient;
const springPetalCount = petals.defaultCount * petalIntensities[springPetals].count;

/** How strong each effect is: every table is read from the module that rules it. Specification 9 (Effects). */
export function Strengths() {
	return (
		<SectionPart
			title="How strong it blows"
			kanji={partWords.strengths}
			introduction="Particles and petals are decoration and step aside for whoever wants them to. These tables are read from the code that moves them."
		>
			<Strength
				title="Season particles"
				text={`Factors on ${seasonParticles.defaultCount}, or on the season’s own number.`}
			>
				<Table
					hideCaption
					caption="Season particles by intensity"
					columns={[
						{ head: "Intensity", cell: (key: ParticleIntensity) => capitalised(key) },
						{ head: "Count", numeric: true, cell: (key) => timesText(particleIntensities[key].count) },
						{ head: "Speed", numeric: true, cell: (key) => timesText(particleIntensities[key].speed) },
						{ head: "Opacity", numeric: true, cell: (key) => particleIntensities[key].opacity },
					]}
					rows={keysOf(particleIntensities)}
					rowKey={(key) => key}
				/>
			</Strength>
			<Strength
				title="Falling petals"
				text={`Factors on ${petals.defaultCount}: when heavy, ${petals.defaultCount} × ${petalIntensities.heavy.count} = ${petals.defaultCount * petalIntensities.heavy.count}. The frequency is the chance of a new petal in a tick.`}
			>
				<Table
					hideCaption
					caption="Falling petals by intensity"
					columns={[
						{ head: "Intensity", cell: (key: PetalIntensity) => capitalised(key) },
						{ head: "Count", numeric: true, cell: (key) => timesText(petalIntensities[key].count) },
						{ head: "Speed", numeric: true, cell: (key) => timesText(petalIntensities[key].speed) },
						{ head: "Opacity", numeric: true, cell: (key) => petalIntensities[key].opacity },
						{ head: "Frequency", numeric: true, cell: (key) => petalIntensities[key].frequency },
					]}
					rows={keysOf(petalIntensities)}
					rowKey={(key) => key}
				/>
			</Strength>
			<Strength title="Passage" text="What a passage is at each strength. Each season brings its own duration.">
				<Table
					hideCaption
					caption="The passage by strength"
					columns={[
						{ head: "Strength", cell: (drama: Drama) => capitalised(drama) },
						{ head: "Particles", numeric: true, cell: (drama) => transitionCounts[drama] },
						{ head: "Duration", numeric: true, cell: (drama) => timesText(durationScale[drama]) },
					]}
					rows={keysOf(transitionCounts)}
					rowKey={(drama) => drama}
				/>
			</Strength>
			<Strength title="Hover and click" text="Factors on the number of particles that a season answers with.">
				<Table
					hideCaption
					caption="Answers to the pointer by strength"
					columns={[
						{ head: "Strength", cell: (key: keyof typeof interactionFactors) => capitalised(key) },
						{ head: "Particles", numeric: true, cell: (key) => timesText(interactionFactors[key]) },
					]}
					rows={keysOf(interactionFactors)}
					rowKey={(key) => key}
				/>
			</Strength>
			<Strength
				title="One choice for all"
				text="The display settings ask once for an intensity. This is what each effect makes of it."
			>
				<Table
					hideCaption
					caption="What an intensity means to each effect"
					columns={[
						{ head: "You choose", cell: (key: Intensity) => displaySettings.intensity.options[key] },
						{ head: "Particles", cell: (key) => intensityReadings[key].particles },
						{ head: "Petals", cell: (key) => intensityReadings[key].petals ?? "the season’s own" },
						{ head: "Passage", cell: (key) => intensityReadings[key].drama },
						{ head: "Pointer", cell: (key) => intensityReadings[key].interactions },
					]}
					rows={keysOf(intensityReadings)}
					rowKey={(key) => key}
				/>
			</Strength>
			<Strength title="Performance" text="The share that is kept, by your setting or because the device falls behind.">
				<Table
					hideCaption
					caption="What each performance keeps"
					columns={[
						{ head: "Performance", cell: (key: PerformanceLevel) => displaySettings.performance.options[key] },
						{ head: "Particles", numeric: true, cell: (key) => shareText(performanceScale[key].particles) },
						{ head: "Petals", numeric: true, cell: (key) => shareText(performanceScale[key].petals) },
						{
							head: "In spring",
							numeric: true,
							cell: (key) =>
								`${Math.round(springParticles * performanceScale[key].particles)} of ${springParticles} particles, ${Math.round(springPetalCount * performanceScale[key].petals)} of ${springPetalCount} petals`,
						},
					]}
					rows={keysOf(performanceScale)}
					rowKey={(key) => key}
				/>
			</Strength>
			<Strength
				title="When the device is slow"
				text="Frames are counted once a second. It steps down at once, and up again after ten smooth seconds."
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
