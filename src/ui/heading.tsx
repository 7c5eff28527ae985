import type { ReactNode } from "react";

/** The level a heading has in its page; the look never depends on it. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/**
 * A page's own heading can be given the focus, from where reading begins.
 * @example <Heading level={3} className={styles.title}>Seedling</Heading>
 */
export function Heading(props: {
	level: HeadingLevel;
	className?: string | undefined;
	id?: string;
	children: ReactNode;
}) {
	const { level, ...rest } = props;
	const Element = `h${level}` as const;
	return <Element {...(level === 1 && { tabIndex: -1 })} {...rest} />;
}
