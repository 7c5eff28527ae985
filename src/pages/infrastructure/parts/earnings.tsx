import { metrics } from "#src/content/demo/metrics.ts";
import { ecosystemBusiness } from "#src/content/facts/ecosystem.ts";
import { earningRanges } from "#src/content/facts/seeds.ts";
import { countText } from "#src/figures/figure-text.ts";
import { rangeText } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";

const { averageEarnings, totalNodes } = metrics.infrastructureStats;
const { gpuSaving, marketplaceFee } = ecosystemBusiness;
const { infrastructure } = earningRanges;

/** What a node earns: Cherry Seeds for its presence, and rent from the marketplace, which is in dollars. */
export function Earnings() {
	return (
		<SectionPart
			title="What it earns"
			introduction="Two purses that never meet: the community rewards a node for being there, in Seeds, and the ecosystem’s marketplace rents out what it can compute, for dollars."
		>
			<FigureRows
				rows={[
					{
						label: "Cherry Seeds a month, for a server that stayed up and was used",
						figure: rangeText(infrastructure),
					},
					{
						label: "Cherry Seeds a season, on average",
						how: `${countText(averageEarnings)} × ${totalNodes} = ${countText(averageEarnings * totalNodes)} for all nodes`,
						figure: String(averageEarnings),
					},
					{
						label: "Kept by the marketplace of the ecosystem",
						how: "of a rental, in dollars",
						figure: `${marketplaceFee}%`,
					},
					{ label: "Saved by renting a GPU there", how: "below a large cloud", figure: `${gpuSaving}%` },
				]}
			/>
			<FinePrint>
				The average counts every node, even the lunchbox that joined last week, so it lies far below what a good month
				brings. <Term id="cherry-seeds">Cherry Seeds</Term> are explained in the{" "}
				<PageLink to="/tokens#earning">token hub</PageLink>. Fee and rental, in dollars, are in the{" "}
				<PageLink to="/guides/ecosystem#business">ecosystem guide</PageLink>; its token <Term id="cherry">CHERRY</Term>{" "}
				sets aside a share for those who lend machines.
			</FinePrint>
		</SectionPart>
	);
}
