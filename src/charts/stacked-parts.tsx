import { Heading, type HeadingLevel } from "#src/ui/heading.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { StackedBar, StackedMark } from "./stacked-bar.tsx";
import styles from "./stacked-parts.module.css";

export interface StackedPart {
	minutes: number;
	title: string;
	/** When it is, or how long: "Minute 5 to 17". */
	extent: string;
	text: string;
}

/** The parts of a meeting, at most five: to scale as a bar, and below it in words. */
export function StackedParts({ parts, level }: { parts: readonly StackedPart[]; level: HeadingLevel }) {
	return (
		<>
			<StackedBar parts={parts.map(({ minutes }) => minutes)} />
			<ol {...LIST} className={styles.parts}>
				{parts.map(({ title, extent, text }, index) => (
					<li key={title}>
						<Heading level={level}>
							<StackedMark part={index} />
							{title}
						</Heading>
						<p className={styles.extent}>{extent}</p>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</>
	);
}
