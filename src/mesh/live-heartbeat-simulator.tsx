import { useSpoken } from "#src/accessibility/use-spoken.ts";
import { Calculator, type CalculatorPlace } from "#src/calculator/calculator.tsx";
import { useScenario } from "#src/calculator/use-scenario.ts";
import { heartbeat } from "#src/content/facts/mesh.ts";
import { beatPatterns } from "#src/content/p2p/protocols.ts";
import { Button } from "#src/ui/button.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { BEATS, type BeatsScenario, beatsRules, outcomeOf, turnsOf } from "./beats-scenario.ts";
import styles from "./presence.module.css";
import { clockText } from "./presence.ts";
import { PresenceTimeline, presenceWords } from "./presence-timeline.tsx";

const { everySeconds, timeoutSeconds } = heartbeat;

/** One label per minute. */
const ticks = Array.from({ length: (BEATS * everySeconds) / 60 + 1 }, (_, minute) => ({
	at: minute * 60,
	label: clockText(minute * 60),
}));

const inWords = ({ stretches }: BeatsScenario): string =>
	stretches
		.map(({ presence, from, to }) => `${presenceWords[presence]} from ${clockText(from)} to ${clockText(to)}`)
		.join("; ");

/** The simulator itself; pages use `HeartbeatSimulator`, which loads it. */
export default function LiveHeartbeatSimulator({ path }: CalculatorPlace) {
	const { entry, scenario, touched, change, frame } = useScenario(beatsRules);
	const outcome = outcomeOf(scenario);
	useSpoken(outcome, touched);
	const drop = (index: number) => {
		const figures = [...entry.pattern];
		figures[index] = figures[index] === "1" ? "0" : "1";
		change({ pattern: figures.join("") });
	};
	return (
		<Calculator
			path={path}
			title="Drop a beat"
			introduction={`${BEATS} beats, one every ${everySeconds} s. Remove some and see how a neighbour reads the silence; after ${timeoutSeconds} s it removes the node.`}
			{...frame}
			fields={
				<fieldset className={styles.beats}>
					<legend>Beats that arrive</legend>
					<div className={styles.boxes}>
						{scenario.beats.map(({ at, arrived }, index) => (
							<label key={at}>
								<input type="checkbox" checked={arrived} disabled={index === 0} onChange={() => drop(index)} />
								{clockText(at)}
							</label>
						))}
					</div>
					<div className={styles.presets}>
						{beatPatterns.map(({ label, pattern }) => (
							<Button key={pattern} onClick={() => change({ pattern })}>
								{label}
							</Button>
						))}
					</div>
				</fieldset>
			}
		>
			<PresenceTimeline
				title="How a neighbour reads these beats"
				summary={`${inWords(scenario)}.`}
				beats={scenario.beats}
				stretches={scenario.stretches}
				until={scenario.until}
				ticks={ticks}
			/>
			<div>
				<p>
					<strong>{outcome}</strong>
				</p>
				<ol {...LIST} className={styles.events}>
					{turnsOf(scenario).map(({ at, text }) => (
						<li key={at}>
							<span className={styles.time}>{clockText(at)}</span> {text}
						</li>
					))}
				</ol>
			</div>
		</Calculator>
	);
}
