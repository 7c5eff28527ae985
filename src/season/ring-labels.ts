import { seasonWords } from "#src/content/season-words.ts";
import { SEASONS, type Season } from "./season.ts";
import { quarterStart } from "./year-position.ts";
import type { RingLabel } from "./year-ring.tsx";

/** Each season's kanji in the middle of its quarter of the ring. */
export const ringLabels: readonly RingLabel[] = SEASONS.map((season) => ({
	kanji: seasonWords[season].kanji,
	angle: quarterStart(season) + 45,
}));

/** The labels beside a season's window: only summer's art leaves winter's quarter free. */
export const ringLabelsBeside = (season: Season | null): readonly RingLabel[] =>
	season === "summer" ? ringLabels : ringLabels.filter(({ kanji }) => kanji !== seasonWords.winter.kanji);
