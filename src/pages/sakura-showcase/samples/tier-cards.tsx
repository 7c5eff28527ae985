import { TierCards } from "#src/ui/tier-cards.tsx";

const teas = [
	{
		name: "Sencha",
		kanji: { kanji: "煎茶", reading: "sencha", meaning: "steeped tea" },
		figure: "80°",
		unit: "in the pot",
		terms: ["One minute"],
		weight: "3 cups",
		benefits: ["Grown in full sun", "Clear and brisk"],
		requirements: [],
	},
	{
		name: "Gyokuro",
		kanji: { kanji: "玉露", reading: "gyokuro", meaning: "jewel dew" },
		figure: "55°",
		unit: "in the pot",
		terms: ["Two minutes"],
		weight: "2 cups",
		benefits: ["Shaded for three weeks", "Sweet and thick"],
		requirements: ["a small pot"],
	},
	{
		name: "Matcha",
		kanji: { kanji: "抹茶", reading: "matcha", meaning: "ground tea" },
		figure: "75°",
		unit: "in the bowl",
		terms: ["Twenty seconds"],
		weight: "1 bowl",
		benefits: ["Stone-ground", "The whole leaf is drunk"],
		requirements: ["a sieve", "a whisk"],
	},
];

export function TierCardsSample() {
	return <TierCards level={4} tiers={teas} />;
}
