import { useRef } from "react";
import { flushSync } from "react-dom";
import { useAccessibilityState } from "#src/accessibility/use-accessibility-state.ts";
import { useSpoken } from "#src/accessibility/use-spoken.ts";
import { fieldLabels, sortNames } from "#src/content/servers/inventory-words.ts";
import { type PlanCategory, plans } from "#src/content/servers/plans.ts";
import { revealPlace } from "#src/navigation/reveal-place.ts";
import { copyLink } from "#src/page-sections/copy-link.ts";
import { findPlans } from "#src/servers/find-plans.ts";
import { selectionQuery } from "#src/servers/selection.ts";
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { useEarlyEntry } from "#src/ui/use-early-entry.ts";
import { compareBox, earlyChoice } from "../early-choice.ts";
import { useInventory } from "../use-inventory.ts";
import { CategoryJumps } from "./category-jumps.tsx";
import { CompareTray, TRAY } from "./compare-tray.tsx";
import { COMPARISON, Comparison } from "./comparison.tsx";
import styles from "./inventory.module.css";
import { InventoryControls } from "./inventory-controls.tsx";
import { categoryHeading, PlanList } from "./plan-list.tsx";
import { SavingFormula } from "./saving-formula.tsx";

/** Specification 2.4: five categories of plans to filter, sort and compare. */
export function Inventory() {
	const { selection, compared, chosen, refused, touched, hint, change, reset, toggle, put } = useInventory();
	const frame = useEarlyEntry<HTMLDivElement>((inventory) => {
		const early = earlyChoice(inventory, { selection, compared });
		if (early) put(early.selection, early.compared);
	});
	const { isReducedMotion } = useAccessibilityState();
	const count = useRef<HTMLParagraphElement>(null);
	const found = findPlans(plans, selection);
	const elsewhere = findPlans(plans, { ...selection, category: "any" });
	const number = `${found.length} of ${plans.length} plans`;
	const order = selection.sort === "listed" ? "" : `. ${fieldLabels.sort}: ${sortNames[selection.sort]}`;
	// Another choice may find as many plans, and another order always does.
	useSpoken(number + order, touched, selectionQuery(selection, []));

	const goToHeading = (id: string) => {
		const heading = document.getElementById(id);
		if (heading) revealPlace(heading, isReducedMotion ? "instant" : "smooth");
	};
	const jump = (category: PlanCategory) => {
		if (selection.sort !== "listed" || !["any", category].includes(selection.category))
			flushSync(() => change({ sort: "listed", category: "any" }));
		goToHeading(categoryHeading(category));
	};
	// When the pressed button disappears with its plan, focus moves to the tray, or to the list if nothing is left to
	// compare. The list may not show the plan.
	const remove = (id: string) => {
		flushSync(() => toggle(id));
		(document.getElementById(TRAY) ?? document.getElementById(compareBox(id)) ?? count.current)?.focus();
	};
	// The pressed button disappears with the filters.
	const showAll = () => {
		count.current?.focus();
		reset();
	};
	const link = `/infrastructure/servers${selectionQuery(selection, compared)}#inventory`;

	return (
		<div ref={frame} className={styles.inventory}>
			<CategoryJumps found={elsewhere} onJump={jump} />
			<div className={styles.bar}>
				<InventoryControls selection={selection} onChange={change} />
				{refused && (
					<p className={styles.refused}>Part of the link does not match anything here. The rest is applied.</p>
				)}
				<div className={styles.outcome}>
					<p ref={count} tabIndex={-1}>
						{number}
					</p>
					<span className={styles.actions}>
						{found.length > 0 && found.length < plans.length && (
							<Button look="quiet" onClick={showAll}>
								Show all plans
							</Button>
						)}
						<CopyButton spelled what="link to this selection" onCopy={(button) => void copyLink(button, link)} />
					</span>
				</div>
			</div>
			<div className={styles.list}>
				<PlanList plans={found} sort={selection.sort} region={selection.region} compared={compared} onToggle={toggle} />
				{found.length === 0 && (
					<EmptyState title="No plan fits" action={<Button onClick={showAll}>Show all plans</Button>}>
						Try a higher price, less memory or another site. Anything else can be built to order.
					</EmptyState>
				)}
			</div>
			<FinePrint>
				<SavingFormula /> The other plans are calculated the same way.
			</FinePrint>
			<CompareTray plans={chosen} hint={hint} onRemove={remove} onShow={() => goToHeading(COMPARISON)} />
			{chosen.length > 1 && <Comparison plans={chosen} region={selection.region} onRemove={remove} />}
		</div>
	);
}
