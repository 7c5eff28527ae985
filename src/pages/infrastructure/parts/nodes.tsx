import { nameOf } from "#src/cli/usage.ts";
import { CommandEntry } from "#src/command-entry/command-entry.tsx";
import { p2p } from "#src/content/commands/p2p.ts";
import { p2pNodes } from "#src/content/demo/empty-lists.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { Still } from "../still-page.ts";
import { Earnings } from "./earnings.tsx";

/**
 * Kinds of node, what each provides, lends and earns, and the four commands. Specification 2.13 and 3 (p2pNodes)
 */
export function Nodes() {
	return (
		<SectionParts>
			<Still>{({ NodePlaces }) => <NodePlaces />}</Still>
			<Earnings />
			<SectionPart title="Your nodes">
				{p2pNodes.length > 0 ? (
					<ul {...LIST}>
						{p2pNodes.map(({ id, location }) => (
							<li key={id}>
								{id}, {location}
							</li>
						))}
					</ul>
				) : (
					<EmptyState
						level={4}
						title="No node of yours yet"
						action={<PageLink to="/docs/technical-architecture/p2p-mesh">How to join, step by step</PageLink>}
					>
						The list begins with the first heartbeat of your first node. It takes one command, and about four seconds.
					</EmptyState>
				)}
			</SectionPart>
			<SectionPart
				title="Four commands"
				introduction="Run on the node itself. Each leads to its guide, and to the composer that fills it in with you."
			>
				{p2p.map((command) => (
					<CommandEntry key={nameOf(command)} command={command} />
				))}
			</SectionPart>
			<Still>{({ StatusReadings }) => <StatusReadings />}</Still>
		</SectionParts>
	);
}
