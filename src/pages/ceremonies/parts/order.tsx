import { Table } from "#src/ui/table.tsx";
import type { TimedPart } from "../gathering.ts";
import styles from "./order.module.css";

/** A gathering minute by minute. */
export function Order({ caption, parts }: { caption: string; parts: readonly TimedPart[] }) {
	return (
		<Table
			hideCaption
			caption={caption}
			columns={[
				{ head: "Minute", cell: ({ from, to }) => <span className="whole">{`${from}–${to}`}</span> },
				{ head: "Part", cell: ({ title }) => <strong className={styles.part}>{title}</strong> },
				{ head: "What happens", cell: ({ text }) => text },
			]}
			rows={parts}
			rowKey={({ title }) => title}
		/>
	);
}
