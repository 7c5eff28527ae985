import { type RefObject, useState } from "react";
import type { LazyModule } from "./lazy-module.ts";

/**
 * For a button that loads a module again and that the module then replaces: the focus moves to the place of both.
 * @returns whether it is loading again, and what the button does
 * @example const [isLoading, tryAgain] = useRetry(composer, place);
 */
export function useRetry(
	code: LazyModule<unknown>,
	place: RefObject<HTMLElement | null>,
): [isLoading: boolean, tryAgain: () => void] {
	const [isLoading, setLoading] = useState(false);
	const tryAgain = async () => {
		setLoading(true);
		await code.load();
		setLoading(false);
		if (code.state().status !== "loaded" || !place.current) return;
		place.current.tabIndex = -1;
		place.current.focus();
	};
	return [isLoading, () => void tryAgain()];
}
