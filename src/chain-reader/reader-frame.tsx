import { type ReactNode, useId } from "react";
import styles from "#src/calculator/calculator.module.css";
import { Heading, type HeadingLevel } from "#src/ui/heading.tsx";

/** The reader's frame and what it is for, the same before and after it has come. */
export function ReaderFrame({ level, children }: { level: HeadingLevel; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={styles.calculator}>
			<Heading level={level} id={id}>
				Read a node’s answer
			</Heading>
			<p className={styles.introduction}>
				What stands on the chain, anyone can ask a node of it. The answer is JSON, in numbers that are easily misread.
				Here each figure is shown whole, to the last unit; and where an answer is not as it should be, the field is
				named. It stays on this page: nothing is sent.
			</p>
			{children}
		</section>
	);
}
