import type { ReactNode } from "react";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { type SeasonalStateSection, seasonalStateSections } from "#src/content/seasonal-state/sections.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { url } from "#src/navigation/url.ts";
import { ColumnSection } from "#src/ui/column-section.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import styles from "../page.module.css";

const said = { copied: "Link copied", failed: "Could not copy the link." };
const [path] = siteMapEntry("seasonal-state").paths;

/** A section of the guide: its title, in a column of its own, with a link to the section. */
export function GuideSection({ id, children }: { id: SeasonalStateSection; children: ReactNode }) {
	const copy = (button: HTMLElement) => void copyAndTell(button, `${location.origin}${url(`${path}#${id}`)}`, said);
	return (
		<div id={id} className={styles.section}>
			<ColumnSection
				{...seasonalStateSections[id]}
				more={
					<p>
						<CopyButton compact icon="link" what={`link to ${seasonalStateSections[id].title}`} onCopy={copy} />
					</p>
				}
			>
				{children}
			</ColumnSection>
		</div>
	);
}
