import { designTokens } from "#src/content/facts/library.ts";

/** A design token: its property, its name, what it is for, its value as declared, and a drawing of it. */
export interface Token {
	property: `--${string}`;
	name: string;
	description: string;
	value: string;
	mark: { width: string; height: string; y?: string; rx?: string; fill?: string };
}

const { petalPink, deepRed, spacingRem, radiiPx } = designTokens;
const [xs, sm, md, lg] = spacingRem;
const [controls, panels] = radiiPx;
/** The value, the end of the property, the size in words, and what it is for. */
const spaces = [
	[xs, "xs", "extra small", "between paragraphs of a note"],
	[sm, "sm", "small", "within a part"],
	[md, "md", "medium", "between parts"],
	[lg, "lg", "large", "between columns and sections"],
] as const;
const radii = [
	[controls, "sm", "small", "controls and code"],
	[panels, "lg", "large", "panels"],
] as const;
const whole = { width: "100%", height: "100%" };
/** As written in the style sheets. */
const rem = (value: number) => `${value}rem`;

/** Named values in display order. Specification 9, "Design tokens" */
export const tokenGroups: readonly { title: string; tokens: readonly Token[] }[] = [
	{
		title: "Colours",
		tokens: [
			{
				property: "--motif",
				name: "Petal pink",
				description: "decoration, never text",
				value: petalPink,
				mark: { ...whole, rx: "8", fill: petalPink },
			},
			{
				property: "--seal",
				name: "Deep red",
				description: "seals, and what is now",
				value: deepRed,
				mark: { ...whole, rx: "8", fill: deepRed },
			},
		],
	},
	{
		title: "Space",
		tokens: spaces.map(([value, end, size, description]) => ({
			property: `--space-${end}` as const,
			name: `Space, ${size}`,
			description,
			value: rem(value),
			mark: { width: rem(value), height: "0.5rem", y: "0.75rem", rx: "2" },
		})),
	},
	{
		title: "Radii",
		tokens: radii.map(([value, end, size, description]) => ({
			property: `--radius-${end}` as const,
			name: `Radius, ${size}`,
			description,
			value: `${value}px`,
			mark: { ...whole, rx: String(value) },
		})),
	},
];
