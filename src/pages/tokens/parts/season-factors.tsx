import { seasonFigures } from "#src/content/facts/season-figures.ts";
import { earningRanges } from "#src/content/facts/seeds.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { countText } from "#src/figures/figure-text.ts";
import { SEASONS } from "#src/season/season.ts";
import { Kanji } from "#src/ui/kanji.tsx";
import { Table } from "#src/ui/table.tsx";

const rows = SEASONS.map((season) => ({ season, ...seasonFigures[season] }));
const [, most] = earningRanges.cultural;

/** Each season's factor on earned Seeds. Specification 9 (Seasons and tokens). */
export function SeasonFactors() {
	return (
		<Table
			caption={`${most} Seeds for a cultural piece, by season`}
			columns={[
				{
					head: "Season",
					cell: ({ season }) => (
						<>
							<Kanji {...seasonWords[season]} /> {seasonWords[season].name}
						</>
					),
				},
				{ head: "Multiplier", cell: ({ tokenMultiplier }) => `×${tokenMultiplier}`, numeric: true },
				{
					head: "Seeds earned",
					cell: ({ tokenMultiplier }) => countText(Math.round(most * tokenMultiplier * 100) / 100),
					numeric: true,
				},
			]}
			rows={rows}
			rowKey={({ season }) => season}
		/>
	);
}
