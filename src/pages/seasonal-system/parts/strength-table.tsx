import { type Column, Table } from "#src/ui/table.tsx";
import { Strength } from "./strength.tsx";

/** `of` holds the levels by name, in order, one per row. */
export interface StrengthTableProps<Level extends string> {
	title: string;
	text: string;
	caption: string;
	of: Readonly<Record<Level, unknown>>;
	columns: readonly Column<NoInfer<Level>>[];
}

/** Something with variable strength, and its figures at each level. */
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
