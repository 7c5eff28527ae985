import { designTokens } from "#src/content/facts/library.ts";

/** A design token: its property, its name, its value as declared, and a drawing of it. */
export interface Token {
	property: `--${string}`;
	name: string;
	value: string;
	mark: { width: string; height: string; y?: string; rx?: string; fill?: string };
}

const { petalPink, deepRed, spacingRem, radiiPx } = designTokens;
const spaces = ["xs", "sm", "md", "lg"];
const spaceNames = ["Space, extra small", "Space, small", "Space, medium", "Space, large"];
const radii = ["sm", "lg"];
const radiusNames = ["Radius of controls and code", "Radius of panels"];
const whole = { width: "100%", height: "100%" };
/** As written in the style sheets. */
const rem = (value: number) => `${value}rem`;

/** Named values in display order. Specification 9, "Design tokens" */
export const tokenGroups: readonly { title: string; tokens: readonly Token[] }[] = [
	{
		title: "Colours",
		tokens: [
			{ property: "--motif", name: "Petal pink", value: petalPink, mark: { ...whole, rx: "8", fill: petalPink } },
			{ property: "--seal", name: "Deep red", value: deepRed, mark: { ...whole, rx: "8", fill: deepRed } },
		],
	},
	{
		title: "Space",
		tokens: spacingRem.map((value, index) => ({
			property: `--space-${spaces[index]}` as const,
			name: spaceNames[index] ?? "",
			value: rem(value),
			mark: { width: rem(value), height: "0.5rem", y: "0.75rem", rx: "2" },
		})),
	},
	{
		title: "Radii",
		tokens: radiiPx.map((value, index) => ({
			property: `--radius-${radii[index]}` as const,
			name: radiusNames[index] ?? "",
			value: `${value}px`,
			mark: { ...whole, rx: String(value) },
		})),
	},
];
