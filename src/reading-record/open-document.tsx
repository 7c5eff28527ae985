import { useState } from "react";
import { createPortal } from "react-dom";
import { hearPressesOnDocument } from "#src/platform/presses-on-document.ts";
import { DocumentEnd } from "./document-end.tsx";
import { ReadingBar } from "./reading-bar.tsx";
import { useReading } from "./use-reading.ts";

/** The record of the open document: the bar over its text, and the line behind it. */
export function OpenDocument({ end }: { end: HTMLElement }) {
	const { opened, reading, mark } = useReading(end.dataset.endOf ?? "");
	const [closed, setClosed] = useState(false);
	if (opened.passages.length === 0) return null;
	return (
		<>
			{!closed && <ReadingBar opened={opened} end={end} onClose={() => setClosed(true)} />}
			{createPortal(
				<DocumentEnd
					reading={reading}
					onMark={(read) => {
						setClosed(true);
						mark(read);
					}}
				/>,
				hearPressesOnDocument(end),
			)}
		</>
	);
}
