import { useSeason } from "#src/season/season-provider.tsx";

/** One line, and what stands in its place until the date is known. */
export function SeasonLine() {
	const { season } = useSeason();
	if (season === null) return <p>The season is on its way.</p>;
	return <p>It is {season}.</p>;
}
