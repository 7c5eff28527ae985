import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Tells when an element leaves the window, or is hidden with its panel; never where the browser cannot tell.
 * @param watching false does not look
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
