import { type Preferences, preferencesFrom } from "./choices.ts";

/** Everything as it comes, but for the sidebar, which is no matter of display. */
export function usualDisplay({ sidebar }: Preferences): Preferences {
	return { ...preferencesFrom(undefined), sidebar };
}

/** Whether two visitors' choices are the same in every field. */
export function sameChoices(one: Preferences, other: Preferences): boolean {
	return (Object.keys(one) as (keyof Preferences)[]).every((field) => one[field] === other[field]);
}
