import { ecosystemBusiness } from "#src/content/facts/ecosystem.ts";
import { rentalPrice } from "../prices.ts";

/** A sample price: one GPU at a large cloud, in US dollars an hour. */
export const CLOUD_HOURLY = 2.4;

/** An hour, a working week, a month. */
export const sampleHours = [1, 40, 730] as const;

/** The rental used as an example in two sections. */
export const EXAMPLE_HOURS = sampleHours[1];

/** The price of a number of hours at the sample rate, there and here. */
export const sampleRental = (hours: number) =>
	rentalPrice({ cloudHourly: CLOUD_HOURLY, saving: ecosystemBusiness.gpuSaving, hours });
