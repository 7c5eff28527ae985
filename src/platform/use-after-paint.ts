import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * False on a component's first render, true once that has been painted: for work that is not visible yet and would
 * only delay the first paint. The change is a transition, so its rendering yields to everything else.
 */
export function useAfterPaint(): boolean {
	const [painted, setPainted] = useState(false);
	useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
	return painted;
}
