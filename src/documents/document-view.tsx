import { useLayoutEffect, useRef, useState } from "react";
import { hasScrollTarget } from "#src/navigation/scroll-memory.ts";
import { useAfterPaint } from "#src/platform/use-after-paint.ts";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { SERVED_NODES } from "#src/ui/served-nodes.ts";
import { Spinner } from "#src/ui/spinner.tsx";
import type { DocumentFile, DocumentSection } from "./catalogue.ts";
import { ContentsList } from "./contents-list.tsx";
import { DocumentError } from "./document-error.tsx";
import { DocumentHead } from "./document-head.tsx";
import { DocumentNeighbours } from "./document-neighbours.tsx";
import { ReadNodes } from "./document-reading.ts";
import styles from "./document-view.module.css";
import { useArticleClicks } from "./use-article-clicks.ts";
import { useOpenDocument } from "./use-open-document.ts";
import { useScrollStops } from "./use-scroll-stops.ts";

/** About what a window shows below the title; on a taller one the rest follows a frame later. */
const FIRST_NODES = 6;

interface DocumentViewProps {
	catalogue: readonly DocumentSection[];
	section: DocumentSection;
	file: DocumentFile;
}

/**
 * Whether to render the whole article. At first, what a window shows is enough, so that a long document appears as
 * fast as a short one. At once when a place further down is the scroll target, and while prerendering.
 */
function useCompleteArticle(): boolean {
	const [atOnce] = useState(() => import.meta.env.SSR || hasScrollTarget());
	const painted = useAfterPaint();
	return atOnce || painted;
}

/**
 * Moves the nodes that the page was served with into a new element; the element that was served already contains them.
 */
function useServedNodes(nodes: readonly ChildNode[] | undefined, complete: boolean) {
	const article = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const wanted = complete ? nodes : nodes?.slice(0, FIRST_NODES);
		article.current?.append(...(wanted ?? []).filter((node) => !node.isConnected));
	}, [nodes, complete]);
	return article;
}

/**
 * An open document; give it the document's id as `key`. If the page was served with the article, React leaves those
 * nodes alone: nothing is fetched, parsed or rendered twice.
 * Specification 2.3, 4.2
 */
export function DocumentView({ catalogue, section, file }: DocumentViewProps) {
	const { served, loaded, failed, retry } = useOpenDocument(file);
	const document = useRef<HTMLElement>(null);
	const complete = useCompleteArticle();
	const servedArticle = useServedNodes(served?.nodes, complete);
	const clicks = useArticleClicks();
	useScrollStops(document);
	const facts = served ?? loaded?.parsed;
	const isMissing = loaded?.markdown === null;
	const tryAgain = () => {
		retry();
		// The button is removed together with the view it belongs to; the focus moves to the title.
		document.current?.querySelector("h1")?.focus();
	};
	const error = <DocumentError onRetry={tryAgain} />;

	return (
		<div className={styles.view}>
			<article ref={document} className={styles.document}>
				<DocumentHead
					section={section}
					file={file}
					minutes={isMissing ? undefined : facts?.minutes}
					isMissing={isMissing}
				/>
				{failed && error}
				{!failed && !facts && <Spinner what={file.title} />}
				{served && (
					<div ref={servedArticle} className="article" data-article={file.id} {...clicks} suppressHydrationWarning>
						{SERVED_NODES}
					</div>
				)}
				{loaded && (
					<ErrorBoundary fallback={error}>
						<div className="article" data-article={file.id} data-minutes={loaded.parsed.minutes} {...clicks}>
							<ReadNodes document={loaded} catalogue={catalogue} count={complete ? undefined : FIRST_NODES} />
						</div>
						{isMissing && (
							<button type="button" className={styles.retry} onClick={tryAgain}>
								Try again
							</button>
						)}
					</ErrorBoundary>
				)}
				{facts && !isMissing && (
					// Set once the whole article precedes it; prerendered markup already has it.
					<div className={styles.end} data-end-of={complete ? file.id : undefined} suppressHydrationWarning />
				)}
				<DocumentNeighbours catalogue={catalogue} file={file} />
			</article>
			<div className={styles.margin}>
				<div className={`season-window ${styles.window}`} aria-hidden="true" />
				{facts && facts.headings.length > 1 && <ContentsList headings={facts.headings} complete={complete} />}
			</div>
		</div>
	);
}
