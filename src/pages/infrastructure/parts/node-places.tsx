import { Bar } from "#src/charts/bar.tsx";
import { nodeKinds, nodeNeeds, readings, sampleNode } from "#src/content/p2p/nodes.ts";
import { countText, percentText } from "#src/figures/figure-text.ts";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { InlineCode } from "#src/ui/inline-code.tsx";
import { KanjiRows } from "#src/ui/kanji-rows.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { Table } from "#src/ui/table.tsx";

const { lends, inUse } = sampleNode;
const most = Math.max(...nodeKinds.map((kind) => kind.lends));

/** Where nodes are, what each provides, and what it lends. */
export function NodePlaces() {
	return (
		<SectionParts>
			<SectionPart
				title="Four places to stand"
				introduction="The program is the same on each. Where a node stands says how others reach it, and what it is good for."
			>
				<KanjiRows
					rows={nodeKinds.map(({ title, word, text, suits, reached }) => ({
						title,
						word,
						note: `Reached ${reached.toLowerCase()}`,
						columns: [
							{ label: "What it is", text },
							{ label: "What it suits", text: suits },
						],
					}))}
				/>
			</SectionPart>
			<SectionPart title="What a node brings">
				<Steps steps={nodeNeeds} />
			</SectionPart>
			<SectionPart
				title="What it lends"
				introduction="Capacity is a ceiling in gigabytes: no more than that is ever taken, and nothing is set aside before it is needed."
			>
				<FigureRows
					rows={nodeKinds.map((kind) => ({
						label: kind.title,
						figure: `${countText(kind.lends)} GB`,
						chart: <Bar value={(kind.lends / most) * 100} strong={kind.lends === lends} />,
					}))}
				/>
				<FinePrint>
					Typical offers. The node of the examples lends {lends} GB, of which {inUse} GB are in use: {inUse} ÷ {lends} ={" "}
					{percentText(inUse, lends)}.
				</FinePrint>
			</SectionPart>
		</SectionParts>
	);
}

/** What `cherry p2p status` shows, and how to respond. */
export function StatusReadings() {
	return (
		<SectionPart title="Reading the status">
			<Table
				hideCaption
				stacks
				caption="What the status shows, means and asks for"
				columns={[
					{ head: "You see", cell: ({ see }) => see },
					{ head: "It means", cell: ({ means }) => means },
					{ head: "Do", cell: ({ act }) => <InlineCode>{act}</InlineCode> },
				]}
				rows={readings}
				rowKey={({ see }) => see}
			/>
			<FinePrint>When every neighbour seems to vanish at the same moment, the one that vanished is you.</FinePrint>
		</SectionPart>
	);
}
