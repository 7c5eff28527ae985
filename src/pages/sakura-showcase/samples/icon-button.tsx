import { useState } from "react";
import { IconButton } from "#src/ui/icon-button.tsx";

export function IconButtonSample() {
	const [lit, setLit] = useState(false);
	return (
		<>
			<IconButton label="Lantern" aria-pressed={lit} framed icon="flame" onClick={() => setLit(!lit)} />
			<output>The lantern is {lit ? "lit" : "out"}.</output>
		</>
	);
}
