import { useState } from "react";
import { Disclosure } from "#src/ui/disclosure.tsx";

export function DisclosureSample() {
	const [open, setOpen] = useState(false);
	return (
		<Disclosure before="01" title="Tools in the shed" after="3" open={open} onToggle={() => setOpen(!open)}>
			<p>A rake, a broom of bamboo, a pair of shears.</p>
		</Disclosure>
	);
}
