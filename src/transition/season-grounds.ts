/** The colours a passage sets out from. */
export interface Grounds {
	page: string;
	sill: string;
}

/** Those that stand on the page now. */
export function readGrounds(): Grounds {
	const styles = getComputedStyle(document.documentElement);
	return { page: styles.getPropertyValue("--background"), sill: styles.getPropertyValue("--accent-soft") };
}
