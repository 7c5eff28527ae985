import { useState } from "react";
import type { LazyModule } from "./lazy-module.ts";

/**
 * For a button that loads a module again, and that the module then replaces.
 * @param onLoaded moves the focus to what has replaced the button, unless the visitor has moved it meanwhile
 * @returns whether it is loading again, and what the button does
 * @example const [isLoading, tryAgain] = useRetry(composer, () => place.current && focusHere(place.current));
 */
export function useRetry(code: LazyModule<unknown>, onLoaded: () => void): [isLoading: boolean, tryAgain: () => void] {
	const [isLoading, setLoading] = useState(false);
	const tryAgain = async () => {
		const pressed = document.activeElement;
		setLoading(true);
		await code.load();
		setLoading(false);
		const isHere = [pressed, document.body].includes(document.activeElement);
		if (code.state().status === "loaded" && isHere) onLoaded();
	};
	return [isLoading, () => void tryAgain()];
}
