import { LIST } from "./list-role.ts";
import styles from "./steps.module.css";

/** What to do, and how. */
export type Step = { title: string; text: string };

export type StepsProps = { steps: readonly Step[] };

/**
 * Numbered steps, one ruled row each.
 * @example <Steps steps={[{ title: "Ask", text: "In the open channel." }]} />
 */
export function Steps({ steps }: StepsProps) {
	return (
		<ol {...LIST} className={styles.steps}>
			{steps.map(({ title, text }, index) => (
				<li key={title} className={styles.step}>
					<span aria-hidden="true" className={styles.number}>
						{index + 1}
					</span>
					<div>
						<h4 className={styles.title}>{title}</h4>
						<p className={styles.text}>{text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}
