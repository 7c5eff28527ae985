import { BarList } from "#src/charts/bar-list.tsx";
import { user } from "#src/content/demo/user.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { SEASONS, type Season } from "#src/season/season.ts";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { Kanji } from "#src/ui/kanji.tsx";

const participation = SEASONS.map((season) => {
	const { attended, held } = user.seasonalParticipation[season];
	return { season, attended, held, percent: Math.round((attended / held) * 100) };
});
const strongest = participation.reduce((best, one) => (one.percent > best.percent ? one : best));

/**
 * Meetings, circles and ceremonies that the member attended, out of all that were held, by season; `season` is the one
 * that matters now.
 */
export function ParticipationBars({ season }: { season?: Season | null | undefined }) {
	return (
		<>
			<BarList
				rows={participation.map((one) => ({
					key: one.season,
					mark: <Kanji {...seasonWords[one.season]} />,
					percent: one.percent,
					note: `${one.attended} of ${one.held}`,
					current: season === one.season,
				}))}
			/>
			<FigureRows
				rows={[{ label: "Strongest season", figure: `${seasonWords[strongest.season].name}, ${strongest.percent}%` }]}
			/>
		</>
	);
}
