import { type ReactNode, useId } from "react";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";
import { Panel } from "./panel.tsx";

/**
 * `title` names the button; `before` and `after` (a number, a count) are shown beside it, hidden from screen readers.
 */
export type DisclosureProps = {
	title: string;
	open: boolean;
	onToggle: () => void;
	before?: string;
	after?: string;
	children: ReactNode;
};

/**
 * A button that opens and closes what follows it; closed content is hidden, but found by find-in-page.
 * @example
 * <Disclosure before="05" title="Technical Architecture" after="8" open={open} onToggle={toggle}>…</Disclosure>
 */
export function Disclosure({ title, open, onToggle, before, after, children }: DisclosureProps) {
	const id = useId();
	return (
		<div>
			<button type="button" aria-expanded={open} aria-controls={id} className={styles.button} onClick={onToggle}>
				{before && (
					<span aria-hidden="true" className={styles.before}>
						{before}
					</span>
				)}
				<span className={styles.title}>{title}</span>
				{after && !open && (
					<span aria-hidden="true" className={styles.after}>
						{after}
					</span>
				)}
				{(open || !after) && <Icon name="chevron-down" size={16} className={styles.mark} />}
			</button>
			<Panel id={id} active={open} onFound={onToggle}>
				{children}
			</Panel>
		</div>
	);
}
