import { type RefObject, useEffect, useState } from "react";

/**
 * Follows what the reader shows around the record.
 * @param follow called at once and whenever something in the reader comes or goes; the same function while nothing changes for it
 * @returns the place behind the open document's text, which stands there once the article does to its end; null before, and
 * where no document is open, or nothing but its placeholder
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
