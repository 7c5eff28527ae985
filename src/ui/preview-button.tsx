import { Button } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";

/** The label, and the look of an ordinary button. */
export type PreviewButtonProps = { children: string; look?: "primary" | "secondary" };

const explanation = "Not live in this preview";

/**
 * A button that the specification shows without behaviour: it takes focus and presses, changes nothing, and says so;
 * without script beside it.
 * Not `disabled`: it must be reachable for screen readers to announce its explanation.
 * @example <PreviewButton look="primary">Stake Now</PreviewButton>
 */
export function PreviewButton({ children, look = "secondary" }: PreviewButtonProps) {
	return (
		<Tooltip text={explanation} explains>
			{(id) => (
				<>
					<Button look={look} aria-describedby={id} data-preview>
						{children}
					</Button>
					<noscript>{explanation}</noscript>
				</>
			)}
		</Tooltip>
	);
}
