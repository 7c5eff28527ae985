import { useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

export function ButtonSample() {
	const [cans, setCans] = useState(0);
	const first = useRef<HTMLButtonElement>(null);
	const takeBack = () => {
		// The last one disables the button, which would lose the focus.
		if (cans === 1) first.current?.focus();
		setCans(cans - 1);
	};
	return (
		<>
			<Button ref={first} look="primary" onClick={() => setCans(cans + 1)}>
				<Icon name="sprout" /> Water the maple
			</Button>
			<Button disabled={cans === 0} onClick={takeBack}>
				Take one back
			</Button>
			<Button look="quiet" onClick={() => setCans(0)}>
				Begin again
			</Button>
			<output>Cans of water: {cans}</output>
		</>
	);
}
