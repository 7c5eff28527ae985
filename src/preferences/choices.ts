/** Of the choices below, those that stand on `<html>` before the first paint: `textSize` as `data-text-size`. */
const shownChoices = {
	/** How much Japanese the site shows. Specification 4.1 */
	variant: ["modern", "traditional"],
	/** Specification 3 (accessibility state); `system` asks the visitor's system. */
	textSize: ["normal", "large", "extra-large"],
	contrast: ["system", "high"],
	motion: ["system", "reduced"],
} as const;

/** What a visitor may choose, field by field; the first of each list is where everybody starts. */
const choices = {
	/** Whether the sidebar stays open where there is room for it. */
	sidebar: ["open", "closed"],
	/** The season to show: the date's, or one that the visitor keeps. */
	season: ["automatic", "spring", "summer", "autumn", "winter"],
	...shownChoices,
	/** Animation settings, specification 3. */
	ambient: [true, false],
	petals: [true, false],
	transitions: [true, false],
	interactions: [true, false],
	culturalNarrative: [true, false],
	performance: ["high", "medium", "low"],
	intensity: ["moderate", "minimal", "subtle", "vibrant"],
	/** Soundscapes of the season transition. */
	sound: [false, true],
	/** Whether shortcuts of a single character answer: WCAG 2.1.4. */
	singleKeys: [true, false],
} as const;

/** What the site remembers of a visitor's choices. */
export type Preferences = { -readonly [Field in keyof typeof choices]: (typeof choices)[Field][number] };

export type ShownChoices = Pick<Preferences, keyof typeof shownChoices>;

/** The choices among a visitor's that are shown as attributes. */
export function shownOf(preferences: Preferences): ShownChoices {
	const fields = Object.keys(shownChoices) as (keyof ShownChoices)[];
	return Object.fromEntries(fields.map((field) => [field, preferences[field]])) as ShownChoices;
}

/**
 * Choices out of anything: a field that is missing or does not fit falls back alone, so that one bad value does not
 * cost the others, and what is not a choice is dropped.
 * @param stored what was read, of whatever shape
 * @example preferencesFrom({ season: "winter", sidebar: "ajar" }) // the usual ones, but winter
 */
export function preferencesFrom(stored: unknown): Preferences {
	const fields = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
	return Object.fromEntries(
		Object.entries(choices).map(([field, allowed]) => {
			const value = fields[field];
			return [field, (allowed as readonly unknown[]).includes(value) ? value : allowed[0]];
		}),
	) as Preferences;
}
