import { useState } from "react";
import { Tabs } from "#src/ui/tabs.tsx";

export function TabsSample() {
	const [walk, setWalk] = useState("pond");
	return (
		<Tabs
			label="Walks"
			selected={walk}
			onSelect={setWalk}
			tabs={[
				{ id: "pond", label: "Pond", content: <p>Twenty minutes, flat.</p> },
				{ id: "hill", label: "Hill", content: <p>An hour, with steps.</p> },
			]}
		/>
	);
}
