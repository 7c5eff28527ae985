import { Timeline } from "#src/ui/timeline.tsx";

const picking = { kanji: "摘", reading: "tsumu", meaning: "to pick" };
const steaming = { kanji: "蒸", reading: "musu", meaning: "to steam" };
const rolling = { kanji: "揉", reading: "momu", meaning: "to knead" };
const drying = { kanji: "干", reading: "hosu", meaning: "to dry" };

export function TimelineSample() {
	return (
		<Timeline
			phases={[
				{ title: "Picking", kanji: picking, days: 7, duration: "A week", note: "Two leaves and a bud", state: "done" },
				{
					title: "Steaming",
					kanji: steaming,
					days: 1,
					duration: "Under a minute",
					note: "Keeps it green",
					state: "done",
				},
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
			]}
		/>
	);
}
