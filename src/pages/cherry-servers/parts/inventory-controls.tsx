import { SelectField } from "#src/calculator/select-field.tsx";
import { fieldLabels, sortNames } from "#src/content/servers/inventory-words.ts";
import { regions } from "#src/content/servers/regions.ts";
import { euroText } from "#src/servers/euro-text.ts";
import { categoryNames } from "#src/servers/plan-text.ts";
import { type Selection, selectionChoices, selectionFields } from "#src/servers/selection.ts";
import styles from "./inventory.module.css";

export interface InventoryControlsProps {
	selection: Selection;
	onChange: (part: Partial<Selection>) => void;
}

const named: Record<string, string> = {
	...categoryNames,
	...sortNames,
	...Object.fromEntries(regions.map(({ id, country }) => [id, country])),
};

function labelOf(field: keyof Selection, value: string): string {
	if (field === "memory") return value === "0" ? "Any" : `${value} GB`;
	if (value === "any") return field === "region" ? "Any of six" : "Any";
	return field === "price" ? euroText(Number(value) * 100) : (named[value] ?? value);
}

/** The fields that filter and sort the list. */
export function InventoryControls({ selection, onChange }: InventoryControlsProps) {
	return (
		<div className={styles.controls}>
			{selectionFields.map((field) => (
				<SelectField
					key={field}
					small
					label={fieldLabels[field]}
					value={selection[field]}
					options={selectionChoices[field].map((value) => ({ value, label: labelOf(field, value) }))}
					onChange={(value) => onChange({ [field]: value })}
				/>
			))}
		</div>
	);
}
