import { orchestratorPillars } from "#src/content/orchestrator/pillars.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { PillarGrid } from "#src/ui/pillar-grid.tsx";

const [decision] = orchestratorPillars;

/** Six working principles. Specification 2.12 */
export function Pillars() {
	return (
		<SectionParts>
			<PillarGrid pillars={orchestratorPillars} />
			<SectionPart title="How a pillar is kept">
				{decision && (
					<Callout tone="culture" kanji={decision.kanji} title="Alignment is counted, not felt">
						<p>
							After each task, the person who asked answers one question for each pillar, with yes or no. A task is in
							keeping when all six are yes. One no is talked over the same week, as in <Term id="hansei">hansei:</Term>{" "}
							what happened, why, what will be different. What the words ask of people is under{" "}
							<PageLink to="/guides/culture">Community Culture</PageLink>.
						</p>
					</Callout>
				)}
			</SectionPart>
		</SectionParts>
	);
}
