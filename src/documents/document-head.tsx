import type { MouseEvent } from "react";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { dateText } from "#src/figures/date-text.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { url } from "#src/navigation/url.ts";
import { useModuleState } from "#src/platform/use-lazy-module.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { type DocumentFile, type DocumentSection, readerHref, sectionHref } from "./catalogue.ts";
import { withoutComments } from "./copy-text.ts";
import { descriptionOf, documentDescriptions } from "./document-descriptions.ts";
import styles from "./document-head.module.css";
import { readDocument } from "./document-reading.ts";

interface DocumentHeadProps {
	section: DocumentSection;
	file: DocumentFile;
	/** Reading time, once known. */
	minutes: number | undefined;
	/** Whether a placeholder stands in for the document: there is no text to date, to open or to copy. */
	isMissing: boolean;
}

/** Fetches the descriptions, which a document that the page was served with does not need. */
function LateDescription({ file }: { file: DocumentFile }) {
	useModuleState(documentDescriptions);
	return descriptionOf(file);
}

/** Title, lead and metadata of a document, with links back and ways to copy, open or edit its source. */
export function DocumentHead({ section, file, minutes, isMissing }: DocumentHeadProps) {
	return (
		<div className={styles.head}>
			<p className={styles.way}>
				<PageLink to={readerHref} className={styles.back}>
					<Icon name="chevron-left" size={16} /> Back to all documentation
				</PageLink>{" "}
				<PageLink to={sectionHref(section)} className={styles.section}>
					{`${section.id} ${section.title}`}
				</PageLink>
			</p>
			<p className={`traditional ${styles.kanji}`}>
				<Glyph kanji={section.kanji.kanji} /> <Reading {...section.kanji} />
			</p>
			<h1 tabIndex={-1}>{file.title}</h1>
			<p className={styles.lead} data-description={file.id}>
				{descriptionOf(file) ?? <LateDescription file={file} />}
			</p>
			<ul {...LIST} className={styles.facts} aria-label="About this document">
				<li className={styles.id}>{file.id}</li>
				{minutes !== undefined && <li>{minutes} min read</li>}
				{!isMissing && (
					<>
						{file.updated && (
							<li>
								Updated <time dateTime={file.updated}>{dateText(file.updated)}</time>
							</li>
						)}
						<li>
							<a href={url(`/${file.path}`)}>Markdown file</a>
						</li>
						<li>
							<CopyMarkdown file={file} />
						</li>
					</>
				)}
				{import.meta.env.VITE_EDIT_URL && (
					<li>
						<a href={`${import.meta.env.VITE_EDIT_URL}${file.path}`} target="_blank" rel="noopener noreferrer">
							Edit<span className="visually-hidden"> (opens in a new tab)</span>
						</a>
					</li>
				)}
			</ul>
		</div>
	);
}

const said = {
	copied: "Document copied as Markdown",
	failed: "Could not copy. Open the Markdown file and copy from there.",
};

function CopyMarkdown({ file }: { file: DocumentFile }) {
	const copy = ({ currentTarget }: MouseEvent<HTMLElement>) => {
		// If only the placeholder is available, there is no text.
		const text = readDocument(file).then(({ markdown }) => markdown && withoutComments(markdown));
		void copyAndTell(currentTarget, text, said);
	};
	return (
		<button type="button" className={styles.copy} onClick={copy}>
			Copy as Markdown
		</button>
	);
}
