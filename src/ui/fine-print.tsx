import type { ReactNode } from "react";
import styles from "./fine-print.module.css";

/**
 * A subdued note under figures: that they are samples, or how one was computed.
 * @example <FinePrint>7 + 12 + 10 + 8 = 37 seats.</FinePrint>
 */
export function FinePrint({ children }: { children: ReactNode }) {
	return <p className={styles.print}>{children}</p>;
}
