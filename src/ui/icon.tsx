import sprite from "#src/generated/icons.svg?url";
import type { IconName } from "./icon-names.ts";

/**
 * `size` in px at the browser's default text size, 18 by default; `label` names an icon that carries a meaning of its
 * own; `tone` is one of the chart colours, in place of the colour of its text.
 */
export type IconProps = {
	name: IconName;
	size?: number;
	label?: string;
	tone?: 1 | 2 | 3 | 4 | 5 | undefined;
	className?: string | undefined;
};

/**
 * A line icon from the sprite, in the colour of its text and scaling with it. Decorative unless it has a label: the
 * words beside it, or the name of the control it is in, give its meaning.
 * @example <Icon name="house" />
 */
export function Icon({ name, size = 18, label, tone, className }: IconProps) {
	const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true as const };
	const length = `${size / 16}rem`;
	return (
		// biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or its label is its name
		<svg
			{...naming}
			className={className ? `icon ${className}` : "icon"}
			width={length}
			height={length}
			color={tone && `var(--chart-${tone})`}
		>
			<use href={`${sprite}#${name}`} />
		</svg>
	);
}
