import { type RefObject, useEffect, useState } from "react";

/**
 * Follows what the reader shows around the record.
 * @param follow called at once and whenever something in the reader is added or removed; keep its identity stable while
 * its behaviour stays the same
 * @returns the place after the open document's text, which exists once the article is there to its end; null before,
 * and while no document is open, or only its placeholder
 */
export function useReader(
	record: RefObject<HTMLElement | null>,
	follow: (reader: HTMLElement) => void,
): HTMLElement | null {
	const [end, setEnd] = useState<HTMLElement | null>(null);
	useEffect(() => {
		const reader = record.current?.parentElement;
		if (!reader) return;
		const look = () => {
			follow(reader);
			setEnd(reader.querySelector<HTMLElement>("[data-end-of]"));
		};
		look();
		const observer = new MutationObserver(look);
		observer.observe(reader, { childList: true, subtree: true, attributeFilter: ["data-end-of"] });
		return () => observer.disconnect();
	}, [record, follow]);
	return end;
}
