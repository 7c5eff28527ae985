import styles from "./words.module.css";

/** What is done first, and what next. */
export interface NumberedItem {
	title: string;
	text: string;
}

/** Things in their order, each with a title. */
export function NumberedList({ items }: { items: readonly NumberedItem[] }) {
	return (
		<ol className={styles.list}>
			{items.map(({ title, text }) => (
				<li key={title}>
					<strong>{title}</strong>
					<br />
					{text}
				</li>
			))}
		</ol>
	);
}
