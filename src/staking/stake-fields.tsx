import { NumberSlider, type NumberSliderProps } from "#src/calculator/number-slider.tsx";
import { SelectField } from "#src/calculator/select-field.tsx";
import { stakeTiers } from "#src/content/facts/seeds.ts";
import { dayNoun } from "#src/figures/figure-text.ts";
import { AMOUNT_STOPS, stopOf } from "./amount-stops.ts";
import { MAX_DAYS, readAmount, readDays } from "./read-fields.ts";
import { seeds, seedsPhrase, seedsText } from "./seeds-amount.ts";
import type { TierId } from "./stake-tier.ts";

type FieldProps = Omit<NumberSliderProps, "unit" | "whole" | "slider">;

/** An amount of Seeds. `units` is the slider position while its own text is invalid. */
export function AmountField({ units, ...field }: FieldProps & { units: bigint }) {
	const reading = readAmount(field.text);
	const shown = "units" in reading ? reading.units : units;
	const place = (stop: number) => seedsText(seeds(AMOUNT_STOPS[stop] ?? 0));
	return (
		<NumberSlider
			{...field}
			unit="Seeds"
			slider={{
				place: stopOf(shown),
				last: AMOUNT_STOPS.length - 1,
				words: seedsPhrase(shown),
				onPlace: (stop) => field.onText(place(stop)),
			}}
		/>
	);
}

/** Whole days since staking. `days` is the slider position while its own text is invalid. */
export function DaysField({ days, ...field }: FieldProps & { days: number }) {
	const reading = readDays(field.text);
	const shown = "days" in reading ? reading.days : days;
	return (
		<NumberSlider
			{...field}
			unit="days"
			whole
			slider={{
				place: shown,
				last: MAX_DAYS,
				words: `${shown} ${dayNoun(shown)}`,
				onPlace: (day) => field.onText(String(day)),
			}}
		/>
	);
}

const tierOptions = stakeTiers.map(({ id, name }) => ({ value: id, label: name }));

/** Amounts are only half of it: the highest tier whose other requirements the member meets. */
export function RequirementsField({ value, onChange }: { value: string; onChange: (value: TierId) => void }) {
	return (
		<SelectField
			label="Requirements met up to"
			options={tierOptions}
			value={value}
			onChange={onChange}
			hint="The amount alone is enough for Seedling. Blossom and Sakura also require what their cards list."
		/>
	);
}
