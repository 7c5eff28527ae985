import type { ReactNode } from "react";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Bills } from "./bills.tsx";
import { SavingFormula } from "./saving-formula.tsx";

/** Specification 2.4 and 9: six billing options and how each is calculated; `children` are the remaining notes. */
export function Pricing({ children }: { children: ReactNode }) {
	return (
		<SectionParts>
			<SectionPart
				title="Billing options"
				introduction="How long a server runs in a month decides whether hourly or monthly billing is cheaper."
			>
				<Bills />
				<FinePrint>
					<SavingFormula />
				</FinePrint>
			</SectionPart>
			{children}
		</SectionParts>
	);
}
