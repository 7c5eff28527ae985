import type { ReactNode } from "react";
import { Glyph, type KanjiWord } from "./kanji.tsx";
import { Panel } from "./panel.tsx";
import styles from "./side-menu.module.css";
import strip from "./strip.module.css";
import { useSelectedInView } from "./use-selected-in-view.ts";

/**
 * `id` becomes the id of the section, so `/page#id` and find-in-page lead to it: unique in the page. An `unlisted`
 * item is left out of the menu.
 */
export type SideMenuItem = { id: string; label: string; kanji: KanjiWord; content: ReactNode; unlisted?: boolean };

/**
 * `label` names the menu; `head` is shown above it, `foot` below it or, on small screens, after the section; `above`
 * is shown above the sections; `missing` if `selected` is none of the items. `onPressed` receives the label of a
 * button that was pressed, after its section is selected: for the announcer.
 */
export type SideMenuProps = {
	label: string;
	items: readonly SideMenuItem[];
	selected: string;
	onSelect: (id: string) => void;
	onPressed?: (label: string) => void;
	head?: ReactNode;
	foot?: ReactNode;
	above?: ReactNode;
	missing?: ReactNode;
};

/**
 * A page of sections behind a sticky list of buttons, 15.5rem wide; below 1024 px the list becomes a horizontal strip.
 * Buttons, not tabs: each is a tab stop, the selected one has `aria-current`. The caller scrolls.
 * @example <SideMenu label="Token hub" items={sections} selected={id} onSelect={choose} foot={<Price />} />
 */
export function SideMenu({ label, items, selected, onSelect, onPressed, head, foot, above, missing }: SideMenuProps) {
	const list = useSelectedInView<HTMLDivElement>(selected);
	const listed = items.filter(({ unlisted }) => !unlisted);
	return (
		<div className={styles.page}>
			<div className={styles.side}>
				{head && <div>{head}</div>}
				{/* A group, not a landmark: it selects within the page, and the site has only one navigation. */}
				{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
				<div ref={list} role="group" aria-label={label} className={`${strip.strip} ${styles.menu}`}>
					{listed.map(({ id, label: name, kanji }) => (
						<button
							key={id}
							type="button"
							aria-current={id === selected || undefined}
							// A description, not part of the name: the meaning of one kanji may be the label of another section.
							title={`${kanji.reading}, ${kanji.meaning}`}
							className={`${strip.item} ${styles.item}`}
							onClick={() => {
								onSelect(id);
								onPressed?.(name);
							}}
						>
							<Glyph kanji={kanji.kanji} />
							{name}
						</button>
					))}
				</div>
				{foot && <div className={styles.foot}>{foot}</div>}
			</div>
			<div>
				{above}
				{items.every(({ id }) => id !== selected) && missing}
				{items.map(({ id, content }) => (
					<Panel key={id} id={id} active={id === selected} onFound={() => onSelect(id)}>
						{content}
					</Panel>
				))}
			</div>
		</div>
	);
}
