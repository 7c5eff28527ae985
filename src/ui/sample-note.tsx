import type { ReactNode } from "react";
import styles from "./sample-note.module.css";

/**
 * Says, once per page and subdued, which of its content is sample data.
 * @example <SampleNote>Sample data: demo metrics.</SampleNote>
 */
export function SampleNote({ children }: { children: ReactNode }) {
	return <p className={styles.note}>{children}</p>;
}
