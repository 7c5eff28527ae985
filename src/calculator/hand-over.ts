const CONTROLS = "input, select, button, summary";

const controlsOf = (frame: Element | null) => [...(frame?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

const isSummary = ({ localName }: HTMLElement) => localName === "summary";

/**
 * The value that the visitor entered in a control, or null if it is unchanged; for a summary, true if its disclosure is
 * open, which it is not as served.
 */
function entryOf(control: HTMLElement): string | boolean | null {
	if (isSummary(control)) return control.parentElement?.hasAttribute("open") || null;
	if (control instanceof HTMLSelectElement) {
		const served = [...control.options].find((option) => option.defaultSelected);
		return control.value === served?.value ? null : control.value;
	}
	if (!(control instanceof HTMLInputElement)) return null;
	if (control.type === "checkbox") return control.checked === control.defaultChecked ? null : control.checked;
	return control.value === control.defaultValue ? null : control.value;
}

/**
 * Enters a value as the visitor would, through the native setter, which React does not track, so that the event counts
 * as a change.
 */
function enter(control: HTMLElement, entry: string | boolean): void {
	if (isSummary(control)) {
		control.parentElement?.setAttribute("open", "");
		return;
	}
	if (typeof entry === "boolean") {
		if ((control as HTMLInputElement).checked !== entry) control.click();
		return;
	}
	const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
	Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(control, entry);
	control.dispatchEvent(new Event(kind === HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/**
 * Records what the visitor has entered into the prerendered controls and opened, and the focus, before they are replaced.
 * @returns restores both in the controls of another frame, which are the same in the same order
 */
export function takeEntries(served: Element | null): (live: Element | null) => void {
	const controls = controlsOf(served);
	const entries = controls.map(entryOf);
	const focused = controls.indexOf(document.activeElement as HTMLElement);
	const field = controls[focused];
	// Only text fields have a selection.
	const selected = field instanceof HTMLInputElement && field.selectionStart !== null && readSelection(field);
	return (live) => {
		const those = controlsOf(live);
		for (const [index, entry] of entries.entries()) {
			const control = those[index];
			if (control && entry !== null) enter(control, entry);
		}
		const control = those[focused];
		control?.focus();
		if (selected) (control as HTMLInputElement).setSelectionRange(...selected);
	};
}

/** What is selected in a text field, or where its caret is. */
const readSelection = ({ selectionStart, selectionEnd, selectionDirection }: HTMLInputElement) =>
	[selectionStart, selectionEnd, selectionDirection ?? undefined] as const;
