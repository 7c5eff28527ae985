import { notSold } from "#src/content/ecosystem-guide/steps.ts";
import { arrTargetDollars, ecosystemBusiness, ecosystemStated, marketDollars } from "#src/content/facts/ecosystem.ts";
import { centsText, dollarText } from "#src/figures/dollar-text.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { Table } from "#src/ui/table.tsx";
import { plansFor, shareOut } from "../prices.ts";
import { EXAMPLE_HOURS, sampleRental } from "./sample-rental.ts";
import { SectionFrame } from "./section-frame.tsx";
import { sectionPath } from "./section-path.ts";
import styles from "./words.module.css";

const { marketplaceFee, proPlan } = ecosystemBusiness;
const [lowestPlan, highestPlan] = proPlan;
const price = sampleRental(EXAMPLE_HOURS).here;
const hourly = sampleRental(1).here;
const { fee, owner } = shareOut(price, marketplaceFee);
/** Number of rentals a year whose fees alone would reach the target. */
const rentals = arrTargetDollars / (marketplaceFee / 100);

const prices = [
	{
		what: "Pro plan",
		price: `${dollarText(lowestPlan)}–${highestPlan} a month`,
		who: "Teams that want reports, longer histories and a person to ask",
	},
	{
		what: "Marketplace fee",
		price: `${marketplaceFee}% of a rental`,
		who: "Whoever rents out a machine on the marketplace",
	},
	{
		what: "Cherry Servers",
		price: "By the hour or by the month",
		who: "Whoever needs a machine of their own, with a contract",
	},
] as const;

/** Revenue sources, and the distance to the target. Specification 9, Ecosystem guide */
export function Business() {
	return (
		<SectionFrame id="business">
			<SectionPart
				title="What is paid for"
				introduction="Cherry CLI is free, and so is membership. Three things have a price."
			>
				<Table
					hideCaption
					caption="Prices"
					columns={[
						{ head: "What", cell: ({ what }) => what },
						{ head: "Price", cell: (row) => row.price },
						{ head: "Who pays it", cell: ({ who }) => who },
					]}
					rows={prices}
					rowKey={({ what }) => what}
				/>
			</SectionPart>

			<SectionPart
				title="One rental, shared out"
				introduction={`The ${EXAMPLE_HOURS} hours from the infrastructure section, at sample prices, to the cent.`}
			>
				<div className={styles.rows}>
					<FigureRows
						rows={[
							{
								label: "The renter pays",
								how: `${EXAMPLE_HOURS} hours × ${centsText(hourly)}`,
								figure: centsText(price),
							},
							{
								label: "The marketplace keeps",
								how: `${centsText(price)} × ${marketplaceFee}%`,
								figure: centsText(fee),
							},
							{
								label: "The owner of the machine gets",
								how: `${centsText(price)} − ${centsText(fee)}`,
								figure: centsText(owner),
							},
						]}
					/>
				</div>
				<p className={styles.how}>
					Where the hourly price comes from: <PageLink to={sectionPath("infrastructure")}>Infrastructure</PageLink>.
				</p>
			</SectionPart>

			<SectionPart title="What the target would take">
				<p className={styles.text}>
					{ecosystemStated.arrTarget} of <Term id="arr">annual recurring revenue</Term> is a target. Reached by one kind
					of income alone, it would take:
				</p>
				<div className={styles.rows}>
					<FigureRows
						rows={[
							...proPlan.map((monthly) => ({
								label: `Plans at ${dollarText(monthly)} a month`,
								how: `${dollarText(arrTargetDollars)} ÷ (${dollarText(monthly)} × 12), rounded up`,
								figure: countText(plansFor(arrTargetDollars, monthly)),
							})),
							{
								label: "Rentals a year, by their fee",
								how: `${dollarText(arrTargetDollars)} ÷ ${marketplaceFee}%`,
								figure: dollarText(rentals),
							},
						]}
					/>
				</div>
				<p className={styles.how}>
					The last line is more than {Math.floor(rentals / marketDollars)} times the market size of{" "}
					{ecosystemStated.market}, so fees will not carry the target. Plans have to, and the fee can stay small.
				</p>
			</SectionPart>

			<SectionPart title="What is not sold">
				<ul className={styles.list}>
					{notSold.map(({ what, why }) => (
						<li key={what}>
							<strong>{what}.</strong> {why}
						</li>
					))}
				</ul>
			</SectionPart>
		</SectionFrame>
	);
}
