import { SectionParts } from "#src/page-sections/section-part.tsx";
import type { Season } from "#src/season/season.ts";
import { Air } from "./parts/air.tsx";
import { Drives } from "./parts/drives.tsx";
import { Palette } from "./parts/palette.tsx";
import { Passage } from "./parts/passage.tsx";
import { Readings } from "./parts/readings.tsx";
import { SeasonFace } from "./parts/season-face.tsx";
import { Strengths } from "./parts/strengths.tsx";
import { WordsOfSeason } from "./parts/words-of-season.tsx";

/* The stateless parts of the page: their code is not fetched if the page was prerendered with them. */

export function HowItWorks() {
	return (
		<SectionParts>
			<Readings />
			<Drives />
			<Strengths />
		</SectionParts>
	);
}

export function SeasonSheet({ season }: { season: Season }) {
	return (
		<SectionParts>
			<SeasonFace season={season} />
			<WordsOfSeason season={season} />
			<Palette season={season} />
			<Passage season={season} />
			<Air season={season} />
		</SectionParts>
	);
}
