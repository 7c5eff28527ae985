import { useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";

export function ErrorStateSample() {
	const [failed, setFailed] = useState(false);
	const first = useRef<HTMLButtonElement>(null);
	const retry = () => {
		first.current?.focus();
		setFailed(false);
	};
	return (
		<>
			<Button ref={first} onClick={() => setFailed(true)}>
				Let it fail
			</Button>
			{failed && (
				<ErrorState level={4} title="The well is dry" action={<Button onClick={retry}>Try again</Button>}>
					No water came up. It usually does after rain.
				</ErrorState>
			)}
		</>
	);
}
