import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { now } from "#src/platform/clock.ts";
import { redirectPressListeners } from "#src/platform/presses-on-document.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { DocumentEnd } from "./document-end.tsx";
import { ReadingBar } from "./reading-bar.tsx";
import { localDay, whenText } from "./say-reading.ts";
import { useReading } from "./use-reading.ts";

/**
 * Holds the line, for every document: React never removes its listeners from a portal target, and would retain one per
 * document.
 */
const place = redirectPressListeners(document.createElement("div"));

/** The record of the open document: the bar over its text, and the line after it. */
export function OpenDocument({ end }: { end: HTMLElement }) {
	const { opened, reading, mark } = useReading(end.dataset.endOf ?? "");
	const [closed, setClosed] = useState(false);
	const today = localDay(useSeason().today ?? now());
	useLayoutEffect(() => {
		end.append(place);
		return () => place.remove();
	}, [end]);
	if (opened.passages.length === 0) return null;
	return (
		<>
			{!closed && (
				<ReadingBar
					opened={opened}
					when={whenText(opened.reading.day, today)}
					end={end}
					onClose={() => setClosed(true)}
				/>
			)}
			{createPortal(
				<DocumentEnd
					reading={reading}
					today={today}
					onMark={(read) => {
						setClosed(true);
						mark(read);
					}}
				/>,
				place,
			)}
		</>
	);
}
