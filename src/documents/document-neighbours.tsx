import { PageLink } from "#src/navigation/page-link.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { type DocumentFile, type DocumentSection, documentHref, neighbours } from "./catalogue.ts";
import styles from "./document-neighbours.module.css";

/** Links to the previous and next documents, in reading order. */
export function DocumentNeighbours({ catalogue, file }: { catalogue: readonly DocumentSection[]; file: DocumentFile }) {
	const { previous, next } = neighbours(catalogue, file);
	return (
		<ul {...LIST} className={styles.neighbours} aria-label="Previous and next document">
			{previous && (
				<li>
					<PageLink to={documentHref(previous)} rel="prev">
						<span>Previous</span>
						{previous.title}
					</PageLink>
				</li>
			)}
			{next && (
				<li className={styles.next}>
					<PageLink to={documentHref(next)} rel="next">
						<span>Next</span>
						{next.title}
					</PageLink>
				</li>
			)}
		</ul>
	);
}
