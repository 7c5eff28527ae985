import { useRef } from "react";
import type { DocumentFile, DocumentSection } from "./catalogue.ts";
import { ContentsList } from "./contents-list.tsx";
import { DocumentError } from "./document-error.tsx";
import { DocumentHead } from "./document-head.tsx";
import { DocumentLoading } from "./document-loading.tsx";
import { DocumentNeighbours } from "./document-neighbours.tsx";
import styles from "./document-view.module.css";
import { GrowingArticle } from "./growing-article.tsx";
import { useArticleClicks } from "./use-article-clicks.ts";
import { useOpenDocument } from "./use-open-document.ts";

interface DocumentViewProps {
	catalogue: readonly DocumentSection[];
	section: DocumentSection;
	file: DocumentFile;
}

/**
 * An open document; give it the document's id as `key`.
 * Where the page was served with the article, React leaves those nodes alone: nothing is fetched, parsed or rendered twice.
 * Specification 2.3, 4.2
 */
export function DocumentView({ catalogue, section, file }: DocumentViewProps) {
	const { served, loaded, failed, retry } = useOpenDocument(file);
	const document = useRef<HTMLElement>(null);
	const onClick = useArticleClicks(catalogue);
	const facts = served ?? loaded?.parsed;
	const tryAgain = () => {
		retry();
		// The button goes away with what it stood by; its focus goes on to the title.
		document.current?.querySelector("h1")?.focus();
	};

	return (
		<div className={styles.view}>
			<article ref={document} className={styles.document}>
				<DocumentHead section={section} file={file} minutes={loaded?.placeholder ? undefined : facts?.minutes} />
				{failed && <DocumentError onRetry={tryAgain} />}
				{!failed && !facts && <DocumentLoading title={file.title} />}
				{served && (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the listener serves links and buttons inside, which have keys of their own
					// biome-ignore lint/a11y/noStaticElementInteractions: as above
					<div
						// A new element is given the nodes; the one that was served holds them.
						ref={(article) => {
							if (!article?.hasChildNodes()) article?.append(...served.nodes);
						}}
						className="article"
						data-article={file.id}
						onClick={onClick}
						suppressHydrationWarning
					>
						{/* A text, even an empty one, is what keeps React from removing children it does not know. */ ""}
					</div>
				)}
				{loaded && (
					<>
						{/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
						{/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
						<div className="article" data-article={file.id} data-minutes={loaded.parsed.minutes} onClick={onClick}>
							<GrowingArticle nodes={loaded.parsed.nodes} catalogue={catalogue} />
						</div>
						{loaded.placeholder && (
							<button type="button" className={styles.retry} onClick={tryAgain}>
								Try again
							</button>
						)}
					</>
				)}
				<DocumentNeighbours catalogue={catalogue} file={file} />
			</article>
			<div className={styles.margin}>
				<div className={`season-window ${styles.window}`} aria-hidden="true" />
				{facts && facts.headings.length > 1 && <ContentsList headings={facts.headings} />}
			</div>
		</div>
	);
}
