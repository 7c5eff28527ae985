import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

export function ButtonSample() {
	const [cans, setCans] = useState(0);
	return (
		<>
			<Button look="primary" onClick={() => setCans(cans + 1)}>
				<Icon name="sprout" /> Water the maple
			</Button>
			<Button disabled={cans === 0} onClick={() => setCans(cans - 1)}>
				Take one back
			</Button>
			<Button look="quiet" onClick={() => setCans(0)}>
				Begin again
			</Button>
			<output>Cans of water: {cans}</output>
		</>
	);
}
