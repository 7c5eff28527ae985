import type { ChoiceRowProps } from "#src/ui/choice-row.tsx";
import type { DisclosureProps } from "#src/ui/disclosure.tsx";
import type { SwitchRowProps } from "#src/ui/switch-row.tsx";
import type { TabsProps } from "#src/ui/tabs.tsx";
import type { ComponentDetails, FieldRows } from "../entry.ts";

/** Props of controls that choose, switch and open. */
export const choiceDetails = {
	"choice-row": {
		source: "src/ui/choice-row.tsx",
		props: {
			label: { required: true, type: "string", text: "Names the group." },
			choices: {
				required: true,
				type: "readonly Choice<Value>[]",
				text: "Value and label of each; `kanji` over it, `title` on hover.",
			},
			value: { required: true, type: "Value", text: "The chosen one." },
			onChange: {
				required: true,
				type: "(value: Value) => void",
				text: "Told the choice, even if the chosen one is pressed again.",
			},
			notes: { type: "ReactNode", text: "Stand below and describe the group." },
			describedBy: { type: "string | undefined", text: "The id of what describes it from elsewhere." },
		} satisfies FieldRows<ChoiceRowProps<string>>,
		keyboard: "One Tab stop. The arrow keys move and choose.",
		accessibility: "A `fieldset` of radio buttons, so it says how many there are and which is chosen.",
	},
	"switch-row": {
		source: "src/ui/switch-row.tsx",
		props: {
			label: { required: true, type: "string", text: "Names the switch." },
			checked: { required: true, type: "boolean", text: "On, or off." },
			onChange: { required: true, type: "(checked: boolean) => void", text: "Told what it is now." },
			notes: { type: "ReactNode", text: "Stand below and describe the switch." },
			describedBy: { type: "string | undefined", text: "The id of what describes it from elsewhere." },
		} satisfies FieldRows<SwitchRowProps>,
		keyboard: "Tab reaches it, Space turns it.",
		accessibility: "A checkbox with the role of a switch: “on” and “off” are said, and the knob moves as well.",
	},
	tabs: {
		source: "src/ui/tabs.tsx",
		props: {
			label: { required: true, type: "string", text: "Names the list." },
			tabs: { required: true, type: "readonly Tab[]", text: "Id, label and content of each." },
			selected: { required: true, type: "string", text: "The id of the chosen one." },
			onSelect: {
				required: true,
				type: "(id: string) => void",
				text: "Told the id, also when find-in-page opens one.",
			},
		} satisfies FieldRows<TabsProps>,
		keyboard: "One Tab stop. Left and Right go round, Home and End go to the ends; moving selects.",
		accessibility: "Tab list, tabs and panels following the ARIA pattern. Closed panels are hidden until found.",
	},
	disclosure: {
		source: "src/ui/disclosure.tsx",
		props: {
			title: { required: true, type: "string", text: "Names the button." },
			open: { required: true, type: "boolean", text: "Whether what follows is shown." },
			onToggle: { required: true, type: "() => void", text: "Pressed, or found by find-in-page." },
			before: { type: "string", text: "A number before the title, silent." },
			after: { type: "string", text: "A count behind it while it is closed, silent." },
			children: { required: true, type: "ReactNode", text: "What it opens." },
		} satisfies FieldRows<DisclosureProps>,
		keyboard: "Tab reaches it, Enter and Space open and close.",
		accessibility: "The button says whether it is expanded, and points at what it controls.",
	},
} satisfies Record<string, ComponentDetails>;
