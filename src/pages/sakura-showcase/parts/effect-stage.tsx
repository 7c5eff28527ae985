import { useEffect, useRef, useState } from "react";
import { useAccessibilityState } from "#src/accessibility/use-accessibility-state.ts";
import type { EffectEntry, EffectId } from "#src/content/library/effects.ts";
import type { Intensity } from "#src/effects/effect-settings.ts";
import { importInPlace } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { usePageHidden } from "#src/platform/use-page-hidden.ts";
import { Button } from "#src/ui/button.tsx";
import { ChoiceRow } from "#src/ui/choice-row.tsx";
import { useLeftView } from "../use-left-view.ts";
import styles from "./effect-stage.module.css";

const effects = lazyModule(importInPlace(() => import("./running-effect.tsx")));

type State = "resting" | "fetching" | "running" | "failed";

const intensities: readonly { value: Intensity; label: string }[] = [
	{ value: "minimal", label: "Minimal" },
	{ value: "subtle", label: "Subtle" },
	{ value: "moderate", label: "Moderate" },
	{ value: "vibrant", label: "Vibrant" },
];

/** A trail and the CSS petals are the same at any intensity. */
const hasStrengths = (id: EffectId) => id !== "decorative-petals" && id !== "pointer-trail";

const words: Record<Exclude<State, "running">, string> = {
	resting: "At rest.",
	fetching: "Loading...",
	failed: "The effect could not be loaded. Press the button to try again.",
};

/**
 * A stage on which an effect runs from its start until it is stopped, scrolled out of view or no longer wanted. The
 * code of the effects is fetched with the first start.
 */
export function EffectStage({ effect }: { effect: EffectEntry & { id: EffectId } }) {
	const [state, setState] = useState<State>("resting");
	const [intensity, setIntensity] = useState<Intensity>("moderate");
	const { isReducedMotion } = useAccessibilityState();
	const hidden = usePageHidden();
	const stage = useRef<HTMLDivElement>(null);
	const runs = state === "running" && !isReducedMotion;
	const code = effects.state();
	const rest = () => setState("resting");

	useLeftView(stage, runs, rest);
	useEffect(() => {
		if (isReducedMotion) setState("resting");
	}, [isReducedMotion]);

	const start = async () => {
		setState("fetching");
		await effects.load();
		const outcome = effects.state().status === "loaded" ? "running" : "failed";
		// Reduced motion may have been requested meanwhile.
		setState((now) => (now === "fetching" ? outcome : now));
	};

	return (
		<div ref={stage} data-live className={styles.stage}>
			{runs && !hidden && code.status === "loaded" ? (
				<code.module.RunningEffect effect={effect} intensity={intensity} onEnd={rest} />
			) : (
				<div className={styles.empty}>
					{isReducedMotion ? (
						// Not a status: each of the stages would announce it.
						<p>Reduced motion is on, so this effect stays still.</p>
					) : (
						<p role="status">{state !== "running" && words[state]}</p>
					)}
				</div>
			)}
			<div className={styles.controls}>
				{!isReducedMotion && (
					<div className={styles.buttons}>
						<Button
							onClick={() => (runs ? rest() : void start())}
							aria-label={`${runs ? "Stop" : "Start"} ${effect.name}`}
						>
							{runs ? "Stop" : "Start"}
						</Button>
						<p>{effect.hint}</p>
					</div>
				)}
				{hasStrengths(effect.id) && (
					<ChoiceRow
						label={`Intensity of ${effect.name.toLowerCase()}`}
						choices={intensities}
						value={intensity}
						onChange={setIntensity}
					/>
				)}
			</div>
		</div>
	);
}
