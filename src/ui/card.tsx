import type { ReactNode } from "react";
import styles from "./card.module.css";

/** `as` is the element: a list item, an article, or a plain box. */
export type CardProps = { children: ReactNode; as?: "div" | "li" | "article" };

/**
 * A panel for something that can be chosen or compared; everything else is separated by lines, not boxes.
 * @example <Card as="article"><h3>cherry tunnel</h3><CodeBlock … /></Card>
 */
export function Card({ children, as: Element = "div" }: CardProps) {
	return <Element className={styles.card}>{children}</Element>;
}
