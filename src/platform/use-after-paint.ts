import { startTransition, useEffect, useState } from "react";
import { cancelFrame, requestFrame } from "./frames.ts";

/**
 * False while a component first appears, true once the screen has shown it: for work that nobody sees yet and that
 * would only make the first sight late. The change is a transition, so its rendering yields to everything else.
 */
export function useAfterPaint(): boolean {
	const [painted, setPainted] = useState(false);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		// The frame's callback still comes before its painting; the task after it does not.
		const frame = requestFrame(() => {
			timer = setTimeout(() => startTransition(() => setPainted(true)));
		});
		return () => {
			cancelFrame(frame);
			clearTimeout(timer);
		};
	}, []);
	return painted;
}
