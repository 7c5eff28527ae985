import { guideWords } from "#src/content/community-guide/words.ts";
import { communityAtWork, governanceCircles, learningCircle } from "#src/content/facts/community.ts";
import { earningRanges } from "#src/content/facts/seeds.ts";
import { numberWord, rangeWords } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionParts } from "#src/page-sections/section-part.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { PicturePart } from "./picture-part.tsx";
import { Word } from "./word.tsx";

const care = governanceCircles[2];

const meeting = [
	{ title: "Ten minutes: since last week", text: "Each says what they tried. “Nothing” is a complete answer." },
	{
		title: "Thirty minutes: one explains, all try",
		text: "Ten from notes, then twenty on one screen. The keyboard goes round.",
	},
	{
		title: "Ten minutes: until next week",
		text: "What is still unclear is written down, and somebody else explains next.",
	},
];

export function Sharing() {
	return (
		<SectionParts>
			<Prose>
				<p>
					When somebody in Japan is sent a crate of mandarins, part of it goes next door. There is a word for it,{" "}
					<Word of="osusowake" />. Nobody counts the fruit, and nobody is in debt afterwards. Knowledge is treated like
					that here. You were shown something; show some of it to the next person.
				</p>
				<h3>Write down what you were told</h3>
				<p>
					An answer that is given twice becomes a paragraph. Whoever asked writes it, because they still know what was
					unclear. Whoever answered reads it, because they know what is wrong. Each of the {communityAtWork.projects}{" "}
					projects has a page with the same four headings: what it is for, how to run it, what has gone wrong so far,
					and whom to ask. The third heading is the one that is read most.
				</p>
				<p>
					Use plain words and state units. Date what will age. If you show a command, run it first and paste what it
					printed, not what you remember. To let a note that took an evening disappear in a chat is{" "}
					<Word of="mottainai" />.
				</p>
			</Prose>
			<PicturePart
				title="Learning circles"
				introduction={`${learningCircle.fewestMembers} to ${learningCircle.mostMembers} members, once a week, for one season, around one question.`}
			>
				<Prose>
					<p>
						A <Term id="learning-circle">learning circle</Term> is not a course. Nobody prepares slides. The circle
						chooses a question at its first meeting (“How does a capsule know that it has been opened?”) and answers it
						at its last, on one page that anybody can read. With fewer than {numberWord(learningCircle.fewestMembers)}{" "}
						people, one absence ends the evening. With more than {numberWord(learningCircle.mostMembers)}, somebody
						falls silent and stays silent. The fifty minutes go like this:
					</p>
				</Prose>
				<Steps steps={meeting} />
				<Prose>
					<p>
						Much of it is watching. <Word of="minarai" first /> is how carpenters and cooks were taught for centuries:
						you stand beside somebody who does the work and see what they look at before they move. Sharing a screen is
						nearly as good. Any Growing Seedling may host a circle. The host opens on time, asks whoever has not spoken,
						and ends on time.
					</p>
				</Prose>
			</PicturePart>
			<Prose>
				<h3>Giving a review, and taking one</h3>
				<p>
					With {communityAtWork.contributors} contributors there is always somebody waiting to be read. Read first for
					what the author wanted, and only then for what you would have wanted. Begin with a question: “What happens
					here when the list is empty?” Keep <em>must</em> and <em>might</em> apart. Praise what is good as precisely as
					you name what is not, with the line.
				</p>
				<p>
					When you are the author, thank the reader, then change the work or explain it. Do not apologise for it. If a
					remark stings, leave it until the morning. If it still stings, ask what was meant; in most cases it was a
					tired sentence about a line of code.
				</p>
				<h3>Ask in the open</h3>
				<p>
					A question in a private message helps one person and is asked again next week. In the open channel it is
					answered once, often by somebody you had not thought of, and it stands there for the next. Three things do not
					belong there: people, keys and quarrels. For those, write to one of the {numberWord(care.members)} members of
					the <PageLink to="/community#governance">{care.name} circle</PageLink>.
				</p>
				<h3>Name whose work it is</h3>
				<p>
					A text that rests on another says so in its first lines. Code that is taken over keeps its licence and its
					authors’ names in the history. A Japanese text is given with its author and its translator. If a thought came
					from a conversation, name the other person and ask whether they mind.
				</p>
				<h3>What comes back</h3>
				<p>
					Sharing earns <Term id="cherry-seeds">Cherry Seeds:</Term> {rangeWords(earningRanges.cultural)} for a cultural
					text, {rangeWords(earningRanges.mentorship)} for mentoring, {rangeWords(earningRanges.code)} for code.
					Measured by the hour that is little. It is meant as thanks that can be counted, not as a wage, and the{" "}
					<PageLink to="/tokens#earning">token hub</PageLink> says how the ranges come about.
				</p>
				<p>
					Most of what comes back cannot be counted. <Word of="onOkuri" first /> is the custom of repaying a kindness
					not to the person who did it but to somebody else. You cannot pay your first mentor back. You can be one.
				</p>
			</Prose>
			<Callout tone="culture" kanji={guideWords.on} title="Each of us in turn">
				<p>
					If you thank a neighbour for help, you may hear <Word of="otagaisama" />: today it was you, tomorrow it will
					be me. It is a good answer to “sorry for the stupid question”.
				</p>
			</Callout>
		</SectionParts>
	);
}
