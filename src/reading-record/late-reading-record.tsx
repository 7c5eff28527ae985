import { readItem } from "#src/platform/storage.ts";
import { READING_KEY } from "#src/preferences/keys.ts";
import { lateComponent } from "#src/still/late-component.tsx";

/** The record, once the page is usable. Nothing is fetched for visitors who have turned it off. */
export const LateReadingRecord = lateComponent(async () =>
	readItem(READING_KEY)?.includes('"off"')
		? { Late: () => null }
		: { Late: (await import("./reading-record.tsx")).ReadingRecord },
);
