import { metrics } from "#src/content/demo/metrics.ts";
import { ecosystemStated } from "#src/content/facts/ecosystem.ts";
import { heartbeat, meshNeighbours } from "#src/content/facts/mesh.ts";
import { meshUses, mutualWork, netWord } from "#src/content/p2p/overview.ts";
import { numberWord } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { LinkRows } from "#src/navigation/link-rows.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { InlineCode } from "#src/ui/inline-code.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Table } from "#src/ui/table.tsx";

const { totalNodes } = metrics.infrastructureStats;
const { everySeconds, timeoutSeconds } = heartbeat;
const { fastest, random } = meshNeighbours;

const ways = [
	{
		to: "/docs/technical-architecture/p2p-mesh",
		icon: "book-open",
		title: "P2P Mesh, the document",
		description: "The same rules in full, with terminal sessions to follow.",
	},
	{
		to: "/cli#p2p",
		icon: "square-terminal",
		title: "The four commands",
		description: "Join, leave, peers and status, with every option.",
	},
	{
		to: "/guides/ecosystem#infrastructure",
		icon: "waypoints",
		title: "Renting on the marketplace",
		description: "Machines that members rent out by the hour, their prices and the fee.",
	},
	{
		to: "/infrastructure/servers",
		icon: "server",
		title: "Cherry Servers",
		description: "A machine with a contract, to run a node on or anything else.",
	},
] as const;

/** Specification 2.13 and 9 (P2P text). */
export function Overview() {
	return (
		<SectionParts>
			<div>
				<StatRow>
					<Stat figure={String(totalNodes)} label="Nodes" context={`${ecosystemStated.nodes} in round figures`} />
					<Stat figure={String(everySeconds)} unit="s" label="Heartbeat" context="From neighbour to neighbour" />
					<Stat figure={String(timeoutSeconds)} unit="s" label="Timeout" context="Then a node is off the list" />
					<Stat
						figure={String(fastest + random)}
						label="Neighbours per node"
						context={`${fastest} fastest + ${random} by lot`}
					/>
				</StatRow>
				<SampleNote>
					Sample data: the counts, capacities, round trips and earnings of this page. The protocol’s own numbers,{" "}
					{everySeconds} and {timeoutSeconds} s among them, are its rules.
				</SampleNote>
			</div>
			<SectionPart title="Three things, and no more">
				<Prose>
					<p>
						The <Term id="mesh">mesh</Term> finds peers, notices when they go, and carries sealed files between them. It
						stores no accounts and runs no votes. Nor can it look into what it carries, because a{" "}
						<Term id="capsule">capsule</Term> is encrypted before it sets off.
					</p>
					<p>
						Each <Term id="node">node</Term> keeps {numberWord(fastest + random)} neighbours and sends each of them a{" "}
						<Term id="heartbeat">heartbeat</Term> every {everySeconds} seconds. Whoever stays silent for{" "}
						{timeoutSeconds} seconds is taken off the list. All the rest of this page follows from these three numbers.
					</p>
				</Prose>
			</SectionPart>
			<SectionPart
				title="When to use it"
				introduction="A mesh is good at moving whole things between places. For the rest there is a shorter way."
			>
				<Table
					hideCaption
					caption="What to use for what"
					columns={[
						{ head: "You want to", cell: ({ want }) => want },
						{
							head: "Use",
							cell: ({ command }) => (command === null ? "The mesh" : <InlineCode>{`\`${command}\``}</InlineCode>),
						},
					]}
					rows={meshUses}
					rowKey={({ want }) => want}
				/>
			</SectionPart>
			<Callout tone="culture" kanji={netWord} title="Many thin threads">
				<p>
					A fishing net, <i>{netWord.reading}</i>, holds because each knot is tied to only a few others: cut one thread,
					and the load moves to its neighbours. Nets with a single strong centre tear all at once. Villages call this
					kind of help <i>{mutualWork.reading}</i> (<span lang="ja">{mutualWork.kanji}</span>, {mutualWork.meaning}):
					today your field, tomorrow mine.
				</p>
			</Callout>
			<SectionPart title="Where to read on">
				<LinkRows rows={ways.map(({ icon, ...way }) => ({ ...way, mark: <Icon name={icon} /> }))} />
			</SectionPart>
			<Prose>
				<p>
					Two tokens meet here. Running a node is paid in <Term id="cherry-seeds">Cherry Seeds;</Term> the marketplace
					belongs to the ecosystem, whose token is <Term id="cherry">CHERRY.</Term> The{" "}
					<PageLink to="/guides/glossary">glossary</PageLink> keeps them apart.
				</p>
			</Prose>
		</SectionParts>
	);
}
