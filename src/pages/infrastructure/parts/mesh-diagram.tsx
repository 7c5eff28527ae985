import { Drawing } from "#src/ui/drawing.tsx";
import styles from "./mesh-diagram.module.css";

type Place = readonly [x: number, y: number];

const node: Place = [300, 236];
const near = [
	[206, 196],
	[262, 140],
	[352, 146],
	[392, 238],
	[238, 330],
] as const satisfies readonly Place[];
const far = [
	[520, 92],
	[548, 318],
	[420, 412],
] as const satisfies readonly Place[];
const relay = near[4];
const hidden: Place = [92, 400];
const meeting: Place = [112, 84];
/** All other nodes, and the connections between them. */
const others = [
	[468, 44],
	[568, 150],
	[470, 160],
	[478, 262],
	[572, 232],
	[498, 396],
	[322, 386],
	[44, 142],
	[176, 40],
	[190, 112],
] as const satisfies readonly Place[];
const threads = (
	[
		[0, 2],
		[1, 2],
		[1, 4],
		[2, 3],
		[3, 4],
		[7, 8],
		[8, 9],
	] as const
).map(([from, to]) => [others[from], others[to]] as const);
const knownToOthers = [
	[far[0], 0],
	[far[0], 1],
	[far[1], 3],
	[far[1], 4],
	[far[1], 5],
	[far[2], 5],
	[far[2], 6],
	[meeting, 7],
	[meeting, 8],
	[meeting, 9],
	[near[1], 9],
	[near[0], 9],
	[near[2], 2],
	[near[3], 3],
	[relay, 6],
] as const;
const numbers: readonly Place[] = [node, [307, 102], [556, 62], [204, 366], [48, 366], [74, 50], [56, 286]];

const path = (lines: readonly (readonly [Place, Place])[]) =>
	lines.map(([[x1, y1], [x2, y2]]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
const from = (start: Place, ends: readonly Place[]) => path(ends.map((end) => [start, end]));

const said =
	"The mesh around one node. A node in the middle has solid lines to five near neighbours and dotted lines to three " +
	"far ones, which know others in turn. One near neighbour relays to a node behind a router. A dashed line leads to " +
	"the meeting point of a newcomer. An operator’s computer stands outside and reaches this node only.";

/** The mesh around one node. The numbers are in the list beside it, so the drawing's own text is short. */
export function MeshDiagram() {
	return (
		<Drawing says={said} viewBox="0 0 600 450" className={styles.diagram}>
			<path
				d={path(threads) + path(knownToOthers.map(([one, other]) => [one, others[other]]))}
				className={styles.thread}
			/>
			<path d={from(node, far)} className={styles.far} />
			<path d={from(node, [meeting])} className={styles.knock} />
			<path d={from(node, near)} className={styles.near} />
			<path d={from(hidden, [relay])} className={styles.near} />
			<path d="M136 352A62 62 0 0 1 148 428" className={styles.wall} />
			<path d={from([104, 244], [node])} className={styles.command} />
			<path d="M32 222H80V256H32ZM22 264H90" className={styles.computer} />
			{others.map(([x, y]) => (
				<circle key={`${x} ${y}`} cx={x} cy={y} r="5" className={styles.other} />
			))}
			{[...near, ...far, hidden].map(([x, y]) => (
				<circle key={`${x} ${y}`} cx={x} cy={y} r="9" className={styles.neighbour} />
			))}
			<circle cx={relay[0]} cy={relay[1]} r="15" className={styles.ring} />
			<circle cx={meeting[0]} cy={meeting[1]} r="9" className={styles.other} />
			{numbers.map(([x, y], index) => (
				<g key={`${x} ${y}`} className={index === 0 ? styles.node : styles.number}>
					<circle cx={x} cy={y} r="14" />
					<text x={x} y={y} dy="0.36em">
						{index + 1}
					</text>
				</g>
			))}
		</Drawing>
	);
}
