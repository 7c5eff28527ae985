import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { ProgressBar } from "#src/ui/progress-bar.tsx";

export function ProgressBarSample() {
	const [rows, setRows] = useState(3);
	const label = `Rows raked: ${rows} of 8`;
	const next = rows === 8 ? "Let it snow" : "Rake a row";
	return (
		<>
			<ProgressBar label={label} value={rows / 8} />
			<Button onClick={() => setRows((rows + 1) % 9)}>{next}</Button>
		</>
	);
}
