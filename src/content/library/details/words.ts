import type { BadgeProps } from "#src/ui/badge.tsx";
import type { CalloutProps } from "#src/ui/callout.tsx";
import type { CodeBlockProps } from "#src/ui/code-block.tsx";
import type { JapaneseWordProps } from "#src/ui/japanese-word.tsx";
import type { SectionHeadingProps } from "#src/ui/section-heading.tsx";
import type { ComponentDetails, FieldRows } from "../entry.ts";

const noKeys = "Nothing to press, so no Tab stop.";

/** Props of text components. */
export const wordDetails = {
	badge: {
		source: "src/ui/badge.tsx",
		props: {
			children: { required: true, type: "ReactNode", text: "A word or two." },
			tone: { type: '"soft" | "filled" | "good" | "bad"', text: "Soft marks, filled recommends, good and bad report." },
		} satisfies FieldRows<BadgeProps>,
		keyboard: noKeys,
		accessibility: "Read as part of the line it stands in. The tone adds nothing that the word does not say.",
	},
	callout: {
		source: "src/ui/callout.tsx",
		props: {
			title: { required: true, type: "string", text: "What it is about." },
			children: { required: true, type: "ReactNode", text: "The paragraph." },
			tone: {
				required: true,
				type: '"note" | "done" | "warning" | "danger" | "culture"',
				declared: 'tone: "culture"',
				text: "Icon and tint.",
			},
			kanji: { required: true, type: "KanjiWord", text: "In the icon’s place, with the tone “culture”." },
		} satisfies FieldRows<CalloutProps>,
		keyboard: noKeys,
		accessibility:
			"A note; its icon says “Warning” or “Danger” aloud. It does not interrupt: for that there is a toast.",
	},
	"code-block": {
		source: "src/ui/code-block.tsx",
		props: {
			code: { required: true, type: "string", text: "What is shown, unless there are children." },
			label: { required: true, type: "string", text: "Names it." },
			onCopy: {
				required: true,
				type: "(button: HTMLElement, source: HTMLElement) => void",
				text: "Gets the button and the element that holds the code.",
			},
			prompt: { type: "boolean", text: "One command, behind a `$` that is not copied." },
			children: { type: "ReactNode", text: "The same code, highlighted." },
		} satisfies FieldRows<CodeBlockProps>,
		keyboard: "Two Tab stops: the code, which scrolls with the arrow keys, and the button.",
		accessibility: "A named figure. The outcome of copying shows on the button and is announced.",
	},
	"section-heading": {
		source: "src/ui/section-heading.tsx",
		props: {
			title: { required: true, type: "string", text: "The heading." },
			kanji: { type: "KanjiWord", text: "Before it, silent; its reading and meaning after it." },
			level: {
				type: "1 | 2 | 3 | 4 | 5",
				declared: "level?: HeadingLevel",
				text: "2 by default; the look stays the same.",
			},
			id: { type: "string", text: "For a section that is named by it." },
			stacked: { type: "boolean", text: "Sets the kanji above the title." },
		} satisfies FieldRows<SectionHeadingProps>,
		keyboard: noKeys,
		accessibility: "The heading’s name is the title alone, so that a list of headings reads well.",
	},
	"japanese-word": {
		source: "src/ui/japanese-word.tsx",
		props: {
			kanji: { required: true, type: "string", declared: "kanji: string", text: "The characters." },
			reading: { required: true, type: "string", declared: "reading: string", text: "In Latin letters, with macrons." },
			meaning: { required: true, type: "string", declared: "meaning: string", text: "In English." },
			said: { type: "ReactNode", text: "In the reading’s place: the same letters, with something to press." },
		} satisfies FieldRows<JapaneseWordProps>,
		keyboard: noKeys,
		accessibility:
			"Japanese runs are marked as Japanese. A lone kanji is named by its reading and meaning, in English.",
	},
} satisfies Record<string, ComponentDetails>;
