/** The hourly price at a large cloud, the saving here, and the number of hours rented. Prices in US dollars. */
export interface RentalTerms {
	cloudHourly: number;
	/** Per cent below the cloud, 0 to 100. */
	saving: number;
	hours: number;
}

export interface RentalPrice {
	cloud: number;
	here: number;
	saved: number;
}

/**
 * Whole cents, so that displayed figures add up. Half a cent counts up, also where the nearest binary number is below
 * it: 1.005.
 */
const cents = (dollars: number) => Math.round(Number((dollars * 100).toPrecision(12))) / 100;

/**
 * The same hours at both prices, in US dollars to the cent.
 * @throws RangeError when the saving is not from 0 to 100, or a price or the hours are negative
 * @example rentalPrice({ cloudHourly: 2.4, saving: 60, hours: 40 }) // { cloud: 96, here: 38.4, saved: 57.6 }
 * Specification 9, Ecosystem guide (GPU rental 60 % below a large cloud)
 */
export function rentalPrice({ cloudHourly, saving, hours }: RentalTerms): RentalPrice {
	if (!(saving >= 0 && saving <= 100)) throw new RangeError(`${saving} % is no saving`);
	if (!(cloudHourly >= 0 && hours >= 0)) throw new RangeError("A price and its hours are not below 0");
	const cloud = cents(cloudHourly * hours);
	const here = cents((cloud * (100 - saving)) / 100);
	return { cloud, here, saved: cents(cloud - here) };
}

/**
 * The split of a rental: the marketplace's fee, to the cent, and the rest for the owner of the machine.
 * @param percent of the price, 0 to 100
 * @throws RangeError when it is not
 * @example shareOut(38.4, 0.5) // { fee: 0.19, owner: 38.21 }
 * Specification 9, Ecosystem guide (0.5 % marketplace fee)
 */
export function shareOut(price: number, percent: number): { fee: number; owner: number } {
	if (!(percent >= 0 && percent <= 100)) throw new RangeError(`${percent} % is no fee`);
	const fee = cents((price * percent) / 100);
	return { fee, owner: cents(price - fee) };
}

/**
 * How many plans at a monthly price bring in an annual amount, rounded up to whole plans.
 * @throws RangeError when the price is not above 0
 * @example plansFor(12_500_000, 499) // 2_088
 */
export function plansFor(yearly: number, monthly: number): number {
	if (!(monthly > 0)) throw new RangeError(`A plan at ${monthly} brings nothing in`);
	return Math.ceil(yearly / (monthly * 12));
}
