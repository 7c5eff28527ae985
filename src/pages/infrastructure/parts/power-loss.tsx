import { heartbeat } from "#src/content/facts/mesh.ts";
import { deadOnTheList, presenceStretches } from "#src/mesh/presence.ts";
import { PresenceTimeline } from "#src/mesh/presence-timeline.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import styles from "./mesh-diagram.module.css";

const { everySeconds, timeoutSeconds } = heartbeat;

/** The document's example: power fails four seconds after a beat, and is back after two minutes. */
const diesAt = 4;
const backAt = 4 * everySeconds;
const until = backAt + everySeconds;
const due = Array.from({ length: until / everySeconds }, (_, index) => index * everySeconds);
const beats = due.map((at) => ({ at, arrived: at === 0 || at >= backAt }));
const stretches = presenceStretches([0, backAt], until, heartbeat);
const dead = deadOnTheList(diesAt, heartbeat);
const [longest, shortest] = [deadOnTheList(0, heartbeat), deadOnTheList(everySeconds, heartbeat)];

/** A drawing of the heartbeat: what a neighbour sees of a node that loses power. */
export function PowerLoss() {
	return (
		<div className={styles.picture}>
			<PresenceTimeline
				title="A node loses its power"
				summary={`A beat at 0 s, the power is lost at ${diesAt} s. Beats are missing at ${everySeconds}, ${2 * everySeconds} and ${timeoutSeconds} s. Present until ${2 * everySeconds} s, suspect until ${timeoutSeconds} s, then gone, until a beat at ${backAt} s brings it back.`}
				beats={beats}
				stretches={stretches}
				until={until}
				ticks={[...due, until].map((at) => ({ at, label: `${at} s` }))}
				mark={{ at: diesAt, words: "power lost" }}
			/>
			<FigureRows
				rows={[
					{
						label: "Dead before the list says so, in this case",
						how: `${timeoutSeconds} s − ${diesAt} s`,
						figure: `${dead} s`,
					},
					{
						label: "At least: it dies just before a beat was due",
						how: `${timeoutSeconds} s − ${everySeconds} s`,
						figure: `${shortest} s`,
					},
					{
						label: "At most: it dies with its beat",
						how: `${timeoutSeconds} s − 0 s`,
						figure: `${longest} s`,
					},
				]}
			/>
		</div>
	);
}
