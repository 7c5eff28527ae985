import { CopyButton } from "#src/ui/copy-button.tsx";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import { PageOpening } from "#src/ui/page-opening.tsx";
import { copyLink } from "./copy-link.ts";
import styles from "./section-opening.module.css";

export interface SectionOpeningProps {
	/** Path of the section, without base: "/tokens#staking". */
	path: string;
	kanji: KanjiWord;
	title: string;
	introduction: string;
}

/** How a section opens: like a page, one heading level down, with a link to copy. */
export function SectionOpening({ path, ...words }: SectionOpeningProps) {
	return (
		<div className={styles.opening}>
			<PageOpening
				{...words}
				level={2}
				action={
					<CopyButton
						compact
						icon="link"
						what="link to this section"
						onCopy={(button) => void copyLink(button, path)}
					/>
				}
			/>
		</div>
	);
}
