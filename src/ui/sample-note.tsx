import type { ReactNode } from "react";
import styles from "./sample-note.module.css";

/**
 * Says what of a page is sample data: once a page, quietly.
 * @example <SampleNote>Sample data: demo metrics.</SampleNote>
 */
export function SampleNote({ children }: { children: ReactNode }) {
	return <p className={styles.note}>{children}</p>;
}
