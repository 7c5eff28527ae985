import type { ReactNode } from "react";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import type { Lead } from "../dashboard-plan.ts";
import styles from "./section-title.module.css";

/** `lead` makes it the dashboard's first section, with the season's text; `aside` is shown at the end of the line. */
export interface SectionTitleProps {
	id: string;
	title: string;
	lead?: Lead | undefined;
	aside?: ReactNode;
}

export function SectionTitle({ id, title, lead, aside }: SectionTitleProps) {
	return (
		<div className={lead ? styles.lead : styles.plain}>
			{lead && (
				<p className={styles.kanji}>
					<Glyph kanji={lead.kanji.kanji} /> <Reading reading={lead.kanji.reading} meaning={lead.kanji.meaning} />
				</p>
			)}
			<h2 id={id}>{lead?.title ?? title}</h2>
			{aside && <div className={styles.aside}>{aside}</div>}
			{lead && <p className={styles.text}>{lead.text}</p>}
		</div>
	);
}
