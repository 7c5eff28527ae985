import { confirmationSteps } from "#src/content/community/confirmation.ts";
import { joining } from "#src/content/community/joining.ts";
import { user } from "#src/content/demo/user.ts";
import { communityGrowth, membershipLevels } from "#src/content/facts/community.ts";
import { numberWord } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { MembershipLadder } from "./membership-ladder.tsx";

export function Membership() {
	return (
		<SectionParts>
			<div>
				<MembershipLadder />
				<FinePrint>
					{membershipLevels.map(({ members }) => members).join(" + ")} = {communityGrowth.totalMembers} members.{" "}
					<PageLink to="/garden">{user.username}’s garden</PageLink> shows how a level looks from inside, after{" "}
					{numberWord(user.contributions)} validated contributions.
				</FinePrint>
			</div>
			<SectionPart title="How to join" introduction={joining}>
				<p>
					What comes after the hello is explained in the <PageLink to="/guides/community">community guide</PageLink>,
					step by step.
				</p>
			</SectionPart>
			<SectionPart
				title="How a level is confirmed"
				introduction="There is no form and no deadline. Most members take a year from the first level to the second, and some like it there."
			>
				<Steps steps={confirmationSteps} />
			</SectionPart>
			<Callout tone="note" title="A level is not a staking tier">
				<p>
					The tiers Seedling, Blossom and Sakura follow from an amount of <Term id="cherry-seeds">Cherry Seeds</Term>{" "}
					and a lock; they are described at the <PageLink to="/tokens#staking">token hub</PageLink>. A level follows
					from work. Neither one gives the other.
				</p>
			</Callout>
		</SectionParts>
	);
}
