import type { ReactNode } from "react";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./calculator.module.css";

/**
 * `formula` contains the numbers, and `result` is its value or, for a `comparison`, the conclusion. `note` explains it
 * where it is not obvious.
 */
export type WorkingStep = {
	title: string;
	formula: ReactNode;
	result: string;
	comparison?: boolean;
	note?: string | null;
};

/**
 * How a result is calculated, step by step, each formula with its numbers.
 * @example <Working steps={[{ title: "Bonus", formula: "⌊137 ÷ 30⌋ × 5%", result: "20%" }]} />
 */
export function Working({ steps }: { steps: readonly WorkingStep[] }) {
	return (
		<div>
			<h4 className={styles.workingHeading}>How it is calculated</h4>
			<ol {...LIST} className={styles.steps}>
				{steps.map(({ title, formula, result, comparison = false, note }) => (
					<li key={title} className={styles.step}>
						<span className={styles.stepTitle}>{title}</span>
						<span className={styles.formula}>
							{formula}
							{comparison ? ", so " : " "}
							<span className={styles.result}>
								{!comparison && "= "}
								{result}
							</span>
						</span>
						{note && <span className={styles.note}>{note}</span>}
					</li>
				))}
			</ol>
		</div>
	);
}

/** A power, typeset and as read aloud. @example <Power base="1.18" exponent="30/365" /> */
export function Power({ base, exponent }: { base: string; exponent: string }) {
	return (
		<>
			{base}
			<span className="visually-hidden"> to the power of </span>
			<sup className={styles.exponent}>{exponent}</sup>
		</>
	);
}
