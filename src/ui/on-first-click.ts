/**
 * A click handler that ignores the second click of a double click, which is not meant for what is below the pointer by
 * then: for buttons that change or go when they are pressed.
 * @example <Button onClick={onFirstClick(remove)}>Remove</Button>
 */
export const onFirstClick =
	(action: () => void) =>
	({ detail }: { detail: number }): void => {
		// From the keyboard it is 0.
		if (detail < 2) action();
	};
