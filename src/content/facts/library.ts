/** The component library's counts, as stated. Specification 9, "Library counts". */
export const libraryCounts = { components: "15+", effects: 6, hooks: 6, themes: 4 } as const;

/** Colours, space in rem and radii in px, as stated. Specification 9, "Design tokens". */
export const designTokens = {
	petalPink: "#ffb7c5",
	deepRed: "#e60026",
	spacingRem: [0.5, 1, 2, 4],
	radiiPx: [8, 16],
} as const;

/** The CSS-only petals. Specification 9, "Layout and timing". */
export const decorativePetals = { count: 20, mostDelayS: 10, durationS: [15, 25], sizeRem: [0.5, 2] } as const;
