import type { ReactNode } from "react";
import { Badge } from "./badge.tsx";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { LIST } from "./list-role.ts";
import styles from "./plan-card.module.css";
import { Unbroken } from "./unbroken.tsx";

/** One line of a plan with its icon. */
export type PlanSpec = { icon: ReactNode; text: string };

/** `badge` raises the plan; only its `action` should then be primary. `hourly` is set in a monospaced font. */
export type PlanCardProps = {
	name: string;
	use: string;
	price: string;
	period: string;
	hourly: string;
	specs: readonly PlanSpec[];
	action: ReactNode;
	badge?: string;
	level?: HeadingLevel;
};

/**
 * A plan to compare, in a grid with its siblings.
 * @example
 * <PlanCard
 *   name="E3-1240 v3" use="First steps" price="€49" period="a month" hourly="€0.084/hr"
 *   specs={specs} action={<Button>Compose the command</Button>}
 * />
 */
export function PlanCard({ name, use, price, period, hourly, specs, action, badge, level = 3 }: PlanCardProps) {
	return (
		<article className={`${styles.card} ${badge ? styles.raised : ""}`}>
			<Heading level={level} className={styles.name}>
				{name}
			</Heading>
			{badge && (
				<p className={styles.badge}>
					<Badge tone="filled">{badge}</Badge>
				</p>
			)}
			<p className={styles.use}>{use}</p>
			<p className={styles.price}>
				<span className={styles.figure}>{price}</span> {period}
			</p>
			<p className={styles.hourly}>{hourly}</p>
			<ul {...LIST} className={styles.specs}>
				{specs.map(({ icon, text }) => (
					<li key={text}>
						{icon}
						<span>
							<Unbroken within={/(\S+-\S+)/}>{text}</Unbroken>
						</span>
					</li>
				))}
			</ul>
			<div className={styles.action}>{action}</div>
		</article>
	);
}
