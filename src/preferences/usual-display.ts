import { type Preferences, preferencesFrom } from "./choices.ts";

/** The defaults, except for the sidebar, which is not a display setting. */
export function usualDisplay({ sidebar }: Preferences): Preferences {
	return { ...preferencesFrom(undefined), sidebar };
}

/** Whether two sets of choices are the same in every field. */
export function sameChoices(one: Preferences, other: Preferences): boolean {
	return (Object.keys(one) as (keyof Preferences)[]).every((field) => one[field] === other[field]);
}
