import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";

export function DialogSample() {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button onClick={() => setOpen(true)}>Open the gate</Button>
			<Dialog open={open} onClose={() => setOpen(false)} title="The garden gate">
				<p>Escape, the cross and a press outside close it.</p>
			</Dialog>
		</>
	);
}
