import { guideWords } from "#src/content/community-guide/words.ts";
import { gardenerProgramme, mentorshipPairs, mentorshipPaths } from "#src/content/facts/community.ts";
import { numberWord, rangeWords } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { GardenerCalendar } from "#src/mentorship/gardener-calendar.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionParts } from "#src/page-sections/section-part.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { PicturePart } from "./picture-part.tsx";
import { Word } from "./word.tsx";

const [technical, cultural, leadership, openSource] = mentorshipPaths;
const { newcomersFirstMonths, eligibleAfterYears } = gardenerProgramme;

const gardenerMonths = [
	{
		title: "Month 1: the lie of the land",
		text: "People, places, words. One meeting a week, and a first repair to something small.",
	},
	{
		title: "Months 2 and 3: a first contribution",
		text: "Chosen by the newcomer. The Gardener finds the reviewer and stays out of the review.",
	},
	{
		title: "Months 4 and 5: company",
		text: "A learning circle, a ceremony, somebody else to ask. The Gardener becomes one of several.",
	},
	{
		title: "Month 6: the gate",
		text: "The newcomer shows the next newcomer around. Then the two have tea, and it is over.",
	},
];

export function Mentorship() {
	return (
		<SectionParts>
			<Prose>
				<p>
					At present, {mentorshipPairs} <Term id="mentorship-pair">pairs</Term> are meeting. Most of them talk for three
					quarters of an hour, with something on the screen, and write down one line at the end. It looks like very
					little. Over half a year it changes how a person works.
				</p>
				<h3>Earlier and later</h3>
				<p>
					In a Japanese school club, two words put people in relation: <Word of="senpai" /> and <Word of="kohai" />. The
					one shows and protects, the other listens and helps. We borrow the duty and leave the rank. Who came earlier
					owes time, who came later owes effort and candour, and nobody owes obedience. A person can be one in the
					morning and the other in the afternoon, as the member of <PageLink to="/garden">this garden</PageLink> is.
				</p>
				<h3>Which path</h3>
				<p>
					A <strong>technical</strong> path takes {rangeWords(technical.months)} months and follows one project. The{" "}
					<strong>cultural</strong> one takes {rangeWords(cultural.months)} and ends with a text for a ceremony.{" "}
					<strong>Leadership</strong> takes {rangeWords(leadership.months)}, because one has to fail at it at least once
					in company. <strong>Open source</strong> takes {rangeWords(openSource.months)} and ends outside of our walls.
					The <PageLink to="/community#mentorship">community platform</PageLink> shows them side by side and tells how a{" "}
					<Term id="community-coordinator">coordinator</Term> finds a match.
				</p>
			</Prose>
			<PicturePart
				title="The Gardener programme"
				introduction={`Every newcomer is accompanied for the first ${numberWord(newcomersFirstMonths)} months: weekly in the first month, then every second week.`}
			>
				<GardenerCalendar />
				<Prose>
					<p>
						A <Term id="gardener">Gardener</Term> is not a teacher of anything in particular. The task is to know whom
						to ask, to notice when somebody has gone quiet, and to be a friendly face before there are others. Advice is
						given when it is wanted. Between meetings there is a channel for two, in which “I do not understand any of
						this” is a complete message.
					</p>
				</Prose>
				<Steps steps={gardenerMonths} />
				<Prose>
					<p>
						Gardeners have been members for at least {numberWord(eligibleAfterYears)} year, and they apply. The form has
						three questions. Whom have you helped, and how do you know that it helped? What did you get wrong? Which two
						hours a month will you keep free? Experience with the tool is not among them. A Gardener accompanies one
						newcomer at a time, and rests for a season after every second one.
					</p>
				</Prose>
			</PicturePart>
			<Prose>
				<h3>A good meeting</h3>
				<p>
					The mentee brings the subject. If there is none, look at something the mentee made last week, line by line,
					and the subject turns up. Let the mentee hold the keyboard. Ask before you tell: “What have you ruled out?”
					When you do not know, say so and find out together, aloud, since watching somebody search is worth more than
					the answer. Five minutes before the end, each says one thing to do before the next time. It should fit on one
					line.
				</p>
				<p>
					Meetings are not recorded. What is said about other people stays in the room. Either side may move a meeting
					once without a reason; after the second time it is fair to ask whether the rhythm is right.
				</p>
				<h3>Ending well</h3>
				<p>
					Every pair has an end written down at its beginning. In the last meeting both read what they hoped for, and
					each writes the other half a page: what I saw you learn, what I learned from you. Some pairs go on as friends.
					No pair goes on as a pair without a new agreement.
				</p>
				<h3>When it does not fit</h3>
				<p>
					Sometimes two good people cannot work together. Say so to the coordinator, in one sentence, early. No reason
					has to be given and nobody’s record shows it. Holding out to be polite costs both a season. The one thing we
					ask is not to vanish: a mentor who is stood up without a word tends not to offer the next hour.
				</p>
				<p>
					If you hesitate to be a mentor because somebody might know more than you: somebody does. Mentor the person who
					knows less. The next <PageLink to="/guides/community#ceremonies">ceremony</PageLink> is the best place to say
					that you would like to.
				</p>
			</Prose>
			<Callout tone="culture" kanji={guideWords.shoshin} title="What the mentor practises">
				<p>
					<Word of="shoshin" first /> is asked of the one who explains. When you say a thing for the tenth time, listen
					for the part that your mentee finds strange. Often it is.
				</p>
			</Callout>
		</SectionParts>
	);
}
