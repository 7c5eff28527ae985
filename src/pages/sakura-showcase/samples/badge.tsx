import { Badge } from "#src/ui/badge.tsx";

export function BadgeSample() {
	return (
		<>
			<Badge>Day 4</Badge>
			<Badge tone="filled">Most visited</Badge>
			<Badge tone="good">In bloom</Badge>
		</>
	);
}
