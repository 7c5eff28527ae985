import sprite from "../generated/icons.svg?url";
import type { IconName } from "./icon-names.ts";

/** `size` in px, 18 by default; `className` for colour and place. */
export type IconProps = { name: IconName; size?: number; className?: string | undefined };

/**
 * A line icon from the sprite, in the colour of its text. Decoration: the words beside it, or the name of the control
 * it stands in, say what it means.
 * @example <Icon name="house" />
 */
export function Icon({ name, size = 18, className }: IconProps) {
	return (
		<svg className={className ? `icon ${className}` : "icon"} width={size} height={size} aria-hidden="true">
			<use href={`${sprite}#${name}`} />
		</svg>
	);
}
