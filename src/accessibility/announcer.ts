/** How soon a text is read out: `polite` waits for a pause, `assertive` interrupts. */
export type Urgency = "polite" | "assertive";

const CLEARED_AFTER_MS = 1000;

/**
 * Texts for screen readers, each cleared after 1 s so that the same text can be announced twice.
 * Specification 8
 */
export function createAnnouncer() {
	const texts: Record<Urgency, string> = { polite: "", assertive: "" };
	const timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};
	const listeners = new Set<() => void>();
	const show = (urgency: Urgency, text: string) => {
		texts[urgency] = text;
		for (const listener of listeners) listener();
	};
	const announce = (text: string, urgency: Urgency = "polite") => {
		clearTimeout(timers[urgency]);
		show(urgency, text);
		timers[urgency] = setTimeout(() => show(urgency, ""), CLEARED_AFTER_MS);
	};
	return {
		announce,
		announceError: (message: string) => announce(`Error: ${message}`, "assertive"),
		announceSuccess: (message: string) => announce(`Success: ${message}`, "polite"),
		read: (urgency: Urgency): string => texts[urgency],
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

/** The page's single announcer. */
export const announcer = createAnnouncer();
