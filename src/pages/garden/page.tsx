import { gardenIntroduction, gardenSections } from "#src/content/garden.ts";
import { Term } from "#src/glossary/term.tsx";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { RelatedPages } from "#src/navigation/related-pages.tsx";
import { ColumnSection } from "#src/ui/column-section.tsx";
import { PageOpening } from "#src/ui/page-opening.tsx";
import { PatternBand } from "#src/ui/pattern-band.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
import styles from "./page.module.css";
import { Balance } from "./parts/balance.tsx";
import { Contributions } from "./parts/contributions.tsx";
import { LevelLadder } from "./parts/level-ladder.tsx";
import { MemberFigures } from "./parts/member-figures.tsx";
import { MentorshipPart } from "./parts/mentorship-part.tsx";
import { Profile } from "./parts/profile.tsx";
import { SeasonsPart } from "./parts/seasons-part.tsx";
import { TransactionGroups } from "./parts/transaction-groups.tsx";

export const description =
	"A member’s own place: level, contributions, cultural competency, participation by season, recognitions and the Seeds wallet.";

const { kanji, title } = siteMapEntry("garden");

/** The demo member's own page. There is no login: every visitor is the demo member. Specification 1 and 3. */
export default function GardenPage() {
	return (
		<div className={styles.page}>
			<PatternBand />
			<div className={styles.opening}>
				<PageOpening kanji={kanji} title={title} introduction={gardenIntroduction} />
				<Profile />
			</div>
			<MemberFigures />
			<ColumnSection
				{...gardenSections.ladder}
				more={<PageLink to="/community#membership">How somebody moves up</PageLink>}
			>
				<LevelLadder />
			</ColumnSection>
			<ColumnSection
				{...gardenSections.contributions}
				text={
					<>
						<Term id="validated-contribution">Validated contributions,</Term> and what each kind of work earned in{" "}
						<Term id="cherry-seeds">Cherry Seeds</Term> over the year.
					</>
				}
				more={<PageLink to="/tokens#earning">Ways to earn</PageLink>}
			>
				<Contributions />
			</ColumnSection>
			<ColumnSection
				{...gardenSections.seasons}
				text={
					<>
						Meetings, circles and ceremonies you came to, and what others thought worth a{" "}
						<Term id="recognition">recognition.</Term>
					</>
				}
				more={<PageLink to="/ceremonies">The year in ceremonies</PageLink>}
			>
				<SeasonsPart />
			</ColumnSection>
			<ColumnSection
				{...gardenSections.mentorship}
				more={<PageLink to="/community#mentorship">Mentorship paths</PageLink>}
			>
				<MentorshipPart />
			</ColumnSection>
			<ColumnSection
				{...gardenSections.wallet}
				text={
					<>
						Cherry Seeds are the community’s own token. They are not <Term id="cherry">CHERRY,</Term> which the{" "}
						<PageLink to="/guides/ecosystem">ecosystem guide</PageLink> is about.
					</>
				}
				more={<PageLink to="/guides/glossary">Both tokens, in the glossary</PageLink>}
			>
				<Balance />
				<TransactionGroups />
			</ColumnSection>
			<div className={styles.related}>
				<RelatedPages page="garden" />
				<SampleNote>
					Sample data: a demo member, signed in for everybody without a login, and a sample year. Its staking rewards
					are spread evenly over twelve months and follow no tier, and what its servers earn keeps to no range.
				</SampleNote>
			</div>
		</div>
	);
}
