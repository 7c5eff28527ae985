import type { Piece } from "./piece-code.ts";

/** A setting and its control. The first option, or `start`, is the initial value. */
export type Control = { id: string; label: string } & (
	| { kind: "choice"; options: readonly [string, ...string[]] }
	| { kind: "switch"; start: boolean }
	| { kind: "text"; start: string }
	| { kind: "number"; start: number; least: number; most: number }
);

export type Settings = Readonly<Record<string, string | number | boolean>>;

export interface Example {
	id: string;
	title: string;
	text: string;
	controls: readonly Control[];
	piece(set: Settings): Piece;
}

const koke = { kanji: "苔", reading: "koke", meaning: "moss" };
const wa = { kanji: "和", reading: "wa", meaning: "harmony" };
const phases = [
	{ title: "Picking", kanji: { kanji: "芽", reading: "me", meaning: "bud" }, duration: "A week" },
	{ title: "Rolling", kanji: { kanji: "手", reading: "te", meaning: "hand" }, duration: "Four hours" },
	{ title: "Drying", kanji: { kanji: "火", reading: "hi", meaning: "fire" }, duration: "Half an hour" },
];

/** The initial settings of an example. */
export const startOf = ({ controls }: Example): Settings =>
	Object.fromEntries(
		controls.map((control) => [control.id, control.kind === "choice" ? control.options[0] : control.start]),
	);

/** Real components with props that a visitor can set. */
export const examples: readonly Example[] = [
	{
		id: "example-callout",
		title: "A word of warning",
		text: "Five tones. The cultural one carries a kanji in the icon’s place.",
		controls: [
			{ id: "tone", label: "Tone", kind: "choice", options: ["warning", "note", "done", "danger", "culture"] },
			{ id: "title", label: "Title", kind: "text", start: "Before you prune" },
			{ id: "text", label: "Text", kind: "text", start: "What is cut in June will not flower in April." },
		],
		piece: ({ tone, title, text }) => ({
			name: "Callout",
			props: { tone, kanji: tone === "culture" ? wa : undefined, title },
			children: [String(text)],
		}),
	},
	{
		id: "example-timeline",
		title: "How far the tea has come",
		text: "Side by side, lines follow days and progress. Upright, they show the states alone.",
		controls: [
			{ id: "current", label: "Current phase", kind: "choice", options: ["Picking", "Rolling", "Drying"] },
			{ id: "progress", label: "Progress in per cent", kind: "number", start: 40, least: 0, most: 100 },
			{ id: "days", label: "Days of picking", kind: "number", start: 7, least: 1, most: 7 },
		],
		piece: ({ current, progress, days }) => {
			const now = phases.findIndex(({ title }) => title === current);
			const shown = phases.map((phase, index) => ({
				...phase,
				days: index === 0 ? days : 3,
				note: index === 0 ? "Two leaves and a bud" : "By hand",
				...(index === now
					? { state: "current", progress: Number(progress) / 100 }
					: { state: index < now ? "done" : "future" }),
			}));
			return { name: "Timeline", props: { phases: shown } };
		},
	},
	{
		id: "example-stat",
		title: "A row of figures",
		text: "One figure with its unit, or a dense row for two lines and more.",
		controls: [
			{ id: "figure", label: "Figure", kind: "text", start: "72" },
			{ id: "unit", label: "Unit", kind: "text", start: "" },
			{ id: "label", label: "Label", kind: "text", start: "Micro-seasons" },
			{ id: "dense", label: "Dense", kind: "switch", start: false },
		],
		piece: ({ figure, unit, label, dense }) => ({
			name: "StatRow",
			props: { dense },
			children: [
				{ name: "Stat", props: { figure, unit, label, context: "About five days each" } },
				{ name: "Stat", props: { figure: "24", label: "Solar terms" } },
			],
		}),
	},
	{
		id: "example-progress",
		title: "Something under way",
		text: "The label says what the bar shows.",
		controls: [{ id: "rows", label: "Rows raked", kind: "number", start: 3, least: 0, most: 8 }],
		piece: ({ rows }) => ({
			name: "ProgressBar",
			props: { label: `Rows raked: ${rows} of 8`, value: Number(rows) / 8 },
		}),
	},
	{
		id: "example-heading",
		title: "A title with its kanji",
		text: "In the line, or with the kanji above it. Without a kanji it is a plain title.",
		controls: [
			{ id: "title", label: "Title", kind: "text", start: "Under the maples" },
			{ id: "kanji", label: "Kanji", kind: "switch", start: true },
			{ id: "stacked", label: "Stacked", kind: "switch", start: false },
		],
		piece: ({ title, kanji, stacked }) => ({
			name: "SectionHeading",
			props: { level: 4, title, kanji: kanji ? koke : undefined, stacked },
		}),
	},
	{
		id: "example-badge",
		title: "A short word",
		text: "Four tones, and whatever you write.",
		controls: [
			{ id: "tone", label: "Tone", kind: "choice", options: ["soft", "filled", "good", "bad"] },
			{ id: "text", label: "Text", kind: "text", start: "In bloom" },
		],
		piece: ({ tone, text }) => ({ name: "Badge", props: { tone }, children: [String(text)] }),
	},
];
