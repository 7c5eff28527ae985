import type { Season } from "#src/season/season.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The seasons' names: the few words about them that every page needs. */
export const seasonWords: Record<Season, KanjiWord & { name: string }> = {
	spring: { name: "Spring", kanji: "春", reading: "haru", meaning: "spring" },
	summer: { name: "Summer", kanji: "夏", reading: "natsu", meaning: "summer" },
	autumn: { name: "Autumn", kanji: "秋", reading: "aki", meaning: "autumn" },
	winter: { name: "Winter", kanji: "冬", reading: "fuyu", meaning: "winter" },
};
