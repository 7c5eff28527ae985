import { Stat, StatRow } from "#src/ui/stat.tsx";

export function StatSample() {
	return (
		<StatRow>
			<Stat figure="4" label="Seasons" context="Three months each" />
			<Stat figure="24" label="Solar terms" context="Six a season" />
			<Stat figure="72" label="Micro-seasons" context="Three a term" />
			<Stat figure="5" unit=" days" label="A micro-season" context="Sometimes four or six" />
		</StatRow>
	);
}
