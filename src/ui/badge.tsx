import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** `tone` "soft" marks, "filled" recommends, "good" reports that something is well, "bad" that it is not. */
export type BadgeProps = { children: ReactNode; tone?: "soft" | "filled" | "good" | "bad" };

/**
 * A short word beside a title.
 * @example <Badge tone="filled">Most chosen</Badge>
 */
export function Badge({ children, tone = "soft" }: BadgeProps) {
	return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
