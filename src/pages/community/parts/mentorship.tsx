import { RangeBars } from "#src/charts/range-bars.tsx";
import { beginnersMind, matchingSteps, pathWords } from "#src/content/community/mentorship.ts";
import { gardenerProgramme, mentorshipPairs, mentorshipPaths } from "#src/content/facts/community.ts";
import { earningRanges } from "#src/content/facts/seeds.ts";
import { numberWord, rangeText } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { Kanji } from "#src/ui/kanji.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Steps } from "#src/ui/steps.tsx";

const soonest = Math.min(...mentorshipPaths.map(({ months }) => months[0]));
const latest = Math.max(...mentorshipPaths.map(({ months }) => months[1]));

export function Mentorship() {
	return (
		<SectionParts>
			<StatRow>
				<Stat figure={String(mentorshipPairs)} label="Pairs" context="Meeting at present" />
				<Stat figure={String(mentorshipPaths.length)} label="Paths" context={`${soonest} to ${latest} months long`} />
				<Stat figure={rangeText(earningRanges.mentorship)} label="Cherry Seeds" context="For a month of mentoring" />
			</StatRow>
			<SectionPart
				title="Four paths"
				kanji={{ kanji: "道", reading: "michi", meaning: "path" }}
				introduction="The full bar begins where the shortest pairs end, and closes where the longest do."
			>
				<RangeBars
					unit="months"
					rows={mentorshipPaths.map(({ id, name, months }) => ({
						key: id,
						mark: <Kanji {...pathWords[id].kanji} />,
						title: name,
						range: months,
						figure: `${rangeText(months)} months`,
						text: pathWords[id].text,
					}))}
				/>
			</SectionPart>
			<SectionPart
				title="How a pair is matched"
				introduction="Coordinators of the Community Care circle do it by hand."
			>
				<Steps steps={matchingSteps} />
			</SectionPart>
			<Callout tone="culture" kanji={beginnersMind} title="Both at once">
				<p>
					A member can be mentor and mentee at the same time, and many are. Whoever teaches on Tuesday and asks on
					Thursday explains better on the next Tuesday.
				</p>
			</Callout>
			<p>
				Newcomers are accompanied by a <Term id="gardener">Gardener</Term> for their first{" "}
				{numberWord(gardenerProgramme.newcomersFirstMonths)} months: see the{" "}
				<PageLink to="/guides/community#mentorship">Gardener programme</PageLink> in the guide.
			</p>
		</SectionParts>
	);
}
