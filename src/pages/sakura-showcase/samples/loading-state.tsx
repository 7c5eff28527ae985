import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { LoadingState } from "#src/ui/loading-state.tsx";

export function LoadingStateSample() {
	const [waiting, setWaiting] = useState(false);
	return (
		<>
			{waiting && <LoadingState kanji="秋" title="Loading the orchard" text="Counting persimmons..." />}
			<Button onClick={() => setWaiting(!waiting)}>{waiting ? "It has arrived" : "Wait for the orchard"}</Button>
		</>
	);
}
