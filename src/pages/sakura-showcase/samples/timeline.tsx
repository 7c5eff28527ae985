import { Timeline, type TimelineProps } from "#src/ui/timeline.tsx";

const picking = { kanji: "芽", reading: "me", meaning: "bud" };
const rolling = { kanji: "手", reading: "te", meaning: "hand" };
const drying = { kanji: "火", reading: "hi", meaning: "fire" };

const phases: TimelineProps["phases"] = [
	{ title: "Picking", kanji: picking, days: 7, duration: "A week", note: "Two leaves and a bud", state: "done" },
	{
		title: "Rolling",
		kanji: rolling,
		days: 4,
		duration: "Four hours",
		note: "Into needles",
		state: "current",
		progress: 0.4,
		badge: "Now",
	},
	{ title: "Drying", kanji: drying, days: 2, duration: "Half an hour", note: "Until they snap", state: "future" },
];

export function TimelineSample() {
	return <Timeline phases={phases} />;
}
