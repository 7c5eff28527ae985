import { LinkRows } from "#src/navigation/link-rows.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageOpening } from "#src/ui/page-opening.tsx";
import { copyLink } from "./copy-link.ts";
import styles from "./section-body.module.css";
import type { MenuSection } from "./section-menu-page.tsx";

export interface SectionBodyProps {
	/** Path of the page, without base: "/tokens". */
	path: string;
	section: MenuSection;
	/** The section after it. An unlisted one is not led to. */
	next: MenuSection | undefined;
}

/**
 * A section, the same beside a menu and behind tabs. It opens like a page, one heading level down, with a link to copy,
 * and ends with a link to the next, because the menu is far up by then.
 */
export function SectionBody({ path, section, next }: SectionBodyProps) {
	const { id, kanji, label, title = label, introduction, content } = section;
	return (
		<>
			<div className={styles.opening}>
				<PageOpening
					kanji={kanji}
					title={title}
					introduction={introduction}
					level={2}
					action={
						<CopyButton
							compact
							icon="link"
							what="link to this section"
							onCopy={(button) => void copyLink(button, `${path}#${id}`)}
						/>
					}
				/>
			</div>
			{content}
			{next && !next.unlisted && (
				<div className={styles.next} data-next-section>
					<LinkRows
						rows={[
							{
								to: `${path}#${next.id}`,
								mark: <Icon name="chevron-right" />,
								title: `Next: ${next.label}`,
								description: next.introduction,
								kanji: next.kanji.kanji,
							},
						]}
					/>
				</div>
			)}
		</>
	);
}
