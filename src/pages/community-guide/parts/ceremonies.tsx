import { guideWords } from "#src/content/community-guide/words.ts";
import { almanacCounts, ceremonySittings, governanceCircles } from "#src/content/facts/community.ts";
import { seasonFigures } from "#src/content/facts/season-figures.ts";
import { earningRanges } from "#src/content/facts/seeds.ts";
import { capitalWord, numberWord, rangeWords } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionParts } from "#src/page-sections/section-part.tsx";
import { SEASONS } from "#src/season/season.ts";
import { Callout } from "#src/ui/callout.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { PicturePart } from "./picture-part.tsx";
import { Word } from "./word.tsx";

const { solarTerms, microSeasons, nationalHolidays } = almanacCounts;
const circle = governanceCircles[3];
const { spring, summer, autumn, winter } = seasonFigures;
const multipliers = SEASONS.map((season) => `×${seasonFigures[season].tokenMultiplier} in ${season}`);

export function Ceremonies() {
	return (
		<SectionParts>
			<Prose>
				<p>
					A ceremony here is an hour with a host, an agenda half of which never changes, and a record that anybody can
					read. There is nothing to wear, to buy or to believe. What makes it a ceremony is that it is held in the same
					way each year by people who have changed since. The form stands still so that you can see what moved.
				</p>
				<h3>Spring: {spring.ceremony}</h3>
				<p>
					For <Word of="hanami" />, people spread a blue sheet under a cherry tree and eat together, while the petals
					fall into the food. Some weeks later comes <Word of="taue" />, which no household ever managed alone, so the
					village moved from field to field. That habit of <Word of="yui" /> is what our spring ceremony is made of.
					Each project says in one sentence what it will sow, and asks for the hands it lacks. Everybody leaves with one
					promise, their own or somebody else’s.
				</p>
				<h3>Summer: {summer.ceremony}</h3>
				<p>
					On <Word of="tanabata" />, wishes are written on <Word of="tanzaku" /> and hung on bamboo. We hang ours on a
					list. Each member writes one wish for a tool or a text, in a single line, and somebody else reads it aloud;
					together they are the summer’s reading list. Then unfinished things are shown. Those who joined in spring show
					first, while the applause is fresh.
				</p>
				<h3>Autumn: {autumn.ceremony}</h3>
				<p>
					At <Word of="tsukimi" />, rice dumplings and pampas grass are set out, and one looks up before the harvest is
					counted. We begin with two minutes at a window, in which nobody says anything. Then the year is counted: what
					ripened and who helped. What did not ripen is written down with its reason, so that nobody has to try it again
					in the same way.
				</p>
				<h3>Winter: {winter.ceremony}</h3>
				<p>
					Before the New Year come <Word of="osoji" /> and the settling of debts. We cut back what nobody uses:
					commands, pages, meetings, a channel or two. The act ends with <Word of="kakizome" />, for which a brush is
					welcome and a keyboard will do. Each member writes one word for the coming year and says nothing about it. The
					next winter it is read back.
				</p>
			</Prose>
			<PicturePart
				title="The calendar behind them"
				introduction="Japan’s old almanac divides the year by the Sun’s way round the sky, and then divides it again."
			>
				<StatRow>
					<Stat figure={String(solarTerms)} label="Solar terms" context="About 15 days each" />
					<Stat
						figure={String(microSeasons)}
						label="Micro-seasons"
						context={`${solarTerms} × ${microSeasons / solarTerms}, about five days each`}
					/>
					<Stat figure={String(nationalHolidays)} label="National holidays" context="On which nobody calls a meeting" />
				</StatRow>
			</PicturePart>
			<Prose>
				<p>
					Each <Word of="sekki" /> is divided by {numberWord(microSeasons / solarTerms)}, and each part is a{" "}
					<Word of="ko" />. Their names report what somebody saw: first cherry blossoms, swallows leave, ice thickens on
					streams. The one of today stands at the foot of the navigation, and every host reads it out. You need not live
					where it is true. It is a reminder to look out of your own window and see what is. Poets keep such words in a{" "}
					<Word of="saijiki" />, and this site is laid out like one; the whole year is under{" "}
					<PageLink to="/ceremonies">Seasonal Ceremonies</PageLink>.
				</p>
				<h3>Two small ones</h3>
				<p>
					<strong>Seeding</strong> is held when a project starts. Its purpose, its keeper and its first step are read
					out and kept, which takes a quarter of an hour. <strong>Growth</strong> is held when somebody reaches a new
					level. Two members tell what they saw that person do. The person says thank you, and is allowed to be
					embarrassed.
				</p>
				<h3>Coming for the first time</h3>
				<ul>
					<li>
						There are two sittings, at {ceremonySittings.utc} on a Saturday in Japan. Take either;{" "}
						<PageLink to="/docs/cultural-framework/ceremony-etiquette">Ceremony Etiquette</PageLink> has the clocks of
						six cities.
					</li>
					<li>Come five minutes early. The host will greet you by name and tell you who else is new.</li>
					<li>Camera and voice are up to you. “Pass” is a complete answer, in every round.</li>
					<li>Nothing is recorded except in written notes, and you may ask for a line to be left out.</li>
					<li>Captions are on from the first minute, and every text is in the chat before it is read.</li>
					<li>If you cannot come, read the notes and thank one person who is named in them.</li>
				</ul>
				<h3>Hosting one</h3>
				<p>
					Whoever has been to three may host the fourth. The {circle.members} members of the{" "}
					<PageLink to="/community#governance">{circle.name} circle</PageLink> lend you the order of the hour, sit
					beside you, and step in if your connection fails. Hosting earns {rangeWords(earningRanges.ceremony)}{" "}
					<Term id="cherry-seeds">Cherry Seeds,</Term> and so does taking the notes. Attending earns none. We tried that
					once, and people came for the wrong reason and left early.
				</p>
				<h3>What a season changes</h3>
				<p>
					What is earned is multiplied by the <Term id="season-multiplier">season’s multiplier:</Term>{" "}
					{multipliers.join(", ")}. It is highest in spring, when the most help is wanted, and lowest in winter, when we
					would rather see you rest. The <PageLink to="/guides/seasons">seasonal system</PageLink> has the dates, and
					the <PageLink to="/dashboard">dashboard</PageLink> shows how far this one has come.
				</p>
				<h3>Why bother</h3>
				<p>
					Work that is never interrupted has no shape. {capitalWord(SEASONS.length)} times a year somebody asks aloud
					what we said we would do, what we did, and who helped. The answers are often short. After a few years they are
					the only history of this place that its members have written themselves.
				</p>
			</Prose>
			<Callout tone="culture" kanji={guideWords.hanami} title="Why blossom">
				<p>
					Cherry trees flower for about a week, and everybody knows it. One goes this week or not at all. An invitation
					with an end to it is easier to accept.
				</p>
			</Callout>
		</SectionParts>
	);
}
