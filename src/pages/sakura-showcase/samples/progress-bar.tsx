import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { ProgressBar } from "#src/ui/progress-bar.tsx";

export function ProgressBarSample() {
	const [rows, setRows] = useState(3);
	return (
		<>
			<ProgressBar label={`Rows raked: ${rows} of 8`} value={rows / 8} />
			<Button onClick={() => setRows((rows + 1) % 9)}>{rows < 8 ? "Rake a row" : "Let it snow"}</Button>
		</>
	);
}
