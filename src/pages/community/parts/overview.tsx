import { communitySections } from "#src/content/community/sections.ts";
import {
	communityGrowth,
	gardenerProgramme,
	governanceCircles,
	learningCircle,
	membershipLevels,
	mentorshipPairs,
	mentorshipPaths,
} from "#src/content/facts/community.ts";
import { earningRanges } from "#src/content/facts/seeds.ts";
import { countText, percentText } from "#src/figures/figure-text.ts";
import { capitalWord, numberWord, rangeText } from "#src/figures/number-word.ts";
import { LinkRows } from "#src/navigation/link-rows.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Table } from "#src/ui/table.tsx";
import { allSeats } from "../seats.ts";

const [core] = governanceCircles;
const pathMonths = mentorshipPaths.flatMap(({ months }) => months);

/** A one-sentence summary per section. */
const waysIn = {
	membership: `${capitalWord(membershipLevels.length)} levels, from Emerging Seedling to Cherry Blossom Leader, with what each asks for.`,
	mentorship: `${capitalWord(mentorshipPaths.length)} paths of ${numberWord(Math.min(...pathMonths))} to ${numberWord(Math.max(...pathMonths))} months, and how a pair is matched.`,
	contributions: `${capitalWord(Object.keys(earningRanges).length)} kinds of work, how they are validated, what they earn in Cherry Seeds.`,
	ceremonies: "Four gatherings a year, two small ones in between, and the course of the hour.",
	governance: `${capitalWord(governanceCircles.length)} circles with ${allSeats} seats, and whom to ask for what.`,
} as const;

const rhythm = [
	{
		often: "Every week",
		what: "A learning circle meets",
		who: `${rangeText([learningCircle.fewestMembers, learningCircle.mostMembers])} members`,
	},
	{
		often: "Every week, then every second",
		what: "A Gardener meets a newcomer",
		who: `Two people, for the first ${numberWord(gardenerProgramme.newcomersFirstMonths)} months`,
	},
	{ often: "Every season", what: "A ceremony is held", who: "Anybody who would like to come" },
	{
		often: `Every ${core.termMonths} months`,
		what: "The core circle is elected",
		who: `Cherry Blossom Leaders, for ${numberWord(core.members)} seats`,
	},
];

export function Overview() {
	return (
		<SectionParts>
			<div>
				<StatRow>
					<Stat
						figure={countText(communityGrowth.totalMembers)}
						label="Members"
						context={`+${communityGrowth.newThisMonth} this month`}
					/>
					<Stat
						figure={countText(communityGrowth.activeMembers)}
						label="Active members"
						context={`${percentText(communityGrowth.activeMembers, communityGrowth.totalMembers)} of ${communityGrowth.totalMembers}`}
					/>
					<Stat
						figure={String(communityGrowth.retentionRate)}
						unit="%"
						label="Retention"
						context="Still here after a year"
					/>
					<Stat figure={String(mentorshipPairs)} label="Mentorship pairs" context="Meeting at present" />
				</StatRow>
				<SampleNote>Sample data: the people, figures and dates of this page are a preview.</SampleNote>
			</div>
			<SectionPart title="How it hangs together">
				<LinkRows
					rows={Object.entries(waysIn).map(([id, description]) => {
						const { label, kanji } = communitySections[id as keyof typeof waysIn];
						return { to: `/community#${id}`, mark: <Glyph kanji={kanji.kanji} />, title: label, description };
					})}
				/>
			</SectionPart>
			<SectionPart
				title="The rhythm of a year"
				introduction="Nothing here is daily. What repeats is rare enough to be looked forward to."
			>
				<Table
					hideCaption
					caption="What happens how often"
					columns={[
						{ head: "How often", cell: ({ often }) => often },
						{ head: "What", cell: ({ what }) => what },
						{ head: "Who", cell: ({ who }) => who },
					]}
					rows={rhythm}
					rowKey={({ what }) => what}
				/>
			</SectionPart>
			<p>
				New here? The <PageLink to="/guides/community">community guide</PageLink> begins with a first week, and{" "}
				<PageLink to="/guides/culture">community culture</PageLink> explains the words.
			</p>
		</SectionParts>
	);
}
