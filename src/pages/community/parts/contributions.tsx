import { RangeBars } from "#src/charts/range-bars.tsx";
import { type ContributionKind, contributionWords, validationSteps } from "#src/content/community/contributions.ts";
import { user } from "#src/content/demo/user.ts";
import { communityAtWork } from "#src/content/facts/community.ts";
import { earningNames, earningRanges } from "#src/content/facts/seeds.ts";
import { rangeText } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Kanji } from "#src/ui/kanji.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { Table } from "#src/ui/table.tsx";

const kinds = Object.keys(earningRanges) as ContributionKind[];

export function Contributions() {
	return (
		<SectionParts>
			<StatRow>
				<Stat figure={String(communityAtWork.contributors)} label="Contributors" context="With validated work" />
				<Stat figure={String(communityAtWork.projects)} label="Projects" context="Each with a keeper" />
				<Stat figure={String(kinds.length)} label="Kinds of work" context="Code is one of them" />
			</StatRow>
			<SectionPart
				title="Six kinds of work"
				introduction="What a validated contribution earns, in Cherry Seeds, before the season’s multiplier."
			>
				<RangeBars
					unit="Seeds"
					rows={kinds.map((kind) => ({
						key: kind,
						mark: <Kanji {...contributionWords[kind].kanji} />,
						title: earningNames[kind],
						range: earningRanges[kind],
						figure: `${rangeText(earningRanges[kind])} Seeds`,
						text: contributionWords[kind].text,
					}))}
				/>
				<FinePrint>
					<Term id="cherry-seeds">Cherry Seeds</Term> are the community’s own token, not CHERRY: the{" "}
					<PageLink to="/guides/glossary">glossary</PageLink> tells the two apart. How the ranges work is explained
					under <PageLink to="/tokens#earning">earning</PageLink>.
				</FinePrint>
			</SectionPart>
			<SectionPart title="From an idea to work that counts">
				<Steps steps={validationSteps} />
			</SectionPart>
			<SectionPart
				title="Recognitions"
				introduction="Now and then a piece of work is remembered by name. A circle verifies it, and it stands in the member’s garden with its season."
			>
				<Table
					hideCaption
					caption={`Those of ${user.username}, the demo member`}
					columns={[
						{ head: "Recognition", cell: ({ title }) => title },
						{ head: "For", cell: ({ description }) => description },
						{ head: "Verified by", cell: ({ verifiedBy }) => verifiedBy },
					]}
					rows={user.recognitions}
					rowKey={({ id }) => id}
				/>
			</SectionPart>
		</SectionParts>
	);
}
