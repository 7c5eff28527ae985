import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import styles from "./stat.module.css";
import { Sum } from "./sum.tsx";

/**
 * Figure and unit ("99.9", "%"; one that is a word begins with a space), what it counts with an optional icon, an
 * optional line of context and an optional micro-chart, hidden from screen readers. Specification 3 (Stat).
 */
export type StatProps = {
	figure: string;
	unit?: string;
	label: string;
	icon?: IconName;
	context?: string;
	chart?: ReactNode;
};

/**
 * One figure of a `StatRow`.
 * @example <Stat figure="99.9" unit="%" label="Uptime" context="Last 48 days" chart={<Uptime />} />
 */
export function Stat({ figure, unit, label, icon, context, chart }: StatProps) {
	return (
		<div className={styles.stat}>
			<dt className={styles.label}>
				{icon && <Icon name={icon} size={16} />}
				{label}
			</dt>
			<dd className={styles.figure}>
				{figure}
				{unit && <span className={styles.unit}>{unit}</span>}
			</dd>
			{context && (
				<dd className={styles.context}>
					<Sum>{context}</Sum>
				</dd>
			)}
			{chart && (
				<dd aria-hidden="true" className={styles.chart}>
					{chart}
				</dd>
			)}
		</div>
	);
}

/** `dense` puts the label first and makes the figures small, for two or more rows. */
export type StatRowProps = { children: ReactNode; dense?: boolean };

/**
 * Figures in a ruled row of four; two by two on small screens.
 * @example <StatRow><Stat figure="47" unit="+" label="CLI commands" /></StatRow>
 */
export function StatRow({ children, dense = false }: StatRowProps) {
	return (
		<div className={`${styles.frame} ${dense ? styles.dense : ""}`}>
			<dl className={styles.row}>{children}</dl>
		</div>
	);
}
