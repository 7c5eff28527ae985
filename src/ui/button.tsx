import type { ComponentProps } from "react";
import styles from "./button.module.css";

type Look = "primary" | "secondary" | "quiet";

/** A native button, or a link when `href` is given; icons are children. At most one primary button per group. */
export type ButtonProps = { look?: Look } & (
	| ({ href: string } & ComponentProps<"a">)
	| ({ href?: never } & ComponentProps<"button">)
);

/**
 * @example <Button look="primary" onClick={reload}><Icon name="rotate-cw" /> Refresh Application</Button>
 * @example <Button href="/docs">Read the docs</Button>
 */
export function Button({ look = "secondary", ...rest }: ButtonProps) {
	const className = `${styles.button} ${styles[look]}`;
	if (rest.href !== undefined) return <a {...rest} className={className} />;
	return <button type="button" {...rest} className={className} />;
}
