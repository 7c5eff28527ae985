import type { ReactNode } from "react";
import styles from "./prose.module.css";

/**
 * Running text of a page: paragraphs, headings from level 3, lists, with the line length and line height of an
 * article.
 * @example <Prose><p>A garden is never finished.</p><h3>Begin small</h3><p>…</p></Prose>
 */
export function Prose({ children }: { children: ReactNode }) {
	return <div className={styles.prose}>{children}</div>;
}
