import { circleWords } from "#src/content/community/circles.ts";
import { reviewDays } from "#src/content/ecosystem-guide/steps.ts";
import { governanceCircles } from "#src/content/facts/community.ts";
import { proposalReviewHours } from "#src/content/facts/ecosystem.ts";
import { capitalWord, numberWord } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { Table } from "#src/ui/table.tsx";
import { SectionFrame } from "./section-frame.tsx";
import styles from "./words.module.css";

const sizes = governanceCircles.map(({ members }) => members);
const seats = sizes.reduce((sum, size) => sum + size, 0);

/** How the ecosystem decides. Specification 9, Ecosystem guide and Community */
export function Governance() {
	return (
		<SectionFrame id="governance">
			<SectionPart
				title={`${proposalReviewHours} hours of review`}
				introduction={`${proposalReviewHours} hours = ${reviewDays.length} × 24. Long enough for every time zone to sleep on it, short enough to keep the thread.`}
			>
				<Steps steps={reviewDays} />
			</SectionPart>

			<SectionPart title="After the review">
				<p className={styles.text}>
					The review is the shortest discussion that a proposal can have. What follows, from the formal text through the
					vote to the <Term id="timelock">timelock,</Term> is drawn as a line in the{" "}
					<PageLink to="/tokens#governance">token hub</PageLink>.
				</p>
				<p className={styles.text}>
					Votes are cast with staked Cherry Seeds. CHERRY carries no vote: a market may decide what a token costs, but
					not what a community does. Before all that, somebody will have talked to the people concerned one by one.
					There is a gardener’s word for it, <Term id="nemawashi">nemawashi.</Term>
				</p>
			</SectionPart>

			<SectionPart
				title={`${capitalWord(governanceCircles.length)} circles, ${seats} seats`}
				introduction={`${sizes.join(" + ")} = ${seats}. What a circle can decide alone needs no vote; it publishes the decision and the reasons.`}
			>
				<Table
					hideCaption
					caption="Governance circles"
					columns={[
						{ head: "Circle", cell: ({ name }) => name },
						{ head: "Seats", numeric: true, cell: ({ members }) => members },
						{
							head: "Term",
							cell: (circle) => ("termMonths" in circle ? `${capitalWord(circle.termMonths)} months` : "No fixed term"),
						},
						{ head: "Looks after", cell: ({ id }) => circleWords[id].keeps },
					]}
					rows={governanceCircles}
					rowKey={({ id }) => id}
				/>
				<p className={styles.how}>
					The {numberWord(governanceCircles[0].members)} of the core are elected by the Cherry Blossom Leaders. More
					about all {numberWord(governanceCircles.length)} on the{" "}
					<PageLink to="/community#governance">community platform</PageLink>.
				</p>
			</SectionPart>
		</SectionFrame>
	);
}
