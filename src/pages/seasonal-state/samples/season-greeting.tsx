import { SEASONS, type Season } from "#src/season/season.ts";

const greetings: Record<Season, string> = {
	spring: "The gate is open.",
	summer: "Come into the shade.",
	autumn: "There are persimmons.",
	winter: "Sit by the fire.",
};

/** All four stand in the markup; a style sheet shows the season's own. */
export function SeasonGreeting() {
	return (
		<p>
			{SEASONS.map((season) => (
				<span key={season} data-season-word={season}>
					{greetings[season]}
				</span>
			))}
		</p>
	);
}
