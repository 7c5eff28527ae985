import { decisionRights, decisionSteps } from "#src/content/community/circles.ts";
import { governanceCircles, membershipLevels } from "#src/content/facts/community.ts";
import { numberWord } from "#src/figures/number-word.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { Table } from "#src/ui/table.tsx";
import { allSeats, seatsSum } from "../seats.ts";
import { Circles } from "./circles.tsx";

const [core] = governanceCircles;
const leaders = membershipLevels[3];

export function Governance() {
	return (
		<SectionParts>
			<SectionPart title="Four circles" kanji={{ kanji: "輪", reading: "wa", meaning: "circle" }}>
				<Circles />
				<FinePrint>
					{seatsSum} = {allSeats} seats. Nobody holds two.
				</FinePrint>
			</SectionPart>
			<SectionPart
				title="The election"
				introduction={`The ${leaders.members} members of the level ${leaders.name} elect the ${core.name} circle for ${core.termMonths} months.`}
			>
				<Prose>
					<p>
						It has {numberWord(core.members)} seats. Each leader writes down up to {numberWord(core.members)} names; the
						names with the most mentions are asked, in that order, until every seat is taken. Nobody is a candidate and
						nobody campaigns. A member may serve two terms in a row, then rests for one. The other three circles have no
						fixed term: a seat is kept for as long as its work is done, and each circle asks its members once a year
						whether they want to stay.
					</p>
				</Prose>
			</SectionPart>
			<SectionPart title="How a circle decides">
				<Steps steps={decisionSteps} />
			</SectionPart>
			<SectionPart title="Whom to ask">
				<Table
					hideCaption
					caption="Matters and who decides them"
					columns={[
						{ head: "It is about", cell: ({ matter }) => matter },
						{ head: "Ask", cell: ({ who }) => who },
					]}
					rows={decisionRights}
					rowKey={({ matter }) => matter}
				/>
			</SectionPart>
			<Callout tone="note" title="Circles decide by consent, Seeds by vote">
				<p>
					What concerns the treasury or the token goes to a proposal on which staked Cherry Seeds vote. Categories,
					thresholds and the formula are at the <PageLink to="/tokens#governance">token hub</PageLink>. There, a member
					of a circle has no more weight than any other holder.
				</p>
			</Callout>
		</SectionParts>
	);
}
