/** What depends on the season, and how. `to` is a page on this site that shows it. */
export const drives: readonly { what: string; how: string; to?: string; link?: string }[] = [
	{
		what: "Colours",
		how: "Eight palettes, one for each season in the light and in the dark. A page asks for “primary” or “accent” and never for a season.",
	},
	{
		what: "Windows and patterns",
		how: "The round window shows branch, waves, moon or snow. The pattern at the edge of a page is seven treasures, waves, hemp leaf or tortoiseshell.",
	},
	{
		what: "Dashboard",
		how: "There are four, each with a different figure first. When the season turns, the new one slides in from the side it comes from.",
		to: "/dashboard",
		link: "Seasonal dashboard",
	},
	{
		what: "Seeds earned",
		how: "Contributions are paid times the season’s multiplier. Staking rewards are not.",
		to: "/tokens#earning",
		link: "Earning",
	},
	{
		what: "Ceremony",
		how: "One a season, held in the same solar term each year.",
		to: "/ceremonies",
		link: "Seasonal ceremonies",
	},
	{
		what: "Particles and petals",
		how: "The season’s emoji drift behind the page, petals take its colours, and round windows answer the pointer.",
	},
	{
		what: "The season transition",
		how: "While a page stays open and the season turns, a strip rises at its foot with the season’s word, its sound if you asked for sound, and a bar.",
	},
];
