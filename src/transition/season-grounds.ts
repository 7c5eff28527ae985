/** The background colours that a passage starts from. */
export interface Grounds {
	page: string;
	sill: string;
}

/** The colours currently on the page. */
export function readGrounds(): Grounds {
	const styles = getComputedStyle(document.documentElement);
	return { page: styles.getPropertyValue("--background"), sill: styles.getPropertyValue("--accent-soft") };
}
