import type { ReactNode } from "react";
import { ceremonyElements, otherCeremonies, seasonalCeremonies, takePart } from "#src/content/culture/ceremonies.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { NowBadge } from "#src/season/now-badge.tsx";
import { SEASONS, type Season } from "#src/season/season.ts";
import { seasonSpan } from "#src/season/season-span.ts";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { KanjiRows } from "#src/ui/kanji-rows.tsx";
import { PillarGrid } from "#src/ui/pillar-grid.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { Prose } from "./prose.tsx";

/** The custom behind each ceremony, with words that link to the glossary. */
const customs: Record<Season, ReactNode> = {
	spring: (
		<>
			It falls near the weeks of <Term id="hanami">hanami,</Term> when offices and families sit under the cherry trees.
			A good place is kept from the morning on with a blue sheet, usually by the newest colleague. Here the newest
			member sits, and the others bring the food.
		</>
	),
	summer: (
		<>
			At <Term id="tanabata">Tanabata,</Term> the night on which two stars are said to meet, wishes are written on
			strips of paper and tied to bamboo. Ours is one list with a wish from each member, for a tool or a text.
		</>
	),
	autumn: (
		<>
			At <Term id="tsukimi">tsukimi,</Term> dumplings and pampas grass are set out for the full moon, in thanks for the
			crop. So before the figures are read out, everybody goes to a window for two minutes.
		</>
	),
	winter: (
		<>
			For <Term id="kakizome">kakizome</Term> one takes a brush on 2 January and sets down a word for the year. Ours go
			on one page, each in its writer’s own hand or alphabet, without explanation.
		</>
	),
};

/** The four seasonal ceremonies, what they are made of, and how to take part. Specification 2.8. */
export function Ceremonies() {
	return (
		<SectionParts>
			<SectionPart title="Four seasons, four ceremonies">
				<KanjiRows
					rows={SEASONS.map((season) => ({
						title: `${seasons[season].ceremony} in ${season}`,
						word: seasonalCeremonies[season].word,
						note: (
							<>
								{seasonSpan(season)} <NowBadge season={season} />
							</>
						),
						columns: [
							{ label: "What is done", text: seasonalCeremonies[season].deed },
							{ label: "The custom behind it", text: customs[season] },
						],
					}))}
				/>
			</SectionPart>
			<SectionPart
				title="What a ceremony is made of"
				introduction="Six elements, whatever the season. The order of the hour, with the season’s own act in its middle, is kept under Seasonal Ceremonies."
			>
				<PillarGrid
					level={4}
					pillars={ceremonyElements.map(({ title, word, text }) => ({ title, kanji: word, text }))}
				/>
			</SectionPart>
			<SectionPart title="How to participate">
				<Steps steps={takePart} />
				<FinePrint>The days are real, but nobody holds the ceremonies.</FinePrint>
			</SectionPart>
			<Prose>
				<p>
					Two smaller ceremonies follow no calendar: {otherCeremonies[0]}, when a project begins, and{" "}
					{otherCeremonies[1]}, when a member reaches a new level. All dates are on the page of the{" "}
					<PageLink to="/ceremonies">seasonal ceremonies</PageLink>, with the hours of the next one in your own time; a
					guest’s manners are in{" "}
					<PageLink to="/docs/cultural-framework/ceremony-etiquette">Ceremony Etiquette</PageLink>. What is earned by
					helping is paid in <Term id="cherry-seeds">Cherry Seeds,</Term> the community’s token, which is not CHERRY:
					the <PageLink to="/guides/glossary">glossary</PageLink> tells them apart.
				</p>
			</Prose>
		</SectionParts>
	);
}
