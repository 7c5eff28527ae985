import { type MouseEvent, memo, useEffect, useRef, useState } from "react";
import { isPlainClick } from "#src/navigation/navigate.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { url } from "#src/navigation/url.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { type DocumentFile, type DocumentSection, documentHref, readerHref, sectionHref } from "./catalogue.ts";
import { maxListed, nearest } from "./nearest.ts";
import styles from "./reader-sidebar.module.css";

interface ReaderSidebarProps {
	catalogue: readonly DocumentSection[];
	/** The section named by the address. */
	section: DocumentSection | undefined;
	open: DocumentFile | undefined;
	expanded: ReadonlySet<string>;
	onToggle: (section: DocumentSection) => void;
}

const SIDEBAR_ID = "reader-sidebar";
const REVEAL_MARGIN_PX = 24;

/**
 * The sections with their documents. It stays mounted while documents change, so it keeps its scroll position.
 * Specification 2.3.
 */
export function ReaderSidebar({ catalogue, section, open, expanded, onToggle }: ReaderSidebarProps) {
	// On small screens the list is collapsed, unless the address names only a section.
	const unfolds = section !== undefined && open === undefined;
	const [shown, setShown] = useState(unfolds);
	const [before, setBefore] = useState({ unfolds, open });
	// Opening another document collapses the list again.
	if (before.unfolds !== unfolds || before.open !== open) {
		setBefore({ unfolds, open });
		setShown(unfolds);
	}
	const button = useRef<HTMLButtonElement>(null);
	const aside = useRef<HTMLElement>(null);
	useEffect(() => {
		if (open && aside.current) revealCurrent(aside.current);
	}, [open]);

	// What is open already is under the list. A button that is not shown takes no focus.
	const revealOpen = (event: MouseEvent) => {
		const link = (event.target as Element).closest("a");
		if (link?.pathname !== location.pathname || !isPlainClick(event)) return;
		setShown(false);
		button.current?.focus();
	};

	return (
		<>
			<button
				ref={button}
				type="button"
				className={styles.show}
				aria-expanded={shown}
				aria-controls={SIDEBAR_ID}
				onClick={() => setShown(!shown)}
			>
				Browse the documents
				<Icon name="chevron-down" size={18} />
			</button>
			<aside
				ref={aside}
				id={SIDEBAR_ID}
				className={styles.sidebar}
				data-shown={shown}
				aria-label="Documents"
				onClickCapture={revealOpen}
			>
				<PageLink to={readerHref} className={styles.overview} aria-current={open ? undefined : "page"}>
					Documentation overview
				</PageLink>
				<ul {...LIST} className={styles.sections}>
					{catalogue.map((section) => (
						<SidebarSection
							key={section.id}
							section={section}
							expanded={expanded.has(section.id)}
							open={open?.sectionId === section.id ? open : undefined}
							onToggle={onToggle}
						/>
					))}
				</ul>
			</aside>
		</>
	);
}

/** Scrolls the open document's link into view, moving only the sidebar and no further than needed. */
function revealCurrent(sidebar: HTMLElement): void {
	const link = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
	if (!link) return;
	const { top, bottom } = sidebar.getBoundingClientRect();
	sidebar.scrollTop +=
		Math.min(0, link.top - REVEAL_MARGIN_PX - top) || Math.max(0, link.bottom + REVEAL_MARGIN_PX - bottom);
}

interface SidebarSectionProps {
	section: DocumentSection;
	expanded: boolean;
	open: DocumentFile | undefined;
	onToggle: (section: DocumentSection) => void;
}

const SidebarSection = memo(function SidebarSection({ section, expanded, open, onToggle }: SidebarSectionProps) {
	const listId = `documents-${section.id}`;
	return (
		<li>
			<button
				type="button"
				className={styles.section}
				aria-expanded={expanded}
				aria-controls={expanded ? listId : undefined}
				onClick={() => onToggle(section)}
			>
				<span className={`modern ${styles.number}`} aria-hidden="true">
					{section.id}
				</span>
				<span className={`traditional ${styles.kanji}`}>
					<Glyph kanji={section.kanji.kanji} />
				</span>
				<span>{section.title}</span>
				{section.files.length > 0 && (
					<span className={styles.count} aria-hidden="true">
						{section.files.length}
					</span>
				)}
				<Icon name="chevron-down" size={14} className={styles.arrow} />
			</button>
			<noscript>
				<a href={url(sectionHref(section))} className={styles.section}>
					<span className={styles.number}>{section.id}</span>
					{section.title}
				</a>
			</noscript>
			{expanded && (
				<ul {...LIST} id={listId} className={styles.documents}>
					{section.files.length === 0 && <li className={styles.none}>In preparation</li>}
					{nearest(section.files, open).map((file) => (
						<li key={file.id}>
							<PageLink to={documentHref(file)} aria-current={file.id === open?.id ? "page" : undefined}>
								{file.title}
							</PageLink>
						</li>
					))}
					{section.files.length > maxListed && (
						<li>
							<PageLink to={sectionHref(section)}>All {section.files.length} documents</PageLink>
						</li>
					)}
				</ul>
			)}
		</li>
	);
});
