import { useId } from "react";
import type { Span } from "#src/chain/chain-answer-error.ts";
import { Button } from "#src/ui/button.tsx";
import type { Trouble } from "./read-text.ts";
import styles from "./reading.module.css";

/** Characters shown of what is wrong, and on either side of it. */
const SHOWN = 160;
const AROUND = 60;

/** The field that is wrong, what was expected there, and the place in the text. */
export function TroubleView(props: { text: string; trouble: Trouble; onSelect: (span: Span) => void }) {
	const { text, trouble, onSelect } = props;
	const id = useId();
	const { path, what, span, line, column } = trouble;
	const [from, to] = span;
	const end = Math.min(to, from + SHOWN);
	return (
		<section aria-labelledby={id} className={styles.trouble}>
			<h4 id={id} className={styles.title}>
				{path === "" ? "This is no answer of a node" : "A field is not as it should be"}
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
					<dt>What is wrong</dt>
					<dd>
						<b>{what}</b>
					</dd>
				</div>
				<div className={styles.row}>
					<dt>Where</dt>
					<dd>
						line {line}, column {column}
					</dd>
				</div>
			</dl>
			<pre className={styles.excerpt}>
				{from > AROUND && "…"}
				{text.slice(Math.max(0, from - AROUND), from)}
				<mark>{text.slice(from, end) || "▏"}</mark>
				{end < to ? "…" : text.slice(end, end + AROUND)}
				{end === to && end + AROUND < text.length && "…"}
			</pre>
			<Button onClick={() => onSelect(span)}>Show it in the text</Button>
		</section>
	);
}
