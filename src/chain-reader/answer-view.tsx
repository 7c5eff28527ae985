import { useId, useState } from "react";
import { Disclosure } from "#src/ui/disclosure.tsx";
import { type Column, Table } from "#src/ui/table.tsx";
import type { DescribedTable } from "./description.ts";
import type { ReadAnswer } from "./read-text.ts";
import styles from "./reading.module.css";

/** Maximum number of log lines shown; nodes truncate logs long before. */
const MAX_LINES = 500;

/** An answer in plain words: a summary, its figures, what moved, and the programs' log. */
export function AnswerView({ answer }: { answer: ReadAnswer }) {
	const id = useId();
	const [open, setOpen] = useState(false);
	const { title, says, rows, tables, log } = answer;
	return (
		<section aria-labelledby={id} className={styles.answer}>
			<h4 id={id} className={styles.title}>
				{title}
				{answer.id !== null && <span className={styles.number}> for request {answer.id}</span>}
			</h4>
			<p className={styles.says}>{says}</p>
			{rows.length > 0 && (
				<dl className={styles.rows}>
					{rows.map(({ label, value, note, code }) => (
						<div key={label} className={styles.row}>
							<dt>{label}</dt>
							<dd>
								{code ? <code>{value}</code> : <b>{value}</b>}
								{note && <span className={styles.note}> {note}</span>}
							</dd>
						</div>
					))}
				</dl>
			)}
			{tables.map((table) => (
				<AnswerTable key={table.caption} table={table} />
			))}
			{log.length > 0 && (
				<Disclosure title="Program log" after={String(log.length)} open={open} onToggle={() => setOpen(!open)}>
					<ol className={styles.log}>
						{log.slice(0, MAX_LINES).map((line, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: log lines may repeat
							<li key={index}>{line}</li>
						))}
					</ol>
					{log.length > MAX_LINES && <p className={styles.note}>and {log.length - MAX_LINES} more</p>}
				</Disclosure>
			)}
		</section>
	);
}

type Row = { key: string; cells: readonly string[] };

function AnswerTable({ table: { caption, heads, rows, codes, figures, more } }: { table: DescribedTable }) {
	const columns = heads.map((head, index): Column<Row> => {
		const cell = ({ cells }: Row) => (codes.includes(index) ? <code>{cells[index]}</code> : cells[index]);
		return { head, cell, numeric: figures.includes(index) };
	});
	return (
		<div className={styles.table}>
			<Table
				stacks
				caption={caption}
				columns={columns}
				rows={rows.map((cells, index) => ({ key: String(index), cells }))}
				rowKey={({ key }) => key}
			/>
			{more > 0 && <p className={styles.note}>and {more} more</p>}
		</div>
	);
}
