import { useEffect, useState } from "react";
import { nameEntry } from "#src/navigation/entry-key.ts";
import { PLACE_AGAIN } from "#src/navigation/navigate.ts";
import { useEntryKey } from "#src/navigation/use-entry-key.ts";

/**
 * The text of the guide's filter, which hides every section. It ends when the visitor goes to a place, by whatever way:
 * a result of the search, Back, a link in the sidebar.
 */
export function useGuideFilter(): [text: string, filter: (text: string) => void] {
	const entry = useEntryKey();
	const [at, setAt] = useState(entry);
	const [text, setText] = useState("");
	if (entry !== at) {
		setAt(entry);
		// Naming the entry is no way to another place.
		if (at !== "") setText("");
	}
	useEffect(() => {
		const end = () => setText("");
		window.addEventListener(PLACE_AGAIN, end);
		return () => window.removeEventListener(PLACE_AGAIN, end);
	}, []);
	const filter = (next: string) => {
		nameEntry();
		setText(next);
	};
	return [text, filter];
}
