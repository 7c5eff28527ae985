import { useEffect, useRef } from "react";
import { PLACE_AGAIN } from "#src/navigation/navigate.ts";
import { revealPlace } from "#src/navigation/reveal-place.ts";
import { hasSavedPosition } from "#src/navigation/scroll-memory.ts";
import { useFragment } from "#src/navigation/use-fragment.ts";
import { placeWithin } from "./place-within.ts";

/**
 * Follows a fragment that names something inside a section: selects the section, and goes to the place once it is
 * shown. Each fragment is followed once, so that a section selected afterwards stays, until the visitor asks for the
 * place again. Visitors who come back to a history entry find it as they left it.
 * @param ids the page's sections
 * @param selected the one that is shown
 * @param choose the same function in each call
 */
export function usePlaceWithin(ids: readonly string[], selected: string, choose: (id: string) => void): void {
	const fragment = useFragment();
	const followed = useRef("");
	const isAskedAgain = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the ids never change, their array is new on every render
	useEffect(() => {
		const follow = () => {
			const place = hasSavedPosition() && !isAskedAgain.current ? null : placeWithin(fragment, ids);
			// The selection re-runs this effect once its section is shown and can be scrolled to.
			if (place && place.section !== selected) return choose(place.section);
			followed.current = fragment;
			isAskedAgain.current = false;
			if (place && place.section !== fragment) revealPlace(place.element, "instant");
		};
		const followAgain = () => {
			followed.current = "";
			isAskedAgain.current = true;
			follow();
		};
		if (followed.current !== fragment) follow();
		window.addEventListener(PLACE_AGAIN, followAgain);
		return () => window.removeEventListener(PLACE_AGAIN, followAgain);
	}, [fragment, selected, choose]);
}
