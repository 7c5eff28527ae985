import { LinkRows } from "#src/navigation/link-rows.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./next-section.module.css";
import type { MenuSection } from "./section-menu-page.tsx";

/**
 * Leads from the end of a section to the next in the menu, which is far up by then; nothing after the last of them.
 * `path` is the page's, without base.
 */
export function NextSection({ path, next }: { path: string; next: MenuSection | undefined }) {
	if (!next || next.unlisted) return null;
	const { id, label, introduction, kanji } = next;
	return (
		<div className={styles.next} data-next-section>
			<LinkRows
				rows={[
					{
						to: `${path}#${id}`,
						mark: <Icon name="chevron-right" />,
						title: `Next: ${label}`,
						description: introduction,
						kanji: kanji.kanji,
					},
				]}
			/>
		</div>
	);
}
