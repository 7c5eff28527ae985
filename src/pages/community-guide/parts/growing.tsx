import { RangeBars } from "#src/charts/range-bars.tsx";
import { levelWords } from "#src/content/community/levels.ts";
import { guideWords } from "#src/content/community-guide/words.ts";
import {
	communityGrowth,
	flourishingSeedling,
	growingSeedling,
	membershipLevels,
} from "#src/content/facts/community.ts";
import { numberWord } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionParts } from "#src/page-sections/section-part.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { Kanji } from "#src/ui/kanji.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { PicturePart } from "./picture-part.tsx";
import { Word } from "./word.tsx";

const [emerging, growing, flourishing, leaders] = membershipLevels;
const { totalMembers, retentionRate } = communityGrowth;

export function Growing() {
	return (
		<SectionParts>
			<Prose>
				<p>
					Growth is slow here, on purpose, and you can see it. You are not given a score. You are given work that is
					slightly too large for you, a person to ask, and some months later a different kind of work. The{" "}
					{numberWord(membershipLevels.length)} <Term id="membership-level">levels</Term> are names for those moments,
					nothing more.
				</p>
				<h3>The first three months</h3>
				<p>
					Read before you write, but not for long. In the first month, do three things. Repair one sentence: the page
					that misled you is the best first contribution, because you alone can still see what is wrong with it. Then
					take one task that somebody has marked as small. Say that you have taken it, and ask after an hour of being
					stuck, not after a day. Last, come to one learning circle, and say nothing if you prefer.
				</p>
				<p>
					Your first {numberWord(growingSeedling.validatedContributions)}{" "}
					<Term id="validated-contribution">validated contributions</Term> may take a week or a whole season. Validated
					means that two people have read the work: a Growing Seedling or higher, and somebody whom it concerns. What
					counts, and what it earns, is listed under <PageLink to="/community#contributions">contributions</PageLink>.
					Translating a page counts as much as writing a command.
				</p>
				<p>
					Keep the pieces small. <Word of="kaizen" first /> is often sold as a method for factories. At its heart it is
					a habit of mind: looking at what is in use every day and making it a little better, rather than waiting for
					permission to replace it.
				</p>
			</Prose>
			<PicturePart title="Where everybody stands">
				<RangeBars
					unit="members"
					rows={membershipLevels.map(({ id, name, members }) => ({
						key: id,
						mark: <Kanji {...levelWords[id].kanji} />,
						title: name,
						range: [0, members],
						figure: `${members} members`,
						text: `${levelWords[id].asks.join("; ")}.`,
					}))}
				/>
			</PicturePart>
			<Prose>
				<p>
					Of {totalMembers} members, {emerging.members} are at the first level. That is about half, and it is meant to
					be: a garden in which half of the plants are young will still be there in ten years. There are{" "}
					{growing.members} Growing Seedlings, {flourishing.members} Flourishing Seedlings and {leaders.members} Cherry
					Blossom Leaders. What each level asks for and opens is listed on the{" "}
					<PageLink to="/community#membership">ladder of the community platform</PageLink>.
				</p>
				<h3>Keep, break, leave</h3>
				<p>
					Teachers of tea and of the martial arts describe a learner’s way in three characters: <Word of="shuhari" />.
					First you keep the form exactly as it was shown, without improving it. Then you break it on purpose, to find
					out what each part of it was for. In the end you leave it, and it is still there in everything you do.
				</p>
				<p>
					In practice: for one season, follow the format of the commit messages, the course of the ceremonies and the
					manners of review, even where you know better. You may well know better. You cannot yet tell which of the two
					of you is right. In your second season, propose one change and say what it costs. Some time later you will
					notice that nobody asks any more which rule you followed.
				</p>
				<h3>Teaching comes second, not last</h3>
				<p>
					To become a Growing Seedling you also mentor {numberWord(growingSeedling.mentoredMembers)} emerging members.
					The condition surprises people. We set it early because somebody who understood a thing four months ago
					explains it better than somebody who understood it ten years ago: the stumbling blocks are still in view. You
					are not alone with it either, since every newcomer has a{" "}
					<PageLink to="/guides/community#mentorship">Gardener</PageLink> besides.
				</p>
				<p>
					Leading comes third. A Flourishing Seedling has led {numberWord(flourishingSeedling.ledProjects)} significant
					projects. Significant has a plain test: would others notice if it stopped? Leading has one, too: could the
					project do without you for a month? If it could not, the work is not finished, and handing over is the part
					that is missing.
				</p>
				<h3>When nothing grows</h3>
				<p>
					Some seasons nothing comes. Illness, work, a child, or a loss of interest that turns out to be tiredness. No
					level is lost by resting. {retentionRate}% of our members are still here after a year, and many of them were
					away for part of it. Say that you are going, so that nobody waits, and say hello when you are back. Nobody
					will ask for an explanation.
				</p>
				<p>
					If you are stuck rather than tired, say so in the open channel, in this order: what I wanted, what I tried,
					what happened instead. Many such posts are answered by their own writer before they are sent. If you have
					outgrown your work, say that as well. It is the more common trouble of the two, and the one that people hide.
				</p>
				<h3>A year, a task for each season</h3>
				<ul>
					<li>
						<strong>Spring:</strong> choose one thing to learn and tell somebody what it is.
					</li>
					<li>
						<strong>Summer:</strong> show it while it is unfinished.
					</li>
					<li>
						<strong>Autumn:</strong> count what came of it, and thank whoever helped.
					</li>
					<li>
						<strong>Winter:</strong> drop one duty that you no longer do well.
					</li>
				</ul>
			</Prose>
			<Callout tone="culture" kanji={guideWords.hansei} title="Three lines at the end of a season">
				<p>
					<Word of="hansei" first /> is done after a success as well as after a failure. Three lines are enough: what I
					did, what I would do again, what I will leave out next time. Keep them; in a year they are the best account of
					your growth that anybody has.
				</p>
			</Callout>
		</SectionParts>
	);
}
