import { DataDisclosure } from "#src/charts/data-disclosure.tsx";
import { countText } from "#src/figures/figure-text.ts";
import { type VestingTerms, vestingSteps } from "./vesting.ts";

/** `token` is its full name. */
export interface VestingTableProps extends VestingTerms {
	title: string;
	token: string;
}

/**
 * The figures of the preceding `VestingChart`; the page may have a note in between.
 * @example <VestingTable title="Team vesting" token="CHERRY" total={2e8} years={4} cliffYears={2} />
 */
export function VestingTable({ title, token, ...terms }: VestingTableProps) {
	return (
		<DataDisclosure
			caption={title}
			columns={[
				{ head: "After months", cell: ({ month }) => month },
				{ head: token, cell: ({ vested }) => countText(vested), numeric: true },
			]}
			rows={vestingSteps(terms)}
			rowKey={({ month }) => String(month)}
		/>
	);
}
