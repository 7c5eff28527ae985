import type { ReactNode } from "react";
import { Callout } from "#src/ui/callout.tsx";

/** What of a section really works here: shown at its end, apart from what is only described. */
export function OnThisSite({ children }: { children: ReactNode }) {
	return (
		<Callout tone="note" title="On this site">
			{children}
		</Callout>
	);
}
