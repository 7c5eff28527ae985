import type { ReactNode } from "react";
import styles from "./button-row.module.css";

/** Buttons side by side, under the text they belong to. */
export function ButtonRow({ children }: { children: ReactNode }) {
	return <div className={styles.row}>{children}</div>;
}
