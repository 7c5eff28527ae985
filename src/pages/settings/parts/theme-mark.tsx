import type { ThemeColours } from "#src/content/settings/preferences.ts";
import styles from "./settings.module.css";

/** A theme at a glance: its ground with two lines of its ink, and its other colours. */
export function ThemeMark({ colours: { ground, ink, others } }: { colours: ThemeColours }) {
	return (
		<svg aria-hidden="true" width="72" height="32" viewBox="0 0 72 32" className={styles.theme}>
			<rect x="0.5" y="0.5" width="71" height="31" rx="7.5" fill={ground} stroke="var(--border-strong)" />
			<path d="M11 12.5h14M11 19.5h9" stroke={ink} strokeWidth="2" />
			{others.map((colour, place) => (
				<circle key={colour} cx={37 + place * 11.5} cy="16" r="4.5" fill={colour} />
			))}
		</svg>
	);
}
