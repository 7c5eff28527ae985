import type { ReactNode } from "react";
import { durationBonus, stakeTiers } from "#src/content/facts/seeds.ts";
import styles from "./voting-formula.module.css";

declare module "react" {
	namespace JSX {
		interface IntrinsicElements extends Record<MathElement, MathProps> {}
	}
}
/** `lspace` and `rspace` are the spaces around an operator. */
type MathProps = { children?: ReactNode; display?: "block"; lspace?: string; rspace?: string };
type MathElement = "math" | "mrow" | "mi" | "mo" | "mn";

const { percentPerPeriod, periodDays, mostPercent, fullAfterDays } = durationBonus;

/** Floor brackets; escaped, because none of our fonts has them: mathematics uses a system font. */
const [FLOOR, END] = ["\u230a", "\u230b"];

const letters: readonly [string, ReactNode][] = [
	["P", "voting power"],
	["s", "staked Seeds"],
	["m", `tier multiplier: ${stakeTiers.map(({ name, votes }) => `${name} ${votes}`).join(", ")}`],
	["b", "duration bonus"],
	["d", `days staked; only whole periods of ${periodDays} count`],
];

/** The formula in mathematical notation, with its letters explained. Specification 9 (voting power). */
export function VotingFormula() {
	return (
		<>
			<div className={styles.formula}>
				<math display="block">
					<mi>P</mi>
					<mo>=</mo>
					<mi>s</mi>
					<mo>×</mo>
					<mi>m</mi>
					<mo>×</mo>
					<mrow>
						<mo>(</mo>
						<mn>1</mn>
						<mo>+</mo>
						<mi>b</mi>
						<mo>)</mo>
					</mrow>
				</math>
				<math display="block">
					<mi>b</mi>
					<mo>=</mo>
					<mo lspace="0" rspace="0">
						min
					</mo>
					<mrow>
						<mo>(</mo>
						<mn>{percentPerPeriod}%</mn>
						<mo>×</mo>
						<mrow>
							<mo>{FLOOR}</mo>
							<mi>d</mi>
							<mo>÷</mo>
							<mn>{periodDays}</mn>
							<mo>{END}</mo>
						</mrow>
						<mo>,</mo>
						<mn>{mostPercent}%</mn>
						<mo>)</mo>
					</mrow>
				</math>
			</div>
			<dl className={styles.letters}>
				{letters.map(([letter, meaning]) => (
					<div key={letter}>
						<dt>
							<i>{letter}</i>
						</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
			<p className={styles.bonus}>
				The bonus: +{percentPerPeriod}% for every {periodDays} days, up to +{mostPercent}% at {fullAfterDays} days,
				because {fullAfterDays} ÷ {periodDays} × {percentPerPeriod}% = {mostPercent}%.
			</p>
		</>
	);
}
