import { useAnimationSettings } from "#src/theme/use-animation-settings.ts";

/** Swings where ambient movement is wanted; hangs still elsewhere. */
export function Lantern() {
	const { ambient, intensity } = useAnimationSettings();
	const swings = ambient && intensity !== "minimal";
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true" data-swings={swings}>
			<ellipse cx="12" cy="12" rx="7" ry="9" />
		</svg>
	);
}
