import type { ReactNode } from "react";
import { type SeasonalStateSection, seasonalStateSections } from "#src/content/seasonal-state/sections.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { copyLink } from "#src/page-sections/copy-link.ts";
import { ColumnSection } from "#src/ui/column-section.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import styles from "../page.module.css";

const [path] = siteMapEntry("seasonal-state").paths;

/** A section of the guide: its title, in a column of its own, with a link to the section. */
export function GuideSection({ id, children }: { id: SeasonalStateSection; children: ReactNode }) {
	const copy = (button: HTMLElement) => void copyLink(button, `${path}#${id}`);
	return (
		<div id={id} className={styles.section}>
			<ColumnSection
				{...seasonalStateSections[id]}
				more={
					<div className={styles.link}>
						<CopyButton compact icon="link" what={`link to ${seasonalStateSections[id].title}`} onCopy={copy} />
					</div>
				}
			>
				{children}
			</ColumnSection>
		</div>
	);
}
