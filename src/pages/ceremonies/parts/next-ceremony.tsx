import { useQuietModule } from "#src/platform/use-quiet-module.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
import styles from "./next-ceremony.module.css";

const importWords = () => import("./next-ceremony-words.tsx");

/**
 * The next seasonal ceremony, under the menu. Its place stays empty in prerendered markup, which knows neither the date
 * nor the visitor's time zone.
 */
export function NextCeremony() {
	const words = useQuietModule(importWords, useSeason().today !== null);
	return (
		<>
			<div className={styles.next}>{words && <words.NextCeremonyWords />}</div>
			<SampleNote>Sample data: the days are real, but nobody holds the ceremonies.</SampleNote>
		</>
	);
}
