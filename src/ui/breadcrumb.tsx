import type { ReactNode } from "react";
import styles from "./breadcrumb.module.css";
import { Icon } from "./icon.tsx";
import { LIST } from "./list-role.ts";

/** `trail` holds the links from the outside in (the caller's, so that they navigate its way); `current` is this page. */
export type BreadcrumbProps = { trail: readonly ReactNode[]; current: string };

/**
 * Where this page stands. The last step is plain text, not a link to itself.
 * @example <Breadcrumb trail={[<a href="/docs/technical-architecture">05 Technical Architecture</a>]} current="Server Capsules" />
 */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
	return (
		<nav aria-label="Breadcrumb">
			<ol {...LIST} className={styles.trail}>
				{trail.map((link, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a trail is never reordered.
					<li key={index} className={styles.step}>
						{link}
						<Icon name="chevron-right" size={14} />
					</li>
				))}
				<li className={styles.current}>{current}</li>
			</ol>
		</nav>
	);
}
