/**
 * What a visitor may choose, field by field; the first of each list is the default. These are set on `<html>` before
 * the first paint: `textSize` as `data-text-size`.
 */
const shownChoices = {
	/** How much Japanese the site shows. Specification 4.1 */
	variant: ["modern", "traditional"],
	/** Specification 3 (accessibility state); `system` follows the visitor's system. */
	textSize: ["normal", "large", "extra-large"],
	contrast: ["system", "high"],
	motion: ["system", "reduced"],
} as const;

/** The choices that the boot script needs; it has no room for the others. */
const earlyChoices = {
	/** Whether the sidebar stays open when there is room for it. */
	sidebar: ["open", "closed"],
	/** The season to show: the date's, or a fixed one. */
	season: ["automatic", "spring", "summer", "autumn", "winter"],
	/** Whether single-character shortcuts are active: WCAG 2.1.4. */
	singleKeys: [true, false],
	...shownChoices,
} as const;

const laterChoices = {
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
} as const;

type Choices = Readonly<Record<string, readonly unknown[]>>;
type Chosen<Fields extends Choices> = { -readonly [Field in keyof Fields]: Fields[Field][number] };
type EarlyPreferences = Chosen<typeof earlyChoices>;

/** The choices that the site remembers. */
export type Preferences = EarlyPreferences & Chosen<typeof laterChoices>;

export type ShownChoices = Chosen<typeof shownChoices>;

/**
 * Parses choices from any value: a field that is missing or invalid falls back individually, so that one bad value
 * does not affect the others, and anything that is not a choice is dropped.
 * @param stored what was read, of whatever shape
 * @example preferencesFrom({ season: "winter", sidebar: "ajar" }) // the defaults, except winter
 */
export function preferencesFrom(stored: unknown): Preferences {
	return { ...earlyPreferencesFrom(stored), ...chosenFrom(laterChoices, stored) };
}

/** {@link preferencesFrom}, but only what the boot script needs. */
export const earlyPreferencesFrom = (stored: unknown): EarlyPreferences => chosenFrom(earlyChoices, stored);

function chosenFrom<Fields extends Choices>(choices: Fields, stored: unknown): Chosen<Fields> {
	const fields: Record<string, unknown> = Object(stored);
	return Object.fromEntries(
		Object.entries(choices).map(([field, allowed]) => {
			const value = fields[field];
			return [field, allowed.includes(value) ? value : allowed[0]];
		}),
	) as Chosen<Fields>;
}
