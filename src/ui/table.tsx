import type { ReactNode } from "react";
import styles from "./table.module.css";
import { CELL, COLUMN_HEAD, GROUP, ROW, ROW_HEAD, TABLE } from "./table-roles.ts";

/** `numeric` aligns right with tabular figures. The first column names its row. */
export type Column<Row> = { head: string; cell: (row: Row) => ReactNode; numeric?: boolean };

/**
 * `caption` names the table, visually hidden if a heading above says the same; `rowKey` identifies rows; `stacks` is
 * for few columns of whole sentences; `marked` rows are those that something else on the page refers to.
 */
export type TableProps<Row> = {
	caption: string;
	hideCaption?: boolean;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string;
	stacks?: boolean;
	marked?: (row: Row) => boolean;
};

/**
 * Hairline rows under a strong line; with more than three columns (or if it `stacks`) and less than 40rem of room, or
 * with less than 17rem, each row becomes a block with its labels. In between, a table scrolls sideways if its words do
 * not fit.
 * @example
 * <Table caption="Sites" columns={[{ head: "City", cell: (site) => site.city }]} rows={sites} rowKey={(s) => s.id} />
 */
export function Table<Row>(props: TableProps<Row>) {
	const { caption, hideCaption = false, columns, rows, rowKey, stacks = columns.length > 3, marked } = props;
	return (
		<div className={stacks ? styles.room : styles.scrolls}>
			<table {...TABLE} className={styles.table}>
				<caption className={hideCaption ? "visually-hidden" : styles.caption}>{caption}</caption>
				<thead {...GROUP} className={styles.head}>
					<tr {...ROW}>
						{columns.map(({ head, numeric }) => (
							<th key={head} {...COLUMN_HEAD} className={numeric ? styles.numeric : undefined}>
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...GROUP}>
					{rows.map((row) => (
						<tr key={rowKey(row)} {...ROW} data-marked={marked?.(row) || undefined} className={styles.row}>
							{columns.map(({ head, cell, numeric }, index) =>
								index === 0 ? (
									<th key={head} {...ROW_HEAD} className={styles.name}>
										{cell(row)}
									</th>
								) : (
									<td key={head} {...CELL} data-head={head} className={numeric ? styles.numeric : undefined}>
										{cell(row)}
									</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
