/** The background colours that a passage starts from. */
export interface Grounds {
	/** Whether they are those of dark mode: text on them is unreadable in the other one. */
	dark: boolean;
	page: string;
	sill: string;
}

/** The colours currently on the page. */
export function readGrounds(): Grounds {
	const root = document.documentElement;
	const styles = getComputedStyle(root);
	return {
		dark: root.classList.contains("dark-mode"),
		page: styles.getPropertyValue("--background"),
		sill: styles.getPropertyValue("--accent-soft"),
	};
}
