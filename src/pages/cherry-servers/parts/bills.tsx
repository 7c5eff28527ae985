import { useState } from "react";
import { useSpoken } from "#src/accessibility/use-spoken.ts";
import { LastValidNote } from "#src/calculator/last-valid-note.tsx";
import { NumberSlider } from "#src/calculator/number-slider.tsx";
import { SelectField } from "#src/calculator/select-field.tsx";
import { Bar } from "#src/charts/bar.tsx";
import { billingIds, billingWords, hoursAMonth } from "#src/content/servers/billing.ts";
import { type Plan, plans } from "#src/content/servers/plans.ts";
import { useAskedState } from "#src/navigation/use-asked-state.ts";
import { type Bill, billsOf } from "#src/servers/billing.ts";
import { euroText } from "#src/servers/euro-text.ts";
import { readHours } from "#src/servers/read-hours.ts";
import { Sum } from "#src/ui/sum.tsx";
import { Table } from "#src/ui/table.tsx";
import { useEarlyEntry } from "#src/ui/use-early-entry.ts";
import styles from "./bills.module.css";
import { BreakEven, cheaperOption } from "./break-even.tsx";

const choices = plans.map(({ id, name }) => ({ value: id as string, label: name }));
const ways = billingIds.map((id) => ({ id }));

/** What the visitor entered: a plan, and its hours as typed and as last valid. */
interface Entry {
	id: string;
	text: string;
	hours: number;
}

const example: Entry = { id: plans[1].id, text: "200", hours: 200 };

/** No address asks for a bill. */
const nothing = () => "";

/** Hours that cannot be read leave the last ones as they are. */
function typed(text: string): Partial<Entry> {
	const asked = readHours(text);
	return "hours" in asked ? { text, hours: asked.hours } : { text };
}

const slid = (place: number) => typed(String(Math.max(1, place)));

/**
 * The cost of a plan under each billing option, and whether hourly or monthly billing is cheaper for a given running
 * time. Back finds both as they were left.
 */
export function Bills() {
	const [, edit, setEdit] = useAskedState<Entry>("bills", nothing);
	const [touched, setTouched] = useState(false);
	const { id, text, hours } = edit ?? example;
	const plan: Plan = plans.find((plan) => plan.id === id) ?? plans[1];
	const bills = billsOf(plan);
	const dearest = Math.max(...bills.map(({ monthCents }) => monthCents));
	const billOf = (way: string): Bill | undefined => bills.find((bill) => bill.id === way);
	const read = readHours(text);
	const fault = "fault" in read ? read.fault : undefined;
	useSpoken(fault ?? cheaperOption(plan, hours), touched);
	const change = (part: Partial<Entry>) => {
		setTouched(true);
		setEdit({ id, text, hours, ...part });
	};
	const served = useEarlyEntry<HTMLDivElement>((fields) => {
		const list = fields.querySelector("select");
		const [field, slider] = fields.querySelectorAll("input");
		const early: Partial<Entry> = {};
		if (list && list.value !== id) early.id = list.value;
		if (field && field.value !== text) Object.assign(early, typed(field.value));
		else if (slider && Number(slider.value) !== hours) Object.assign(early, slid(Number(slider.value)));
		if (Object.keys(early).length > 0) change(early);
	});
	return (
		<>
			<noscript>
				<p>This is an example. To choose a plan and its hours, enable JavaScript.</p>
			</noscript>
			<div ref={served} className={styles.fields}>
				<SelectField
					label="Plan"
					options={choices}
					value={id}
					onChange={(id) => change({ id })}
					hint="The table below is for this plan."
				/>
				<NumberSlider
					label="Runs in a month"
					unit="hours"
					whole
					text={text}
					onText={(text) => change(typed(text))}
					fault={fault}
					slider={{
						place: hours,
						last: hoursAMonth,
						words: hours === 1 ? "1 hour" : `${hours} hours`,
						onPlace: (place) => change(slid(place)),
					}}
				/>
			</div>
			{fault !== undefined && <LastValidNote />}
			<BreakEven plan={plan} hours={hours} />
			<Table
				caption={`${plan.name}, running all month`}
				columns={[
					{
						head: "Billing",
						cell: ({ id }) => (
							<>
								{billingWords[id].name} <small className={styles.billed}>{billingWords[id].billed}</small>
							</>
						),
					},
					{ head: "Best for", cell: ({ id }) => billingWords[id].suits },
					{ head: "Calculation", cell: ({ id }) => <Sum>{sumOf(billOf(id))}</Sum> },
					{ head: "A month", cell: ({ id }) => <Month bill={billOf(id)} dearest={dearest} /> },
					{ head: "Saved over the term", cell: ({ id }) => <Saved bill={billOf(id)} />, numeric: true },
				]}
				rows={ways}
				rowKey={({ id }) => id}
			/>
		</>
	);
}

const sumOf = (bill: Bill | undefined) => (bill ? `${bill.how} = ${euroText(bill.totalCents)}` : "Not offered on spot");

/** The cost per month, with a bar relative to the most expensive option. */
function Month({ bill, dearest }: { bill: Bill | undefined; dearest: number }) {
	if (!bill) return "—";
	return (
		<span className={styles.month}>
			<span>{euroText(bill.monthCents)}</span>
			<Bar value={Math.round((bill.monthCents / dearest) * 100)} strong={bill.id === "monthly"} />
		</span>
	);
}

/** Compared with the hourly price, over the same hours. */
function Saved({ bill }: { bill: Bill | undefined }) {
	if (!bill || bill.savedCents === 0) return "—";
	return (
		<span>
			{euroText(bill.savedCents)} <small className={styles.billed}>{bill.savedPercent}%</small>
		</span>
	);
}
