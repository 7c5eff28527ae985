import { useState } from "react";
import { SwitchRow } from "#src/ui/switch-row.tsx";

export function SwitchRowSample() {
	const [open, setOpen] = useState(true);
	return (
		<SwitchRow
			label="Garden open"
			checked={open}
			onChange={setOpen}
			notes={<p>{open ? "The gate stands open until dusk." : "The gate is shut."}</p>}
		/>
	);
}
