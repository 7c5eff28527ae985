import { useRef, useState, useSyncExternalStore } from "react";
import { readingSwitch as words } from "#src/content/settings/reading.ts";
import { Button } from "#src/ui/button.tsx";
import { SwitchRow } from "#src/ui/switch-row.tsx";
import type { Kept } from "./kept-readings.ts";
import { readings } from "./reading-store.ts";

const nothing: Kept = { off: false, documents: new Map() };

/** A message, shown while the state it describes is still current; `before` is what undo restores. */
interface Said {
	text: string;
	about: Kept;
	before?: Kept;
}

/**
 * Switches the record on and off. Off forgets everything without asking, says so, and can be undone while the page
 * stays open.
 */
export function ReadingSwitch() {
	const kept = useSyncExternalStore(readings.subscribe, readings.get, () => nothing);
	const [said, setSaid] = useState<Said | null>(null);
	const row = useRef<HTMLDivElement>(null);
	const valid = said?.about === kept ? said : null;
	const keep = (next: Kept, text: string, before?: Kept) => {
		readings.update(() => next);
		setSaid({ text, about: next, ...(before && { before }) });
	};
	const choose = (on: boolean) => {
		if (on) return keep(nothing, words.on, valid?.before);
		keep({ off: true, documents: new Map() }, words.off, kept.documents.size > 0 ? kept : undefined);
	};
	const undo = (before: Kept) => {
		keep(before, words.undone);
		row.current?.querySelector("input")?.focus();
	};
	return (
		<div ref={row}>
			<noscript>
				<p>{words.withoutScript}</p>
			</noscript>
			<SwitchRow label={words.label} checked={!kept.off} onChange={choose} notes={<p>{words.hint}</p>} />
			<p role="status">{valid?.text}</p>
			{valid?.before && (
				<Button look="quiet" onClick={() => valid.before && undo(valid.before)}>
					{words.undo}
				</Button>
			)}
		</div>
	);
}
