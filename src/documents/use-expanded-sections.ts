import { useCallback, useEffect, useState } from "react";
import { correctAddress, PLACE_AGAIN } from "#src/navigation/navigate.ts";
import { type DocumentSection, sectionHref } from "./catalogue.ts";
import type { ReaderTarget } from "./reader-target.ts";

/**
 * Which sections of the sidebar are unfolded. An address that names a section or a document unfolds it, also when a link
 * leads to it again; a toggle flips it. While no document is open, unfolding a section also updates the address, in
 * place.
 * Specification 2.3, 4.2
 */
export function useExpandedSections(target: ReaderTarget) {
	const named = target.section?.id;
	const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(named ? [named] : []));
	const [path, setPath] = useState(target.canonicalPath);
	if (path !== target.canonicalPath) {
		setPath(target.canonicalPath);
		if (named && !expanded.has(named)) setExpanded(new Set([...expanded, named]));
	}
	useEffect(() => {
		// A link to a place in the document that is open asks for that place alone.
		const unfold = () => {
			if (named && location.hash === "")
				setExpanded((before) => (before.has(named) ? before : new Set([...before, named])));
		};
		window.addEventListener(PLACE_AGAIN, unfold);
		return () => window.removeEventListener(PLACE_AGAIN, unfold);
	}, [named]);
	const documentOpen = target.document !== undefined;
	const toggle = useCallback(
		(section: DocumentSection) => {
			setExpanded((before) => {
				const after = new Set(before);
				if (!after.delete(section.id)) after.add(section.id);
				return after;
			});
			if (!documentOpen && !expanded.has(section.id)) correctAddress(sectionHref(section));
		},
		[documentOpen, expanded],
	);
	return { expanded, toggle };
}
