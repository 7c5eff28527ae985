import { Bar } from "#src/charts/bar.tsx";
import { Plot } from "#src/charts/plot.tsx";
import { SplitBar, SplitMark } from "#src/charts/split-bar.tsx";
import { capacityInUse, metrics } from "#src/content/demo/metrics.ts";
import { heartbeat, sampleCapsule } from "#src/content/facts/mesh.ts";
import { measured, roundTrips } from "#src/content/p2p/performance.ts";
import { countText, percentText } from "#src/figures/figure-text.ts";
import { deadOnTheList } from "#src/mesh/presence.ts";
import { carrySeconds } from "#src/mesh/traffic.ts";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Table } from "#src/ui/table.tsx";

const { totalNodes, totalCapacity, utilizationRate } = metrics.infrastructureStats;
const { everySeconds, timeoutSeconds } = heartbeat;
const { megabytes } = sampleCapsule;

const longest = deadOnTheList(0, heartbeat);
const shortest = deadOnTheList(everySeconds, heartbeat);
const mean = (longest + shortest) / 2;
const farthest = Math.max(...roundTrips.map(({ milliseconds }) => milliseconds));
/** Megabits a second of a home, an office, and a site's uplink. */
const lines = [100, 1_000, 10_000];

/** What is measured, how, and the results; the figures are samples, the formulas are not. */
export function Performance() {
	return (
		<SectionParts>
			<SectionPart title="What is measured">
				<Table
					hideCaption
					stacks
					caption="Measures and their formulas"
					columns={[
						{ head: "Measure", cell: ({ what }) => what },
						{ head: "Taken by", cell: ({ by }) => by },
						{ head: "Formula", cell: ({ how }) => how },
					]}
					rows={measured}
					rowKey={({ what }) => what}
				/>
			</SectionPart>
			<SectionPart
				title="How full the mesh is"
				introduction={`${totalNodes} nodes on a sample evening, with the virtual processors that their owners rent out.`}
			>
				<SplitBar percent={utilizationRate} />
				<FigureRows
					rows={[
						{ label: "For rent, all nodes together", figure: countText(totalCapacity) },
						{
							label: "On an average node",
							how: `${countText(totalCapacity)} ÷ ${totalNodes}`,
							figure: countText(totalCapacity / totalNodes),
						},
						{
							mark: <SplitMark part="first" />,
							label: `In use, ${utilizationRate}%`,
							how: `${countText(totalCapacity)} × ${utilizationRate}%`,
							figure: countText(capacityInUse),
						},
						{
							mark: <SplitMark part="rest" />,
							label: "Idle",
							how: `${countText(totalCapacity)} − ${countText(capacityInUse)}`,
							figure: countText(totalCapacity - capacityInUse),
						},
					]}
				/>
			</SectionPart>
			<SectionPart
				title="How soon a loss is noticed"
				introduction={`The older the last beat was when a node died, the less of the ${timeoutSeconds} s is left.`}
			>
				<Plot
					title="Seconds from death to removal, by age of the last beat"
					summary={`From ${longest} s, right after a beat, in a straight line down to ${shortest} s, right before the next.`}
					ticks={[0, 30, 60, 90]}
					lines={[
						{
							look: "solid",
							points: [
								{ x: 0, y: longest },
								{ x: everySeconds, y: shortest },
							],
						},
					]}
					marks={[
						{ x: everySeconds / 2, y: mean, figure: `${mean} s`, words: "on average", side: "below" },
						{ x: everySeconds, y: shortest },
					]}
					columns={[0, 10, 20, 30].map((age) => ({ x: age, label: age === 0 ? "0 s" : `${age}` }))}
				/>
				<FinePrint>
					Delay = {timeoutSeconds} s − age of the last beat. Nodes die at no particular moment, so the average is (
					{longest} + {shortest}) ÷ 2 = {mean} s.
				</FinePrint>
			</SectionPart>
			<SectionPart
				title="Round trips from Lithuania"
				introduction="Four neighbours of a sample node. Distance does most of it: no protocol makes Singapore nearer."
			>
				<Table
					hideCaption
					caption="Neighbours of a node in Lithuania"
					columns={[
						{ head: "Node", cell: ({ node }) => node },
						{ head: "Region", cell: ({ region }) => region },
						{ head: "Last beat", numeric: true, cell: ({ lastBeatSeconds }) => `${lastBeatSeconds} s` },
						{ head: "Round trip", numeric: true, cell: ({ milliseconds }) => `${milliseconds} ms` },
						{
							head: "Compared",
							cell: ({ milliseconds }) => (
								<>
									<Bar value={(milliseconds / farthest) * 100} />
									<span className="visually-hidden">{percentText(milliseconds, farthest)} of the farthest</span>
								</>
							),
						},
					]}
					rows={roundTrips}
					rowKey={({ node }) => node}
				/>
			</SectionPart>
			<SectionPart
				title="How long a capsule travels"
				introduction={`The sample capsule of ${megabytes} MB on three lines, at best. The slower of the two ends decides.`}
			>
				<FigureRows
					rows={lines.map((line) => ({
						label: line < 1_000 ? `${line} Mbit/s` : `${line / 1_000} Gbit/s`,
						how: `${megabytes} MB × 8 ÷ ${countText(line)} Mbit/s`,
						figure: `${carrySeconds(megabytes, line).toFixed(line > 1_000 ? 2 : 1)} s`,
					}))}
				/>
			</SectionPart>
		</SectionParts>
	);
}
