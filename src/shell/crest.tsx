import sprite from "#src/generated/icons.svg?url";

/** The crest: five petals in the seal colour, from the sprite (tools/icons.ts). Decorates the site's name. */
export function Crest({ className }: { className?: string | undefined }) {
	return (
		<svg width="28" height="28" aria-hidden="true" className={className}>
			<use href={`${sprite}#crest`} />
		</svg>
	);
}
