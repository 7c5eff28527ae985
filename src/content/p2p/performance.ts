import { heartbeat } from "#src/content/facts/mesh.ts";

/** What is measured, by whom, and how. */
export const measured: readonly { what: string; by: string; how: string }[] = [
	{
		what: "Age of the last beat",
		by: "Every node, of each neighbour",
		how: `Now − arrival of the last beat. Present below ${2 * heartbeat.everySeconds} s, gone at ${heartbeat.timeoutSeconds} s`,
	},
	{
		what: "Round trip",
		by: "The node that asks",
		how: "Answer received − question sent, the median of the last hour",
	},
	{
		what: "Utilisation",
		by: "Each node, added up",
		how: "In use ÷ offered × 100",
	},
	{
		what: "Share of a transfer",
		by: "The receiver",
		how: "Chunks checked ÷ chunks in the manifest × 100",
	},
];

/** Neighbours as seen by a sample node in Lithuania. As in the document "P2P Mesh". */
export const roundTrips: readonly { node: string; region: string; lastBeatSeconds: number; milliseconds: number }[] = [
	{ node: "haru-07", region: "Germany", lastBeatSeconds: 3, milliseconds: 21 },
	{ node: "nami-02", region: "Netherlands", lastBeatSeconds: 11, milliseconds: 27 },
	{ node: "kiri-01", region: "Sweden", lastBeatSeconds: 27, milliseconds: 31 },
	{ node: "tori-03", region: "Singapore", lastBeatSeconds: 19, milliseconds: 184 },
];
