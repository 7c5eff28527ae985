import type { KanjiWord } from "#src/ui/kanji.tsx";

/** A venue where Seeds are traded; 24-hour volume and liquidity in US dollars. Specification 3 (Trading venue). */
export interface TradingVenue {
	id: string;
	name: string;
	kanji: KanjiWord;
	type: "DEX" | "Aggregator";
	pair: string;
	volume: number;
	liquidity: number;
	note: string;
}

/** Sample venues. Their totals are the stated volume and liquidity; a test verifies them. */
export const tradingVenues: readonly [TradingVenue, ...TradingVenue[]] = [
	{
		id: "ichiba",
		name: "Ichiba",
		kanji: { kanji: "市場", reading: "ichiba", meaning: "market" },
		type: "DEX",
		pair: "Seeds / USDC",
		volume: 24_600,
		liquidity: 455_000,
		note: "The deepest pool; best for amounts above a few hundred Seeds.",
	},
	{
		id: "minato",
		name: "Minato",
		kanji: { kanji: "港", reading: "minato", meaning: "harbour" },
		type: "DEX",
		pair: "Seeds / SOL",
		volume: 14_300,
		liquidity: 275_000,
		note: "For those who hold SOL already and want no step between.",
	},
	{
		id: "hashi",
		name: "Hashi",
		kanji: { kanji: "橋", reading: "hashi", meaning: "bridge" },
		type: "Aggregator",
		pair: "Seeds / any",
		volume: 8_300,
		liquidity: 0,
		note: "Has no pool of its own: it compares the other two and splits an order between them. A trade is counted where it was ordered.",
	},
];
