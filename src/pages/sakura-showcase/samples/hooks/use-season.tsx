import { useSeason } from "#src/season/season-provider.tsx";

export function SeasonSample() {
	const { season, choice } = useSeason();
	if (!season) return <p>The season is on its way.</p>;
	return (
		<p>
			It is {season} here, and the choice is {choice}.
		</p>
	);
}
