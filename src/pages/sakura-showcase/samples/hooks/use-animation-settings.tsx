import { anythingMoves } from "#src/effects/animation-settings.ts";
import { useAnimationSettings } from "#src/theme/use-animation-settings.ts";

export function AnimationSample() {
	const settings = useAnimationSettings();
	return <p>{anythingMoves(settings) ? "The engine is fetched." : "Nothing moves, so no engine is fetched."}</p>;
}
