import { joining } from "#src/content/community/joining.ts";
import { activity } from "#src/content/community-guide/activity.ts";
import { firstWeek, practices } from "#src/content/community-guide/practices.ts";
import { guideSections } from "#src/content/community-guide/sections.ts";
import { communityAtWork, communityGrowth, mentorshipPairs } from "#src/content/facts/community.ts";
import { LinkRows } from "#src/navigation/link-rows.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Lately } from "#src/rotation/lately.tsx";
import { FEATURED_MS, useRotation } from "#src/rotation/use-rotation.ts";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import { PillarGrid } from "#src/ui/pillar-grid.tsx";
import { PreviewButton } from "#src/ui/preview-button.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { ButtonRow } from "./button-row.tsx";

const { welcome: _, ...further } = guideSections;

/**
 * The community in figures, how to join, six practices highlighted in turn, and what happened lately. Specification 2.7
 * and 4.3
 */
export function Welcome() {
	const { index, rest } = useRotation(practices.length, FEATURED_MS);
	return (
		<SectionParts>
			<div>
				<StatRow>
					<Stat figure={String(communityGrowth.totalMembers)} label="Members" icon="users" context="In four levels" />
					<Stat figure={String(communityAtWork.projects)} label="Projects" icon="blocks" context="Each with a keeper" />
					<Stat
						figure={String(communityAtWork.contributors)}
						label="Contributors"
						icon="git-branch"
						context="With validated work"
					/>
					<Stat figure={String(mentorshipPairs)} label="Mentorships" icon="footprints" context="Pairs that meet" />
				</StatRow>
				<SampleNote>Sample data: people and figures of this guide are a preview.</SampleNote>
			</div>
			<div>
				<Prose>
					<p>
						This is a community of people who run servers, write tools and keep a calendar. Some came for the command
						line and stayed for the ceremonies, some the other way round. What they share is a liking for work that is
						small, regular and looked after.
					</p>
					<p>
						You can take part without owning a single Cherry Seed, without a server, and without a word of Japanese. The{" "}
						<PageLink to="/guides/glossary">glossary</PageLink> has the words that come up again and again, and the{" "}
						<PageLink to="/community">community platform</PageLink> shows how the whole is built.
					</p>
				</Prose>
				<ButtonRow>
					<PreviewButton look="primary">Join Community</PreviewButton>
					<PreviewButton>Learn More</PreviewButton>
				</ButtonRow>
				<FinePrint>{joining}</FinePrint>
			</div>
			<SectionPart
				title="Six practices"
				introduction="Nobody checks them. You will notice them because they are everywhere."
			>
				<div {...rest}>
					<PillarGrid level={4} pillars={practices} featured={index} />
				</div>
				<Lately activities={activity} />
			</SectionPart>
			<SectionPart title="A first week" introduction="Five steps, none longer than an hour. Skip what you have done.">
				<Steps steps={firstWeek} />
			</SectionPart>
			<SectionPart title="Read on">
				<LinkRows
					rows={Object.entries(further).map(([id, { label, kanji, way }]) => ({
						to: `/guides/community#${id}`,
						mark: <Glyph kanji={kanji.kanji} />,
						title: label,
						description: way,
					}))}
				/>
			</SectionPart>
		</SectionParts>
	);
}
