import { SplitBar, SplitMark } from "#src/charts/split-bar.tsx";
import { capacityInUse, metrics } from "#src/content/demo/metrics.ts";
import { infrastructureSteps } from "#src/content/ecosystem-guide/steps.ts";
import { ecosystemStated } from "#src/content/facts/ecosystem.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { GpuRental } from "./gpu-rental.tsx";
import { SectionFrame } from "./section-frame.tsx";
import styles from "./words.module.css";

const { totalNodes, totalCapacity, utilizationRate } = metrics.infrastructureStats;

/** What members lend, and what it costs to rent it. Specification 9, Ecosystem guide */
export function Infrastructure() {
	return (
		<SectionFrame id="infrastructure">
			<SectionPart title="What the mesh holds">
				<p className={styles.text}>
					A <Term id="node">node</Term> is a member’s machine in the <Term id="mesh">mesh:</Term> a server in a rack, or
					a workstation that is idle at night. We say {ecosystemStated.nodes} in passing, because one joins or leaves
					nearly every day; the count below is a sample of one evening.
				</p>
				<div className={styles.rows}>
					<FigureRows
						rows={[
							{ label: "Nodes", figure: String(totalNodes) },
							{ label: "Virtual processors, all nodes together", figure: countText(totalCapacity) },
							{
								label: "On an average node",
								how: `${countText(totalCapacity)} ÷ ${totalNodes}`,
								figure: countText(totalCapacity / totalNodes),
							},
						]}
					/>
				</div>
				<div className={`${styles.rows} ${styles.apart}`}>
					<SplitBar percent={utilizationRate} />
					<FigureRows
						rows={[
							{
								mark: <SplitMark part="first" />,
								label: `In use, ${utilizationRate}%`,
								how: `${countText(totalCapacity)} × ${utilizationRate}%`,
								figure: countText(capacityInUse),
							},
							{
								mark: <SplitMark part="rest" />,
								label: "Idle, to be rented",
								how: `${countText(totalCapacity)} − ${countText(capacityInUse)}`,
								figure: countText(totalCapacity - capacityInUse),
							},
						]}
					/>
				</div>
			</SectionPart>

			<GpuRental />

			<SectionPart title="From an idle machine to a rented hour">
				<Steps steps={infrastructureSteps} />
			</SectionPart>

			<p className={styles.text}>
				How nodes find each other and notice that one has gone is explained under{" "}
				<PageLink to="/infrastructure/p2p">P2P Infrastructure</PageLink>. Whoever wants a machine of their own, with a
				contract, goes to <PageLink to="/infrastructure/servers">Cherry Servers</PageLink>.
			</p>
		</SectionFrame>
	);
}
