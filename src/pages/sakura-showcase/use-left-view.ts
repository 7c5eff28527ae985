import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls back when an element leaves the viewport or is hidden with its panel; never if the browser cannot observe it.
 * @param watching false does not observe
 */
export function useLeftView(element: RefObject<Element | null>, watching: boolean, onLeft: () => void): void {
	const left = useEffectEvent(onLeft);
	useEffect(() => {
		if (!watching || !element.current || typeof IntersectionObserver !== "function") return;
		const observer = new IntersectionObserver((entries) => {
			if (entries.at(-1)?.isIntersecting === false) left();
		});
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, watching]);
}
