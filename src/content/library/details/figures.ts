import type { LineChartProps } from "#src/charts/line-chart.tsx";
import type { ProgressBarProps } from "#src/ui/progress-bar.tsx";
import type { StatProps, StatRowProps } from "#src/ui/stat.tsx";
import type { TableProps } from "#src/ui/table.tsx";
import type { ComponentDetails, FieldRows } from "../entry.ts";

/** Props of components that count and measure. */
export const figureDetails = {
	stat: {
		source: "src/ui/stat.tsx",
		props: {
			children: { required: true, type: "ReactNode", text: "StatRow: its figures." },
			dense: { type: "boolean", text: "StatRow: labels first and figures small, for two rows or more." },
			figure: { required: true, type: "string", text: "As text: it knows how it is rounded." },
			unit: { type: "string", text: "Small, after the figure." },
			label: { required: true, type: "string", text: "What it counts." },
			icon: { type: "IconName", text: "Before the label." },
			context: { type: "string", text: "A line beneath." },
			chart: { type: "ReactNode", text: "A micro-chart beneath." },
		} satisfies FieldRows<StatRowProps & StatProps>,
		keyboard: "Nothing to press.",
		accessibility: "Terms and descriptions: the label is heard first, then the figure.",
	},
	table: {
		source: "src/ui/table.tsx",
		props: {
			caption: { required: true, type: "string", text: "Names the table." },
			hideCaption: { type: "boolean", text: "Where a heading above says the same." },
			columns: {
				required: true,
				type: "readonly Column<Row>[]",
				text: "Head and cell of each; `numeric` aligns right.",
			},
			rows: { required: true, type: "readonly Row[]", text: "What the cells are made from." },
			rowKey: { required: true, type: "(row: Row) => string", text: "Tells rows apart." },
			stacks: { type: "boolean", text: "Lets rows become blocks with few columns, too." },
			marked: { type: "(row: Row) => boolean", text: "Rows that something else on the page points at." },
		} satisfies FieldRows<TableProps<unknown>>,
		keyboard: "Nothing to press.",
		accessibility: "A table in every layout: its roles are kept where rows are stacked. The first cell names its row.",
	},
	"progress-bar": {
		source: "src/ui/progress-bar.tsx",
		props: {
			label: { required: true, type: "string", text: "What is under way." },
			value: { required: true, type: "number", text: "From 0 to 1." },
		} satisfies FieldRows<ProgressBarProps>,
		keyboard: "Nothing to press.",
		accessibility: "A native progress bar with a visible label, which should carry the figure as well.",
	},
	"line-chart": {
		source: "src/charts/line-chart.tsx",
		props: {
			title: { required: true, type: "string", text: "Names the chart." },
			summary: { type: "string", text: "What it shows, where no text beside it says so." },
			steps: { required: true, type: "readonly string[]", text: "Labels beneath, one a value." },
			series: {
				required: true,
				type: "readonly LineSeries[]",
				text: "Values, look, the words at the end, and a name where there are two.",
			},
			marked: { type: "readonly boolean[]", text: "Tints some of the steps." },
		} satisfies FieldRows<LineChartProps>,
		keyboard: "Nothing to press.",
		accessibility: "Title and summary are read. Lines differ in look and are labelled where they end.",
	},
} satisfies Record<string, ComponentDetails>;
