import type { ReactNode } from "react";

/** The heading's level in its page, independent of its look. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

/** @example <Heading level={3} className={styles.title}>Seedling</Heading> */
export function Heading(props: {
	level: HeadingLevel;
	className?: string | undefined;
	id?: string | undefined;
	children: ReactNode;
}) {
	const { level, ...rest } = props;
	const Element = `h${level}` as const;
	return <Element {...rest} />;
}
