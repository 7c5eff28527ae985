import { LIST } from "#src/ui/list-role.ts";
import styles from "./line-chart.module.css";

type LegendEntry = { look: "solid" | "dotted"; label?: string | undefined };

/** The names of a chart's lines, above it. */
export function Legend({ lines }: { lines: readonly LegendEntry[] }) {
	return (
		<ul {...LIST} className={styles.legend}>
			{lines.map(({ look, label }) => (
				<li key={look}>
					<svg aria-hidden="true" width="28" height="8">
						<path d="M2 4H26" className={`${styles.line} ${styles[look]}`} />
					</svg>{" "}
					{label}
				</li>
			))}
		</ul>
	);
}
