import { useId } from "react";
import type { Span } from "#src/chain/chain-answer-error.ts";
import { Button } from "#src/ui/button.tsx";
import { excerptOf } from "./excerpt.ts";
import type { Trouble } from "./read-text.ts";
import styles from "./reading.module.css";

/** The invalid field, what was expected there, and its position in the text. */
export function TroubleView(props: { text: string; trouble: Trouble; onSelect: (span: Span) => void }) {
	const { text, trouble, onSelect } = props;
	const id = useId();
	const { title, path, what, span, line, column } = trouble;
	const { before, marked, after } = excerptOf(text, span);
	return (
		<section aria-labelledby={id} className={styles.trouble}>
			<h4 id={id} className={styles.title}>
				{title}
			</h4>
			<dl className={styles.rows}>
				{path !== "" && (
					<div className={styles.row}>
						<dt>Field</dt>
						<dd>
							<code>{path}</code>
						</dd>
					</div>
				)}
				<div className={styles.row}>
					<dt>Problem</dt>
					<dd>
						<b>{what.replace(/^e/, "E")}</b>
					</dd>
				</div>
				<div className={styles.row}>
					<dt>Location</dt>
					<dd>
						line {line}, column {column}
					</dd>
				</div>
			</dl>
			<pre className={styles.excerpt}>
				{before}
				<mark>{marked || "(the text ends here)"}</mark>
				{after}
			</pre>
			<Button onClick={() => onSelect(span)}>Show in the text</Button>
		</section>
	);
}
