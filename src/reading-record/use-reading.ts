import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { now } from "#src/platform/clock.ts";
import { type Kept, withReading } from "./kept-readings.ts";
import { beginReading, carryOver, changedIn, markRead, markSeen, type Reading, resumeIndex, SEEN } from "./reading.ts";
import { readings } from "./reading-store.ts";
import { localDay } from "./say-reading.ts";
import { watchPassages, wordsOf } from "./watch-passages.ts";

type OpenedReading = ReturnType<typeof openReading>;

const today = () => localDay(now());

/** An open document as it was found: its passages in the page, and their states on arrival. */
function openReading(id: string) {
	const article = document.querySelector(`[data-article="${id}"]`);
	const passages = [...(article?.querySelectorAll<HTMLElement>("[data-passage]") ?? [])];
	const hashes = passages.map((passage) => passage.dataset.passage ?? "");
	const before = readings.get().documents.get(id);
	const { reading, removed } = before
		? carryOver(before, hashes)
		: { reading: beginReading(hashes, today()), removed: 0 };
	const changed = changedIn(reading).flatMap((index) => passages[index] ?? []);
	const next = resumeIndex(reading);
	return {
		id,
		passages,
		hashes,
		reading,
		removed,
		changed,
		/** The passage to continue at. */
		resume: next === null ? undefined : passages[next],
		/** Whether another version was open last time. */
		carried: before !== undefined && hashes.join() !== before.passages.join(),
	};
}

/**
 * What is kept of an open document's passages. Another tab may have read on meanwhile, in the same version or another,
 * which is carried over, or have forgotten the document: then it starts over.
 */
function readingNow({ id, hashes }: OpenedReading, { documents }: Kept): Reading {
	const stored = documents.get(id);
	if (!stored) return beginReading(hashes, today());
	return stored.passages.join() === hashes.join() ? stored : carryOver(stored, hashes).reading;
}

/**
 * The reading of an open document, kept up to date while its passages are seen.
 * @param id of the document, whose article is in the page to its end
 */
export function useReading(id: string) {
	const [opened] = useState(() => openReading(id));
	const kept = useSyncExternalStore(readings.subscribe, readings.get);
	const [watched, setWatched] = useState(true);

	const change = useCallback(
		(next: (reading: Reading) => Reading | null) => {
			readings.update((kept) => withReading(kept, id, next(readingNow(opened, kept))));
		},
		[id, opened],
	);

	useEffect(() => {
		if (opened.carried) change((reading) => reading);
	}, [opened, change]);

	useEffect(() => {
		if (!watched) return;
		const words = wordsOf(opened.passages);
		const unseen = opened.hashes.flatMap((_, index) => (opened.reading.states[index] === SEEN ? [] : [index]));
		return watchPassages(opened.passages, unseen, (seen) =>
			change((reading) => markSeen(reading, seen, words, today())),
		);
	}, [watched, opened, change]);

	/** Marks the document as read or unread, and stops tracking until it is opened again. */
	const mark = (read: boolean) => {
		setWatched(false);
		change((reading) => (read ? markRead(reading, today()) : null));
	};
	return { opened, reading: readingNow(opened, kept), mark };
}
