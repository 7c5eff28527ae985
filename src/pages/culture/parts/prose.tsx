import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** Running text as wide as it reads well. */
export function Prose({ children }: { children: ReactNode }) {
	return <div className={styles.prose}>{children}</div>;
}
