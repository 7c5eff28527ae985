import { useState } from "react";
import type { LazyModule } from "./lazy-module.ts";

/**
 * For a button that loads a module again, and that the module then replaces.
 * @param onLoaded moves the focus to what has replaced the button, unless the visitor has moved it meanwhile
 * @returns the button's props: it is busy while the module is loading again
 * @example const retry = useRetry(composer, () => place.current && focusHere(place.current));
 */
export function useRetry(code: LazyModule<unknown>, onLoaded: () => void) {
	const [isLoading, setLoading] = useState(false);
	const tryAgain = async () => {
		const pressed = document.activeElement;
		setLoading(true);
		await code.load();
		setLoading(false);
		const isHere = [pressed, document.body].includes(document.activeElement);
		if (code.state().status === "loaded" && isHere) onLoaded();
	};
	return { onClick: () => void tryAgain(), "aria-busy": isLoading };
}
