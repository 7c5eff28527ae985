import {
	cultureMatching,
	gardenerWork,
	mentorshipPrinciples,
	relationshipTypes,
} from "#src/content/culture/mentorship.ts";
import { gardenerProgramme, mentorshipPairs } from "#src/content/facts/community.ts";
import { numberWord } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { GardenerCalendar } from "#src/mentorship/gardener-calendar.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { KanjiRows } from "#src/ui/kanji-rows.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { Prose } from "./prose.tsx";

const { newcomersFirstMonths, eligibleAfterYears } = gardenerProgramme;

/** Philosophy, kinds of relationship, the Gardener programme and how pairs are matched. Specification 2.8, 6 and 9. */
export function Mentorship() {
	return (
		<SectionParts>
			<SectionPart title="Philosophy">
				<Prose>
					<p>
						At school and at work in Japan, whoever came before you is your <Term id="senpai">senpai,</Term> and you are
						their <Term id="kouhai">kōhai.</Term> The senpai looks after the kōhai, who lends a hand, and in a few years
						has a kōhai in turn. We took over the care and left the rank behind: a mentee may say no, may ask why, and
						may change mentors.
					</p>
					<p>
						It also turns round. Whoever explains key ceremonies on Tuesday may be learning to read a balance sheet on
						Thursday, from the same person. At present {mentorshipPairs} pairs meet.
					</p>
				</Prose>
				<Steps steps={mentorshipPrinciples} />
				<FinePrint>The number of pairs is sample data.</FinePrint>
			</SectionPart>
			<SectionPart
				title="Four kinds of relationship"
				introduction="A pair chooses one to begin with. Most drift, over the months, into a second."
			>
				<KanjiRows
					rows={relationshipTypes.map(({ title, word, text, length }) => ({
						title,
						word,
						note: length,
						columns: [{ text }],
					}))}
				/>
			</SectionPart>
			<SectionPart title="The Gardener programme">
				<Prose>
					<p>
						A <Term id="gardener">Gardener</Term> is with a newcomer for the first {numberWord(newcomersFirstMonths)}{" "}
						months. Not to teach a subject, for which there are mentors, but to answer what one does not like to ask in
						public: who is who, what is meant, whether it is all right to have been quiet for a week.
					</p>
					<p>
						Whoever has been a member for at least {eligibleAfterYears === 1 ? "a year" : `${eligibleAfterYears} years`}{" "}
						can become a Gardener. It takes an application: the three questions that stand in the{" "}
						<PageLink to="/guides/community#mentorship">community guide</PageLink>, and a talk with a coordinator about
						what you would have needed in your own first weeks.
					</p>
				</Prose>
				<GardenerCalendar />
				<Steps steps={gardenerWork} />
			</SectionPart>
			<SectionPart title="The matching process">
				<Prose>
					<p>
						<Term id="community-coordinator">Community coordinators</Term> do it, one pair at a time. It takes about a
						week. The kind is how two people meet, the path what they work on. How long each path lasts, and what it
						asks for, is listed on the <PageLink to="/community#mentorship">community platform</PageLink>.
					</p>
				</Prose>
				<Steps steps={cultureMatching} />
			</SectionPart>
		</SectionParts>
	);
}
