import type { Season } from "#src/season/season.ts";

/** The introduction of each season’s section. */
export const introductions: Record<Season, string> = {
	spring:
		"In Japan the school year and most business years begin in April, under trees that flower for a week. Ours begins then, too.",
	summer:
		"First it rains for a month. Then come the cicadas, the fireworks, and evenings in which everybody is out of doors. Work is shown in the same spirit: in the open, half done.",
	autumn:
		"Typhoons pass, the air turns clear, and the rice comes in. Before anything is counted one looks at the moon, so that the counting keeps its proportions.",
	winter:
		"The year turns on the shortest day and is celebrated ten days later. In between one cleans, pays what one owes, and cuts back what has grown too far.",
};
