import { ceremonies } from "#src/content/ceremonies/ceremonies.ts";
import { heldIn } from "#src/content/ceremonies/held-in.ts";
import { partWords } from "#src/content/ceremonies/part-words.ts";
import { seasonalCeremonies } from "#src/content/culture/ceremonies.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import type { Season } from "#src/season/season.ts";
import { seasonSpan } from "#src/season/season-span.ts";
import { Callout } from "#src/ui/callout.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { orderOf, wholeHour } from "../gathering.ts";
import { Holidays } from "./holidays.tsx";
import { Order } from "./order.tsx";
import { Roles } from "./roles.tsx";
import { Terms } from "./terms.tsx";
import { WordNotes } from "./word-notes.tsx";

/** A season: its ceremony in full, its part of the almanac, and how it is observed in Japan. */
export function SeasonParts({ season }: { season: Season }) {
	const { purpose, preparation, act, roles, takeHome, words, food, customs } = ceremonies[season];
	const { ceremony, tokenMultiplier } = seasons[season];
	const { name } = seasonWords[season];
	return (
		<SectionParts>
			<StatRow dense>
				<Stat label="Season" figure={seasonSpan(season)} />
				<Stat label="Held in" figure={heldIn[season].reading} context="On its first Saturday in Japan" />
				<Stat
					label="Cherry Seeds earned"
					figure={`×${tokenMultiplier}`}
					context={`100 × ${tokenMultiplier} = ${Math.round(100 * tokenMultiplier)}`}
				/>
			</StatRow>
			<SectionPart title="What it is for" kanji={seasonalCeremonies[season].word}>
				<Prose>
					{purpose.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</Prose>
			</SectionPart>
			<SectionPart title="Before it" kanji={partWords.preparation}>
				<Steps steps={preparation} />
			</SectionPart>
			<SectionPart
				title={`${wholeHour} minutes`}
				kanji={partWords.hour}
				introduction="The first and the last parts are those of every season. The middle is this one’s own."
			>
				<Order caption={`${ceremony}, minute by minute`} parts={orderOf(act)} />
			</SectionPart>
			<SectionPart
				title="Who is needed"
				kanji={partWords.roles}
				introduction="Besides the host, and those who keep notes, time and languages:"
			>
				<Roles caption={`Roles that only ${ceremony} has`} roles={roles} />
			</SectionPart>
			<Callout tone="culture" kanji={partWords.takeHome} title="What you take home">
				<p>{takeHome}</p>
			</Callout>
			<Terms season={season} />
			<SectionPart
				title="Words of the season"
				kanji={partWords.words}
				introduction="As a poet’s almanac has them. Each is a whole observation."
			>
				<WordNotes notes={words} />
			</SectionPart>
			<SectionPart title="What is eaten" kanji={partWords.food}>
				<WordNotes notes={food} />
			</SectionPart>
			<SectionPart title="What is done" kanji={partWords.customs}>
				<WordNotes notes={customs} />
			</SectionPart>
			<SectionPart title={`National holidays in ${name.toLowerCase()}`} kanji={partWords.holidays}>
				<Holidays season={season} />
			</SectionPart>
		</SectionParts>
	);
}
