import { Fragment } from "react";
import styles from "./command-entry.module.css";

/** A usage line that breaks between its parts, and inside a part only if it is longer than the line. */
export function UsageLine({ line }: { line: string }) {
	return (
		<code>
			{line.match(/\[[^\]]*\]|\S+/g)?.map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a line never changes, and two of its parts may be equal
				<Fragment key={index}>
					<span className={styles.part}>{part}</span>{" "}
				</Fragment>
			))}
		</code>
	);
}
