import type { SectionId } from "./sections.ts";

/**
 * One sentence for each section of the documentation, by id. Apart from the sections, because an open document needs
 * none of them.
 */
export const sectionDescriptions: Readonly<Record<SectionId, string>> = {
	"01": "What the ecosystem is for, how its parts fit together, and how to read its figures.",
	"02": "How the ecosystem earns its keep, whom it serves, and what it chooses not to do.",
	"03": "How members are welcomed, mentored and recognised, week by week.",
	"04": "The Japanese ideas behind the community, used with care and credited to their sources.",
	"05": "Capsules, keys, the mesh, the tokens and the engine that turns the seasons.",
	"06": "What each season changes: work, ceremonies, colours and multipliers.",
	"07": "Type, colour, pattern and tone, and the reasons behind each choice.",
	"08": "Planning, roles, decisions and reviews across circles and agents.",
	"09": "Complete walks from an empty terminal to something that runs.",
	"10": "How changes to this site are proposed, checked and published.",
};
