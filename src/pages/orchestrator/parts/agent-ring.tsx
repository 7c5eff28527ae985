import { type AgentKind, agentKinds, agents, person } from "#src/content/orchestrator/agents.ts";
import { Drawing } from "#src/ui/drawing.tsx";
import styles from "./agent-ring.module.css";

const RADIUS = 128;
/** Distance between two dots of one kind, and from the words inside them. */
const DOT_GAP = 14;

const places = agentKinds.map((kind, index) => {
	const angle = ((index / agentKinds.length) * 2 - 0.5) * Math.PI;
	return { kind, x: Math.round(RADIUS * Math.cos(angle)), y: Math.round(RADIUS * Math.sin(angle)) };
});

const running = agentKinds.map((kind) => `${agents[kind].name}, ${agents[kind].running} running`).join("; ");
const said = `Six kinds of agent round a person. In the order in which a task meets them: ${running}.`;

/** The six kinds around a task, in the order in which it reaches them; one dot for each running agent. */
export function AgentRing() {
	return (
		<Drawing says={said} viewBox="-190 -180 380 370" className={styles.ring}>
			<circle r={RADIUS} className={styles.way} />
			<circle r="46" className={styles.person} />
			<text lang="ja" y="4" className={styles.kanji}>
				{person.kanji}
			</text>
			<text y="26" className={styles.label}>
				A person
			</text>
			{places.map(({ kind, x, y }) => (
				<Kind key={kind} kind={kind} x={x} y={y} />
			))}
		</Drawing>
	);
}

function Kind({ kind, x, y }: { kind: AgentKind; x: number; y: number }) {
	const { word, name, running } = agents[kind];
	const first = (-(running - 1) * DOT_GAP) / 2;
	return (
		<g transform={`translate(${x} ${y})`}>
			<circle r="52" className={styles.ground} />
			<text lang="ja" y="-6" className={styles.kanji}>
				{word.kanji}
			</text>
			<text y="16" className={styles.label}>
				{name}
			</text>
			{Array.from({ length: running }, (_, index) => first + index * DOT_GAP).map((dot) => (
				<circle key={dot} cx={dot} cy="32" r="4.5" className={styles.dot} />
			))}
		</g>
	);
}
