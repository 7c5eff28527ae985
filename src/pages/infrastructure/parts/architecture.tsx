import { Bar } from "#src/charts/bar.tsx";
import { meshNodes } from "#src/content/facts/infrastructure.ts";
import { heartbeat, heartbeatBytes, meshNeighbours } from "#src/content/facts/mesh.ts";
import { diagramParts, holders } from "#src/content/p2p/diagram.ts";
import { whileDown } from "#src/content/p2p/overview.ts";
import { countText } from "#src/figures/figure-text.ts";
import { capitalWord, numberWord } from "#src/figures/number-word.ts";
import { beatsADay, heartbeatTraffic, placesAfter } from "#src/mesh/traffic.ts";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { Table } from "#src/ui/table.tsx";
import styles from "./mesh-diagram.module.css";
import { MeshDiagram } from "./mesh-diagram.tsx";

const neighbours = meshNeighbours.fastest + meshNeighbours.random;
const everyone = meshNodes - 1;
const daily = beatsADay(heartbeat.everySeconds);
const costOf = (count: number) =>
	heartbeatTraffic(count, { everySeconds: heartbeat.everySeconds, bytes: heartbeatBytes });
const [few, all] = [costOf(neighbours), costOf(everyone)];

const costs = [
	{
		what: "Heartbeats sent a day",
		few: `${neighbours} × ${countText(daily)} = ${countText(few.beats)}`,
		all: `${everyone} × ${countText(daily)} = ${countText(all.beats)}`,
	},
	{
		what: `At ${heartbeatBytes} bytes each`,
		few: `${few.megabytes.toFixed(1)} MB`,
		all: `${Math.round(all.megabytes)} MB`,
	},
	{ what: "News reaches all nodes in", few: "three or four hops", all: "one hop" },
];

const hops = [1, 2, 3].map((count) => ({ count, places: placesAfter(count, neighbours) }));
const last = hops.at(-1)?.places ?? 1;

/** How nodes are connected, what it costs, and how failures stay isolated. */
export function Architecture() {
	return (
		<SectionParts>
			<SectionPart title="Around one node">
				<div className={styles.picture}>
					<MeshDiagram />
					<Steps steps={diagramParts} />
				</div>
			</SectionPart>
			<SectionPart
				title={`Why ${numberWord(neighbours)}, and not everyone`}
				introduction={`Because of the heartbeat, which goes to each neighbour every ${heartbeat.everySeconds} seconds. Reckoned for ${meshNodes} nodes.`}
			>
				<Table
					hideCaption
					stacks
					caption="What neighbours cost"
					columns={[
						{ head: "For one node", cell: ({ what }) => what },
						{ head: `${capitalWord(neighbours)} neighbours`, cell: (row) => row.few },
						{ head: `All ${everyone} others`, cell: (row) => row.all },
					]}
					rows={costs}
					rowKey={({ what }) => what}
				/>
				<FinePrint>
					24 h × 60 × 60 s ÷ {heartbeat.everySeconds} s = {countText(daily)} beats a day for each neighbour. A megabyte
					is a million bytes.
				</FinePrint>
			</SectionPart>
			<SectionPart
				title="How far news gets"
				introduction={`${capitalWord(neighbours)} neighbours, each with ${numberWord(neighbours)} of their own. Some of the places overlap, so the third hop does not always reach all ${meshNodes} nodes; the fourth does.`}
			>
				<FigureRows
					rows={hops.map(({ count, places }) => ({
						label: `After ${numberWord(count)} ${count === 1 ? "hop" : "hops"}, at best`,
						how: Array(count).fill(neighbours).join(" × "),
						figure: `${places} places`,
						chart: <Bar value={(places / last) * 100} strong={places >= meshNodes} />,
					}))}
				/>
			</SectionPart>
			<SectionPart title="Who holds what">
				<Table
					hideCaption
					stacks
					caption="What each part holds, and what it lacks"
					columns={[
						{ head: "Part", cell: ({ who }) => who },
						{ head: "Holds", cell: ({ holds }) => holds },
						{ head: "Lacks, on purpose", cell: ({ lacks }) => lacks },
					]}
					rows={holders}
					rowKey={({ who }) => who}
				/>
			</SectionPart>
			<SectionPart
				title="If the mesh were down"
				introduction="The test of any architecture is to take a part away. The tool and its capsules need the mesh for one thing only."
			>
				<FigureRows rows={whileDown.map(({ what, goes }) => ({ label: what, figure: goes }))} />
			</SectionPart>
		</SectionParts>
	);
}
