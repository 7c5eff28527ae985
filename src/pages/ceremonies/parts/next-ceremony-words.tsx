import { nextOfEach, sittingsOn, sittingText } from "#src/almanac/coming-up.ts";
import { longDayText } from "#src/almanac/day-text.ts";
import { useNow } from "#src/almanac/use-now.ts";
import { ceremonySittings } from "#src/content/facts/community.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SEASONS } from "#src/season/season.ts";
import { LIST } from "#src/ui/list-role.ts";

/**
 * The ceremony that is next, or being held: its day in Japan, and each sitting by the visitor's clock. Styled by its
 * place, whose style sheet the page has from the start.
 */
export function NextCeremonyWords() {
	const instant = useNow();
	const [next] = nextOfEach(instant, ["ceremony"]);
	if (!next) return null;
	const { id, day, meaning } = next;
	return (
		<>
			<p>Next ceremony</p>
			<p>
				<strong>
					<PageLink to={`/ceremonies#${SEASONS.find((season) => id.endsWith(season))}`}>{meaning}</PageLink>
				</strong>
			</p>
			<p>
				{longDayText(day)} in Japan, at {ceremonySittings.utc}. In your time:
			</p>
			<ul {...LIST}>
				{sittingsOn(day).map((start) => (
					<li key={start.getTime()}>{sittingText(start, instant)}</li>
				))}
			</ul>
		</>
	);
}
