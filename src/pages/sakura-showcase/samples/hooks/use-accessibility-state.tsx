import { useAccessibilityState } from "#src/accessibility/use-accessibility-state.ts";

export function AccessibilitySample() {
	const { isReducedMotion } = useAccessibilityState();
	return <p>{isReducedMotion ? "The page jumps where it is sent." : "The page glides where it is sent."}</p>;
}
