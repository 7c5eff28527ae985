import type { EmptyStateProps } from "#src/ui/empty-state.tsx";
import type { ErrorStateProps } from "#src/ui/error-state.tsx";
import type { LoadingStateProps } from "#src/ui/loading-state.tsx";
import type { ToastRegionProps } from "#src/ui/toast.tsx";
import type { ComponentDetails, FieldRows } from "../entry.ts";

const level = { type: "1 | 2 | 3 | 4 | 5", declared: "level?: HeadingLevel" } as const;

/** Props of empty, loading and error states. */
export const stateDetails = {
	"empty-state": {
		source: "src/ui/empty-state.tsx",
		props: {
			title: { required: true, type: "string", text: "What is not there yet." },
			children: { required: true, type: "ReactNode", text: "When it will be." },
			level: { ...level, text: "Of the title; 3 by default." },
			action: { type: "ReactNode", text: "At most one thing to do about it." },
		} satisfies FieldRows<EmptyStateProps>,
		keyboard: "Only what the action brings.",
		accessibility: "A heading and a sentence. The window is silent.",
	},
	"loading-state": {
		source: "src/ui/loading-state.tsx",
		props: {
			title: { required: true, type: "string", text: "What is under way." },
			kanji: { required: true, type: "string", text: "The season’s, within the ring." },
			text: { type: "string", text: "A second, quieter line." },
		} satisfies FieldRows<LoadingStateProps>,
		keyboard: "Nothing to press.",
		accessibility: "A status, announced without interrupting. Under reduced motion the ring stands still.",
	},
	"error-state": {
		source: "src/ui/error-state.tsx",
		props: {
			title: { required: true, type: "ReactNode", text: "What went wrong." },
			children: { required: true, type: "ReactNode", text: "What that means, in words for a visitor." },
			level: { ...level, text: "Of the title; 1 for a page, else 2." },
			page: { type: "boolean", text: "Stands for a whole page." },
			action: { type: "ReactNode", text: "The button that tries again." },
		} satisfies FieldRows<ErrorStateProps>,
		keyboard: "Tab reaches the action.",
		accessibility: "An alert: read out at once, because nothing else on the page will say it.",
	},
	toast: {
		source: "src/ui/toast.tsx",
		props: {
			toasts: { required: true, type: "readonly ToastMessage[]", text: "Id, tone and text of each." },
			onDismiss: { required: true, type: "(id: string) => void", text: "Its time is up, or it was sent away." },
			onShown: { required: true, type: "(toast: ToastMessage) => void", text: "Once a message, for the announcer." },
		} satisfies FieldRows<ToastRegionProps>,
		keyboard: "Tab reaches the cross. The pointer or the focus on a message starts its time anew.",
		accessibility: "A region named “Messages”. Reading it out is left to the caller: the sample asks the announcer.",
	},
} satisfies Record<string, ComponentDetails>;
