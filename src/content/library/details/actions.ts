import type { ButtonProps } from "#src/ui/button.tsx";
import type { DialogProps } from "#src/ui/dialog.tsx";
import type { IconButtonProps } from "#src/ui/icon-button.tsx";
import type { ComponentDetails, FieldRows } from "../entry.ts";

/** Props of buttons and links; all other attributes of a native button are passed on, and are not listed here. */
export const actionDetails = {
	button: {
		source: "src/ui/button.tsx",
		props: {
			look: {
				type: '"primary" | "secondary" | "quiet"',
				declared: "look?: Look",
				text: "Secondary unless said otherwise. All else a native button or link takes is passed on.",
			},
			href: { type: "string", declared: "href: string", text: "Makes it a link." },
		} satisfies FieldRows<Pick<ButtonProps, "look" | "href">>,
		keyboard: "Tab reaches it. Enter and Space press a button, Enter follows a link.",
		accessibility: "Its words are its name; an icon beside them is silent. Disabled, it is dashed as well as pale.",
	},
	"icon-button": {
		source: "src/ui/icon-button.tsx",
		props: {
			label: { required: true, type: "string", text: "Its name, and the words of the tooltip." },
			icon: { required: true, type: "IconName", text: "The icon’s name." },
			framed: { type: "boolean", text: "Draws the border of a control." },
		} satisfies FieldRows<Pick<IconButtonProps, "label" | "icon" | "framed">>,
		keyboard: "As a button. The tooltip opens with the focus, and Escape puts it away.",
		accessibility: "Where it turns something on and off, give it `aria-pressed` and keep the label as it is.",
	},
	dialog: {
		source: "src/ui/dialog.tsx",
		props: {
			open: { required: true, type: "boolean", text: "Whether it stands open." },
			onClose: {
				required: true,
				type: "() => void",
				text: "Escape, the cross or a press outside. Set `open` to false.",
			},
			title: { required: true, type: "string", text: "Its heading, and its name." },
			aside: {
				type: "string | undefined",
				text: "The class of a dialog that leaves the page in sight; it says where the dialog stands.",
			},
			className: { type: "string", text: "The look of one without a head." },
			children: { required: true, type: "ReactNode", text: "What it holds." },
		} satisfies FieldRows<DialogProps>,
		keyboard: "The focus goes in, Tab stays in, Escape closes, and the focus returns to where it was.",
		accessibility: "A modal dialog: the page behind it is inert for every kind of reader.",
	},
} satisfies Record<string, ComponentDetails>;
