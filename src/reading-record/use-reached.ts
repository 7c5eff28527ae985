import { useEffect, useState } from "react";

/** This much above the window counts as inside it. */
const ABOVE = "1000000px 0px 0px 0px";

/** Whether an element is on the screen or has been passed; false if the browser cannot tell. */
export function useReached(element: Element | undefined): boolean {
	const [reached, setReached] = useState(false);
	useEffect(() => {
		if (!element || typeof IntersectionObserver === "undefined") return;
		const observer = new IntersectionObserver(([entry]) => setReached(entry?.isIntersecting === true), {
			rootMargin: ABOVE,
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [element]);
	return reached;
}
