import versions from "virtual:document-versions";
import { useCallback, useMemo, useRef, useSyncExternalStore } from "react";
import type { DocumentSection } from "#src/documents/catalogue.ts";
import { linkMarks, markLinks } from "./mark-links.ts";
import { OpenDocument } from "./open-document.tsx";
import styles from "./reading-record.module.css";
import { readings } from "./reading-store.ts";
import { useReader } from "./use-reader.ts";

/**
 * What the visitor has read, shown in the documentation reader: marks on links, and in an open document a bar that
 * says what changed and where to continue. It is added beside the served markup, out of the flow.
 */
export function ReadingRecord({ catalogue }: { catalogue: readonly DocumentSection[] }) {
	const record = useRef<HTMLDivElement>(null);
	const kept = useSyncExternalStore(readings.subscribe, readings.get);
	const marks = useMemo(() => linkMarks(catalogue, kept, versions), [catalogue, kept]);
	const follow = useCallback((reader: HTMLElement) => markLinks(reader, catalogue, marks), [catalogue, marks]);
	const end = useReader(record, follow);
	return (
		<div ref={record} className={styles.record}>
			{end && !kept.off && <OpenDocument key={end.dataset.endOf} end={end} />}
		</div>
	);
}
