import { beginCircle, borrowedScenery, shuhari } from "#src/content/culture/learning.ts";
import { cultureValues } from "#src/content/culture/values.ts";
import { learningCircle } from "#src/content/facts/community.ts";
import { numberWord } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { KanjiRows } from "#src/ui/kanji-rows.tsx";
import { PillarGrid } from "#src/ui/pillar-grid.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { CircleHour } from "./circle-hour.tsx";
import { Prose } from "./prose.tsx";

const { fewestMembers, mostMembers } = learningCircle;

/** Cultural learning: values in code, how they are learned, and with whom. Specification 2.8. */
export function Learning() {
	return (
		<SectionParts>
			<SectionPart
				title="Eight habits"
				introduction="Each can be seen in a pull request. If it cannot, it has stayed a word."
			>
				<KanjiRows
					rows={cultureValues.map(({ title, word, inJapan, inCode }) => ({
						title,
						word,
						columns: [
							{ label: "In Japan", text: inJapan },
							{ label: "In code", text: inCode },
						],
					}))}
				/>
			</SectionPart>
			<Callout tone="culture" kanji={borrowedScenery} title="Borrowed, and given back">
				<p>
					A garden may be laid out so that the mountain behind it becomes part of the view. The mountain is borrowed,
					and stays where it is. We use Japanese words in the same way: with their reading, their meaning, and what they
					are not. <Term id="ikigai">Ikigai,</Term> for one, is an everyday word, and no diagram for choosing a career.
					Whoever grew up with these words and sees one bent out of shape is asked to say so; a correction with its
					source counts as a contribution.
				</p>
			</Callout>
			<SectionPart title="Keep, break, leave">
				<Prose>
					<p>
						Tea, archery and the game of go are taught in three stages, together called{" "}
						<Term id="shuhari">shuhari.</Term> They suit a code base well. The order matters: a rule that was never kept
						cannot be broken, only missed.
					</p>
				</Prose>
				<PillarGrid level={4} pillars={shuhari.map(({ title, word, text }) => ({ title, kanji: word, text }))} />
			</SectionPart>
			<SectionPart title="Learning circles">
				<Prose>
					<p>
						A <Term id="learning-circle">learning circle</Term> is {numberWord(fewestMembers)} to{" "}
						{numberWord(mostMembers)} members with one question, who meet once a week. With fewer, one absence empties
						the room. With more, somebody begins to sit at the back.
					</p>
					<p>
						Circles alternate between a technical subject and a cultural one: after a term of routing tables, a term of
						reading one <Term id="saijiki">saijiki</Term> page a week. Anybody may ask for one, any Growing Seedling may
						host it, and every week somebody else explains.
					</p>
				</Prose>
				<CircleHour />
			</SectionPart>
			<SectionPart title="To begin one">
				<Steps steps={beginCircle} />
			</SectionPart>
		</SectionParts>
	);
}
