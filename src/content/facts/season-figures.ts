import type { Season } from "#src/season/season.ts";

/** Each season's factor on earned Seeds, and the ceremony held in it. Specification 9. */
export const seasonFigures: Record<Season, { tokenMultiplier: number; ceremony: string }> = {
	spring: { tokenMultiplier: 1.2, ceremony: "Planting" },
	summer: { tokenMultiplier: 1.1, ceremony: "Blooming" },
	autumn: { tokenMultiplier: 1.15, ceremony: "Harvest" },
	winter: { tokenMultiplier: 1.05, ceremony: "Pruning" },
};
