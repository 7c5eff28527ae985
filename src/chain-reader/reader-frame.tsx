import { type ReactNode, useId } from "react";
import styles from "#src/calculator/calculator.module.css";

/** The reader's frame and description, the same before and after its code has loaded. */
export function ReaderFrame({ children }: { children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={styles.calculator}>
			<h3 id={id}>Read a node’s answer</h3>
			<p className={styles.introduction}>
				Anyone can ask a node what is on the chain. It answers in JSON, with numbers that are easily misread. Here every
				figure is shown in full, to the last unit, and if an answer is invalid, the faulty field is named. What you
				paste stays on this page.
			</p>
			{children}
		</section>
	);
}
