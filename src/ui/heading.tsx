import type { ReactNode } from "react";

/** The level a heading has in its page; the look never depends on it. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** @example <Heading level={3} className={styles.title}>Seedling</Heading> */
export function Heading(props: {
	level: HeadingLevel;
	className?: string | undefined;
	id?: string;
	children: ReactNode;
}) {
	const { level, ...rest } = props;
	const Element = `h${level}` as const;
	return <Element {...rest} />;
}
