import type { SVGProps } from "react";

/** `says` is the drawing in words. */
export type DrawingProps = SVGProps<SVGSVGElement> & { says: string };

/**
 * A drawing that is heard as one image. Some browsers read the letters in an image out as well, each tick of an axis for
 * itself; here they are drawn only.
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
