import { customs } from "#src/content/community-guide/customs.ts";
import { guideWords } from "#src/content/community-guide/words.ts";
import { governanceCircles } from "#src/content/facts/community.ts";
import { earningRanges } from "#src/content/facts/seeds.ts";
import { numberWord, rangeWords } from "#src/figures/number-word.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionParts } from "#src/page-sections/section-part.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Table } from "#src/ui/table.tsx";
import { PicturePart } from "./picture-part.tsx";
import { Word } from "./word.tsx";

const [, , care, ceremony] = governanceCircles;

export function Culture() {
	return (
		<SectionParts>
			<Prose>
				<p>
					The project took its name from a tree under which people sit down together for one week a year. The rest
					followed from there: seasons with their own work, tools that are cared for, rooms with room in them. Most of
					us are not Japanese. So there is a rule. A Japanese word is used when it says something that English does not
					say as briefly, and then it comes with its characters, its reading and its meaning. Where a plain word does,
					we take the plain word.
				</p>
				<h3>Harmony is not silence</h3>
				<p>
					<Word of="wa" first /> is often mistaken for agreement. A chord needs different notes, and a circle needs the
					one person who sees the harm. That is why our circles ask for objections in turn, beginning with the newest
					member, and why a decision without a recorded objection is looked at twice.
				</p>
				<p>
					Before a large tree is moved, a gardener digs around its roots a year ahead, so that it survives the day. The
					work is called <Word of="nemawashi" />, and so are the conversations before a decision. Talk to each person
					whom it touches, one at a time, before it is proposed. It differs from lobbying in one respect: you go to
					learn what is wrong with your idea, and you publish what you learned.
				</p>
				<h3>Room</h3>
				<p>
					<Word of="ma" first /> is the pause in a sentence, the bare wall, the afternoon without an appointment. Here
					it is a practical matter. Meetings last fifty minutes, not an hour. Nobody is expected to answer outside their
					own daytime. No proposal is decided on the day on which it was made. When a question is followed by silence,
					count to ten before you fill it, because somebody is translating.
				</p>
				<h3>Thinking ahead for the guest</h3>
				<p>
					A good host has thought of the umbrella before it rains, and does not mention it. That is{" "}
					<Word of="omotenashi" />. In our work it is an error message that ends with the next command, a document that
					begins with what has to be installed, a greeting to a newcomer within the first hour. Access belongs here,
					too. Captions, keyboards, plain text and large type are laid out before anybody has to ask.
				</p>
				<h3>Worn, mended, unfinished</h3>
				<p>
					<Word of="wabiSabi" first /> is spoken of when a bowl or a garden has aged well, and a good deal of furniture
					is sold in its name. We take one thing from it: work may be shown while it is rough. The worst demonstration
					of the summer gets the longest applause, because it took the most courage.
				</p>
				<p>
					What broke is mended where all can see it. In <Word of="kintsugi" />, a broken tea bowl is joined with lacquer
					and gold, and the crack becomes the most looked-at part. A report after an outage is written in that spirit.
					It is signed, it blames no one, it is never deleted, and it is read out at the next ceremony.
				</p>
			</Prose>
			<PicturePart title="What it looks like">
				<Table
					hideCaption
					caption="Words, and what they look like here"
					columns={[
						{
							head: "Word",
							cell: ({ word }) => (
								<>
									<Glyph kanji={guideWords[word].kanji} /> <Reading {...guideWords[word]} />
								</>
							),
						},
						{ head: "What you will see", cell: ({ seen }) => seen },
					]}
					rows={customs}
					rowKey={({ word }) => word}
				/>
			</PicturePart>
			<Prose>
				<h3>What we leave alone</h3>
				<ul>
					<li>Characters as wallpaper. A word that nobody is meant to read is not put on a page.</li>
					<li>Costumes, accents, and jokes about what gets lost in translation.</li>
					<li>Honorifics as nicknames. Nobody is called master, and nobody is asked to bow.</li>
					<li>Ancient secrets. These are living words; people use them about laundry.</li>
					<li>Rank by age or by date of joining. Who came first owes more, and is owed nothing.</li>
					<li>Religious rites. We keep seasons. What belongs to a shrine stays there.</li>
				</ul>
				<h3>When we get it wrong</h3>
				<p>
					We will. A correction with its source is the most welcome message there is. It counts as cultural work and
					earns what cultural work earns, {rangeWords(earningRanges.cultural)} Cherry Seeds. The{" "}
					{numberWord(ceremony.members)} members of the {ceremony.name} circle answer for every Japanese word on this
					site and in the tool, and they reply with a change or a reason within two weeks.
				</p>
				<p>
					Learning more is a path of its own: see <PageLink to="/community#mentorship">cultural mentorship</PageLink>,
					the tabs of <PageLink to="/guides/culture">community culture</PageLink>, and the{" "}
					<PageLink to="/guides/glossary">glossary</PageLink>.
				</p>
				<h3>When manners fail</h3>
				<p>
					First talk to the person, by voice if you can. If that does not help, ask a third person to sit with you both;
					any Growing Seedling may be asked. If it still does not, write to the {care.name} circle. One of its{" "}
					{numberWord(care.members)} members answers within three days, hears both sides separately, and says in writing
					what will happen. Contempt, harassment and the use of private matters skip the first two steps.
				</p>
			</Prose>
			<Callout tone="culture" kanji={guideWords.aisatsu} title="The smallest custom">
				<p>
					<Word of="aisatsu" first /> opens and closes everything: a day, a meeting, a message. It says: I have seen
					you. If you take a single habit from here, take this one.
				</p>
			</Callout>
		</SectionParts>
	);
}
