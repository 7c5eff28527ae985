import { Drawing } from "#src/ui/drawing.tsx";
import { LIST } from "#src/ui/list-role.ts";
import type { Column } from "#src/ui/table.tsx";
import { DataDisclosure } from "./data-disclosure.tsx";
import styles from "./donut.module.css";
import { ringParts, ringTicks } from "./ring.ts";

/** `percent` is the share, `figure` the amount as text ("1,000,000"), `note` a line on the purpose of the part. */
export type DonutPart = { key: string; name: string; percent: number; figure: string; note?: string };

/**
 * `title` names the chart and its table; `unit` is the heading of the amounts ("Cherry Seeds"). `centre` is the whole:
 * a kanji, a figure and a few words. At most five parts, because there are five colours.
 */
export type DonutProps = {
	title: string;
	unit: string;
	centre: { kanji?: string; figure: string; words: string };
	parts: readonly DonutPart[];
};

const TICKS = ringTicks(false);
const FIFTHS = ringTicks(true);

const columns = (unit: string): Column<DonutPart>[] => [
	{ head: "Part", cell: ({ name }) => name },
	{ head: "Share", cell: ({ percent }) => `${percent}%`, numeric: true },
	{ head: unit, cell: ({ figure }) => figure, numeric: true },
];

/**
 * A whole and its parts: a ring with gaps, the shares outside and the whole inside; names and amounts beside it, and as
 * a table.
 * @example <Donut title="Distribution" unit="Cherry Seeds" centre={{ figure: "2,500,000", words: "Seeds" }} parts={parts} />
 */
export function Donut({ title, unit, centre, parts }: DonutProps) {
	const ring = ringParts(parts.map(({ percent }) => percent));
	const shares = parts.map(({ name, percent, figure }) => `${name} ${percent}%, ${figure}`).join("; ");
	const summary = `${centre.figure} ${centre.words}. ${shares}.`;
	return (
		<div className={styles.frame}>
			<div className={styles.donut}>
				<Drawing says={`${title}. ${summary}`} viewBox="-190 -190 380 380" className={styles.ring}>
					<path d={TICKS} className={styles.tick} />
					<path d={FIFTHS} className={styles.fifth} />
					{ring.map(({ path, label }, index) => (
						<g key={parts[index]?.key}>
							<path d={path} fill={`var(--chart-${index + 1})`} />
							<text x={label.x} y={label.y} dy="0.35em" className={styles.share}>
								{parts[index]?.percent}
								<tspan className={styles.sign}>%</tspan>
							</text>
						</g>
					))}
					{centre.kanji && (
						<text lang="ja" y="-22" className={styles.kanji}>
							{centre.kanji}
						</text>
					)}
					<text y="18" className={styles.whole}>
						{centre.figure}
					</text>
					<text y="42" className={styles.words}>
						{centre.words}
					</text>
				</Drawing>
				<ul {...LIST}>
					{parts.map(({ key, name, percent, figure, note }, index) => (
						<li key={key} className={styles.part}>
							<svg aria-hidden="true" width="12" height="12" fill={`var(--chart-${index + 1})`}>
								<rect width="12" height="12" rx="2" />
							</svg>
							<span className={styles.name}>{name}</span>
							<span className={styles.figure}>{figure}</span>
							<span className={styles.note}>
								{percent}%{note && ` · ${note}`}
							</span>
						</li>
					))}
				</ul>
			</div>
			<DataDisclosure caption={title} columns={columns(unit)} rows={parts} rowKey={({ key }) => key} />
		</div>
	);
}
