import { useState } from "react";
import { useSpoken } from "#src/accessibility/use-spoken.ts";
import { LastValidNote } from "#src/calculator/last-valid-note.tsx";
import { NumberSlider } from "#src/calculator/number-slider.tsx";
import { SelectField } from "#src/calculator/select-field.tsx";
import { Bar } from "#src/charts/bar.tsx";
import { billingIds, billingWords, hoursAMonth } from "#src/content/servers/billing.ts";
import { type Plan, plans } from "#src/content/servers/plans.ts";
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

/**
 * The cost of a plan under each billing option, and whether hourly or monthly billing is cheaper for a given running
 * time.
 */
export function Bills() {
	const [id, setId] = useState<string>(plans[1].id);
	const [text, setText] = useState("200");
	const [hours, setHours] = useState(200);
	const [touched, setTouched] = useState(false);
	const plan: Plan = plans.find((plan) => plan.id === id) ?? plans[1];
	const bills = billsOf(plan);
	const dearest = Math.max(...bills.map(({ monthCents }) => monthCents));
	const billOf = (way: string): Bill | undefined => bills.find((bill) => bill.id === way);
	const read = readHours(text);
	const fault = "fault" in read ? read.fault : undefined;
	useSpoken(fault ?? cheaperOption(plan, hours), touched);
	const type = (next: string) => {
		setTouched(true);
		setText(next);
		const asked = readHours(next);
		if ("hours" in asked) setHours(asked.hours);
	};
	const slide = (place: number) => type(String(Math.max(1, place)));
	const choose = (next: string) => {
		setTouched(true);
		setId(next);
	};
	const served = useEarlyEntry<HTMLDivElement>((fields) => {
		const list = fields.querySelector("select");
		if (list && list.value !== id) choose(list.value);
		const [field, slider] = fields.querySelectorAll("input");
		if (field && field.value !== text) type(field.value);
		else if (slider && Number(slider.value) !== hours) slide(Number(slider.value));
	});
	return (
		<>
			<div ref={served} className={styles.fields}>
				<SelectField label="Plan" options={choices} value={id} onChange={choose} />
				<NumberSlider
					label="Runs in a month"
					unit="hours"
					text={text}
					onText={type}
					fault={fault}
					slider={{
						place: hours,
						last: hoursAMonth,
						words: hours === 1 ? "1 hour" : `${hours} hours`,
						onPlace: slide,
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
