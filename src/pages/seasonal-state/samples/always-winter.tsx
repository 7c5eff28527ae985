import { useSeason } from "#src/season/season-provider.tsx";

/** Keeps winter, or goes back to the date's season. */
export function AlwaysWinter() {
	const { choice, choose } = useSeason();
	const kept = choice === "winter";
	return (
		<button type="button" aria-pressed={kept} onClick={() => choose(kept ? "automatic" : "winter")}>
			Always winter
		</button>
	);
}
