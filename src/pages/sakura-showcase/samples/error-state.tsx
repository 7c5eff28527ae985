import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";

export function ErrorStateSample() {
	const [failed, setFailed] = useState(false);
	if (!failed) return <Button onClick={() => setFailed(true)}>Let it fail</Button>;
	return (
		<ErrorState level={4} title="The well is dry" action={<Button onClick={() => setFailed(false)}>Try again</Button>}>
			No water came up. It usually does after rain.
		</ErrorState>
	);
}
