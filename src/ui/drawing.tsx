import type { SVGProps } from "react";

/** `says` is a text alternative for the drawing. */
export type DrawingProps = SVGProps<SVGSVGElement> & { says: string };

/**
 * A drawing that screen readers announce as one image. Some browsers also expose the text in an image, each tick of an
 * axis separately; here it is hidden from them.
 * @example <Drawing says="The mesh around one node." viewBox="0 0 600 450">…</Drawing>
 */
export function Drawing({ says, children, ...svg }: DrawingProps) {
	return (
		<svg role="img" aria-label={says} {...svg}>
			{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus */}
			<g aria-hidden="true">{children}</g>
		</svg>
	);
}
