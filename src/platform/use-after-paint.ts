import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * False while a component first appears, true once the screen has shown it: for work that nobody sees yet and that
 * would only make the first sight late. The change is a transition, so its rendering yields to everything else.
 */
export function useAfterPaint(): boolean {
	const [painted, setPainted] = useState(false);
	useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
	return painted;
}
