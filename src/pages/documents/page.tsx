import catalogue from "virtual:catalogue";
import { useEffect } from "react";
import { descriptionOf, documentDescriptions } from "#src/documents/document-descriptions.ts";
import { prefetchDocument, preloadReader } from "#src/documents/document-reading.ts";
import { DocumentView } from "#src/documents/document-view.tsx";
import { wasPrerendered } from "#src/documents/prerendered-document.ts";
import { ReaderSidebar } from "#src/documents/reader-sidebar.tsx";
import { type ReaderTarget, readerTarget } from "#src/documents/reader-target.ts";
import { useExpandedSections } from "#src/documents/use-expanded-sections.ts";
import type { Route } from "#src/navigation/match-path.ts";
import { correctAddress } from "#src/navigation/navigate.ts";
import { type PageHead, pageHead } from "#src/navigation/page-head.ts";
import type { PagePart } from "#src/navigation/page-module.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { useLazyModule } from "#src/platform/use-lazy-module.ts";
import { whenUsable } from "#src/platform/when-usable.ts";
import { LateReadingRecord } from "#src/reading-record/late-reading-record.tsx";
import "#src/documents/article.css";
import { Spinner } from "#src/ui/spinner.tsx";
import styles from "./page.module.css";

export const description =
	"The documents of the Sakura Ecosystem in ten sections, from the project overview to workflows.";

/** What a route opens: it determines the page, its head and what is prefetched. */
const targetOf = (route: Route): ReaderTarget => readerTarget(catalogue, route.path);

/**
 * The documentation reader: the landing view or an open document, beside the sidebar of sections. Specification 2.3.
 */
export default function DocumentsPage({ route }: { route: Route }) {
	const target = targetOf(route);
	const { section, document, missing, canonicalPath } = target;
	const { expanded, toggle } = useExpandedSections(target);

	// A visitor who reads one document is likely to open another, mostly the next.
	useEffect(() => whenUsable(() => void preloadReader(catalogue, document)), [document]);

	useEffect(() => {
		// Ids and descriptions also open documents; the address is then replaced with the canonical one, in place.
		// One that names nothing stays, like an unknown address of any other page.
		if (!missing && route.path !== canonicalPath) {
			correctAddress(`${canonicalPath}${location.search}${location.hash}`);
		}
	}, [route.path, missing, canonicalPath]);

	return (
		<div className={styles.reader}>
			{/* On a phone the list would be unfolded over the note on an address that names nothing. */}
			<ReaderSidebar
				catalogue={catalogue}
				section={missing ? undefined : section}
				open={document}
				expanded={expanded}
				onToggle={toggle}
			/>
			<LateReadingRecord catalogue={catalogue} />
			{section && document ? (
				<DocumentView key={document.id} catalogue={catalogue} section={section} file={document} />
			) : (
				<LazyLanding missing={missing} />
			)}
		</div>
	);
}

/** The landing view is a chunk of its own, because visitors who open a document do not need it. */
const landing = lazyModule(() => import("./landing.tsx"));

function LazyLanding({ missing }: { missing: boolean }) {
	const module = useLazyModule(landing);
	return module ? <module.Landing catalogue={catalogue} missing={missing} /> : <Spinner what="the overview" />;
}

export const part = (route: Route): PagePart | undefined =>
	targetOf(route).document ? undefined : { source: "src/pages/documents/landing.tsx", module: landing };

/** Documents and sections have their own heads. */
export function head(route: Route): PageHead {
	const { section, document, missing, canonicalPath } = targetOf(route);
	if (!section) return { ...pageHead(route, description), noindex: missing };
	const opening = landing.state();
	const described = document
		? descriptionOf(document)
		: opening.status === "loaded" && opening.module.sectionDescriptions[section.id];
	return {
		name: (document ?? section).title,
		description: described || description,
		canonicalPath,
		noindex: missing,
	};
}

/** Fetches and parses the document of a link as soon as a visitor is likely to follow it. */
export async function preload(route: Route): Promise<void> {
	const { document } = targetOf(route);
	void documentDescriptions.prefetch();
	if (document && !wasPrerendered(document.id)) await prefetchDocument(document);
}
