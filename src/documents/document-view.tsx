import { useEffect, useRef, useState } from "react";
import { scrollToEntry } from "#src/navigation/scroll-memory.ts";
import type { DocumentFile, DocumentSection } from "./catalogue.ts";
import { ContentsList } from "./contents-list.tsx";
import { DocumentError } from "./document-error.tsx";
import { DocumentHead } from "./document-head.tsx";
import { DocumentLoading } from "./document-loading.tsx";
import { DocumentNeighbours } from "./document-neighbours.tsx";
import { readAlready, readDocument } from "./document-reading.ts";
import styles from "./document-view.module.css";
import type { LoadedDocument } from "./load-document.ts";
import { readPrerenderedDocument } from "./prerendered-document.ts";
import { renderArticle } from "./render-article.tsx";
import { useArticleClicks } from "./use-article-clicks.ts";

const NOTHING = { __html: "" };

interface DocumentViewProps {
	catalogue: readonly DocumentSection[];
	section: DocumentSection;
	file: DocumentFile;
}

/**
 * An open document. Give it the document's id as `key`: a late answer then has nothing left to replace.
 * Where the page was served with the article, React leaves those nodes alone: nothing is fetched, parsed or rendered twice.
 * Specification 2.3, 4.2
 */
export function DocumentView({ catalogue, section, file }: DocumentViewProps) {
	const [served, setServed] = useState(() => readPrerenderedDocument(file.id));
	const [loaded, setLoaded] = useState<LoadedDocument | undefined>(() => (served ? undefined : readAlready(file)));
	const [failed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const article = useRef<HTMLDivElement>(null);
	const onArticleClick = useArticleClicks(catalogue);

	useEffect(() => {
		// Should hydration have failed, React has emptied the article: then it is loaded like any other.
		if (served && !article.current?.hasChildNodes()) setServed(null);
	}, [served]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
	useEffect(() => {
		if (served || (loaded && !loaded.placeholder)) return;
		let current = true;
		readDocument(file).then(
			(document) => current && setLoaded(document),
			(error: unknown) => {
				console.error(error);
				if (current) setFailed(true);
			},
		);
		return () => {
			current = false;
		};
	}, [file, served, attempt]);

	// A document that had to be fetched is complete only now: its fragment or former place can be gone to.
	const [waited] = useState(!served && !loaded);
	useEffect(() => {
		if (waited && loaded) scrollToEntry();
	}, [waited, loaded]);

	const retry = () => {
		setFailed(false);
		setAttempt((count) => count + 1);
	};
	const facts = served ?? loaded?.parsed;

	return (
		<div className={styles.view}>
			<div className={styles.document}>
				<DocumentHead section={section} file={file} minutes={facts?.minutes} />
				{failed && <DocumentError onRetry={retry} />}
				{!failed && !facts && <DocumentLoading title={file.title} />}
				{served && (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the listener serves links and buttons inside, which have keys of their own
					// biome-ignore lint/a11y/noStaticElementInteractions: as above
					<div
						ref={article}
						className="article"
						data-article={file.id}
						onClick={onArticleClick}
						suppressHydrationWarning
						// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that tells React to keep the served nodes
						dangerouslySetInnerHTML={NOTHING}
					/>
				)}
				{!served && !failed && loaded && (
					<>
						{/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
						{/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
						<div
							ref={article}
							className="article"
							data-article={file.id}
							data-minutes={loaded.parsed.minutes}
							onClick={onArticleClick}
						>
							{renderArticle(loaded.parsed.nodes, catalogue)}
						</div>
						{loaded.placeholder && (
							<button type="button" className={styles.retry} onClick={retry}>
								Try again
							</button>
						)}
					</>
				)}
				<DocumentNeighbours catalogue={catalogue} file={file} />
			</div>
			<div className={styles.margin}>
				<div className={`season-window ${styles.window}`} aria-hidden="true" />
				{facts && facts.headings.length > 1 && <ContentsList headings={facts.headings} />}
			</div>
		</div>
	);
}
