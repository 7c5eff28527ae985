import { useState } from "react";
import { Tabs } from "#src/ui/tabs.tsx";

const walks = [
	{ id: "pond", label: "Pond", content: <p>Twenty minutes, flat.</p> },
	{ id: "hill", label: "Hill", content: <p>An hour, with steps.</p> },
];

export function TabsSample() {
	const [walk, setWalk] = useState("pond");
	return <Tabs label="Walks" tabs={walks} selected={walk} onSelect={setWalk} />;
}
