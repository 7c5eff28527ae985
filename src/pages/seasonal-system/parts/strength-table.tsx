import { type Column, Table } from "#src/ui/table.tsx";
import { Strength } from "./strength.tsx";

/** `of` holds the levels by name, in their order, a row each. */
export interface StrengthTableProps<Level extends string> {
	title: string;
	text: string;
	caption: string;
	of: Readonly<Record<Level, unknown>>;
	columns: readonly Column<NoInfer<Level>>[];
}

/** One thing that can be stronger or weaker, and what it is at each level. */
export function StrengthTable<Level extends string>({ title, text, caption, of, columns }: StrengthTableProps<Level>) {
	return (
		<Strength title={title} text={text}>
			<Table
				hideCaption
				caption={caption}
				columns={columns}
				rows={Object.keys(of) as Level[]}
				rowKey={(level) => level}
			/>
		</Strength>
	);
}
