/** The ten sections of the documentation, in reading order. Specification 3. */
export const sections = [
	{
		id: "01",
		title: "Project Overview",
		description: "What the ecosystem is for, how its parts fit together, and how to read its figures.",
		icon: "compass",
		kanji: { kanji: "源", reading: "minamoto", meaning: "source" },
	},
	{
		id: "02",
		title: "Business Strategy",
		description: "How the ecosystem earns its keep, whom it serves, and what it chooses not to do.",
		icon: "trending-up",
		kanji: { kanji: "策", reading: "saku", meaning: "plan of action" },
	},
	{
		id: "03",
		title: "Community Operations",
		description: "How members are welcomed, mentored and recognised, week by week.",
		icon: "users",
		kanji: { kanji: "輪", reading: "wa", meaning: "circle" },
	},
	{
		id: "04",
		title: "Cultural Framework",
		description: "The Japanese ideas behind the community, used with care and credited to their sources.",
		icon: "flower-2",
		kanji: { kanji: "和", reading: "wa", meaning: "harmony" },
	},
	{
		id: "05",
		title: "Technical Architecture",
		description: "Capsules, keys, the mesh, the tokens and the engine that turns the seasons.",
		icon: "blocks",
		kanji: { kanji: "礎", reading: "ishizue", meaning: "foundation stone" },
	},
	{
		id: "06",
		title: "Seasonal Frameworks",
		description: "What each season changes: work, ceremonies, colours and multipliers.",
		icon: "leaf",
		kanji: { kanji: "季", reading: "ki", meaning: "season" },
	},
	{
		id: "07",
		title: "Design & Branding",
		description: "Type, colour, pattern and tone, and the reasons behind each choice.",
		icon: "palette",
		kanji: { kanji: "形", reading: "katachi", meaning: "form" },
	},
	{
		id: "08",
		title: "Project Coordination",
		description: "Planning, roles, decisions and reviews across circles and agents.",
		icon: "workflow",
		kanji: { kanji: "結", reading: "yui", meaning: "lending hands in turn" },
	},
	{
		id: "09",
		title: "Implementation Guides",
		description: "Complete walks from an empty terminal to something that runs.",
		icon: "footprints",
		kanji: { kanji: "道", reading: "michi", meaning: "path" },
	},
	{
		id: "10",
		title: "Development Workflows",
		description: "How changes to this site are proposed, checked and published.",
		icon: "git-branch",
		kanji: { kanji: "順", reading: "jun", meaning: "order" },
	},
] as const;

/** The number of documents in each section, by id. Apart from the sections, because no page needs it. Specification 3. */
export const expectedFiles: Readonly<Record<(typeof sections)[number]["id"], number>> = {
	"01": 4,
	"02": 9,
	"03": 8,
	"04": 8,
	"05": 8,
	"06": 7,
	"07": 8,
	"08": 11,
	"09": 2,
	"10": 1,
};
