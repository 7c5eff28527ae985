import { Table, type TableProps } from "#src/ui/table.tsx";
import styles from "./data-disclosure.module.css";

/**
 * The figures of a chart as a table, initially closed; a native disclosure, so that it also opens without script. Screen
 * readers are told which chart's: a page may have several.
 * @example <DataDisclosure caption="Seeds by month" columns={…} rows={months} rowKey={(month) => month.key} />
 */
export function DataDisclosure<Row>(table: TableProps<Row>) {
	return (
		<details className={styles.disclosure}>
			<summary className={styles.summary}>
				Show the figures as a table<span className="visually-hidden">: {table.caption}</span>
			</summary>
			<Table {...table} />
		</details>
	);
}
