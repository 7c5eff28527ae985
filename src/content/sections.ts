/** The ten sections of the documentation, in reading order. Specification 3. */
export const sections = [
	{
		id: "01",
		title: "Project Overview",
		icon: "compass",
		kanji: { kanji: "源", reading: "minamoto", meaning: "source" },
	},
	{
		id: "02",
		title: "Business Strategy",
		icon: "trending-up",
		kanji: { kanji: "策", reading: "saku", meaning: "plan of action" },
	},
	{
		id: "03",
		title: "Community Operations",
		icon: "users",
		kanji: { kanji: "輪", reading: "wa", meaning: "circle" },
	},
	{
		id: "04",
		title: "Cultural Framework",
		icon: "flower-2",
		kanji: { kanji: "和", reading: "wa", meaning: "harmony" },
	},
	{
		id: "05",
		title: "Technical Architecture",
		icon: "blocks",
		kanji: { kanji: "礎", reading: "ishizue", meaning: "foundation stone" },
	},
	{
		id: "06",
		title: "Seasonal Frameworks",
		icon: "leaf",
		kanji: { kanji: "季", reading: "ki", meaning: "season" },
	},
	{
		id: "07",
		title: "Design & Branding",
		icon: "palette",
		kanji: { kanji: "形", reading: "katachi", meaning: "form" },
	},
	{
		id: "08",
		title: "Project Coordination",
		icon: "workflow",
		kanji: { kanji: "結", reading: "yui", meaning: "lending hands in turn" },
	},
	{
		id: "09",
		title: "Implementation Guides",
		icon: "footprints",
		kanji: { kanji: "道", reading: "michi", meaning: "path" },
	},
	{
		id: "10",
		title: "Development Workflows",
		icon: "git-branch",
		kanji: { kanji: "順", reading: "jun", meaning: "order" },
	},
] as const;

export type SectionId = (typeof sections)[number]["id"];

/** The number of documents in each section, by id. Apart from the sections, because no page needs it. Specification 3. */
export const expectedFiles: Readonly<Record<SectionId, number>> = {
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
