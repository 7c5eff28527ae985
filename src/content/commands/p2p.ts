import type { Command } from "./command.ts";
import { json, region } from "./shared-parts.ts";

export const p2p: readonly Command[] = [
	{
		words: ["p2p", "join"],
		summary: "Join the mesh and lend storage to it",
		description:
			"Makes an identity for this machine, finds peers nearby and begins to send heartbeats. What others store here is encrypted before it arrives; you can neither read nor alter it.",
		arguments: [],
		options: [
			{ name: "--region", value: region, description: "The region to be counted in; otherwise the nearest." },
			{
				name: "--capacity",
				value: { name: "gigabytes", kind: "gigabytes", default: "100" },
				description: "How many gigabytes to lend at most.",
			},
		],
		features: ["Eight peers in a few seconds", "Never takes more than you lend", "An identity that outlives a restart"],
		examples: [
			{
				purpose: "Lend 200 GB in Lithuania",
				line: "cherry p2p join --region lithuania --capacity 200",
				output: [
					"identity  SHA256:PwiF34lfG/E09ate1Alfhkde/TLzk9XvB0MNSkXW2RQ",
					"region    lithuania",
					"capacity  200 GB",
					"joined with 8 peers in 4 s",
				],
			},
			{
				purpose: "Join with the usual capacity",
				line: "cherry p2p join",
				output: [
					"identity  SHA256:PwiF34lfG/E09ate1Alfhkde/TLzk9XvB0MNSkXW2RQ",
					"region    lithuania, the nearest",
					"capacity  100 GB",
					"joined with 8 peers in 4 s",
				],
			},
		],
		related: ["05-technical-architecture/05-p2p-mesh.md"],
		since: "1.3",
	},
	{
		words: ["p2p", "leave"],
		summary: "Leave the mesh",
		description:
			"Says goodbye to the peers and stops. With `--drain` it hands over what it holds for others first, which is kind and may take a while. Without it, the others notice and make new copies from the ones that remain. The identity is kept for next time, unless `--forget` deletes its key: then the next `cherry p2p join` makes another.",
		arguments: [],
		options: [
			{ name: "--drain", description: "Hand over what is stored here before leaving." },
			{ name: "--forget", description: "Delete the key of this identity, such as one that has leaked." },
		],
		features: [
			"Hands over before it goes",
			"Tells its peers either way",
			"Keeps the identity for next time, or forgets it",
		],
		examples: [
			{
				purpose: "Leave in good order",
				line: "cherry p2p leave --drain",
				output: ["handing over 64 GB to 8 peers", "done in 6 min", "left"],
			},
			{ purpose: "Leave at once", line: "cherry p2p leave", output: ["8 peers told", "left"] },
		],
		related: ["05-technical-architecture/05-p2p-mesh.md"],
		since: "1.3",
	},
	{
		words: ["p2p", "peers"],
		summary: "List the peers of this machine",
		description:
			"Lists the nodes this machine is in touch with: their region, how long ago they last gave a sign of life, and how long an answer takes. The nearest come first.",
		arguments: [],
		options: [
			{
				name: "--limit",
				value: { name: "count", kind: "count", default: "20" },
				description: "List this many at most.",
			},
			json,
		],
		features: ["The nearest first", "Shows who has gone quiet", "JSON for scripts"],
		examples: [
			{
				purpose: "See the four nearest",
				line: "cherry p2p peers --limit 4",
				output: [
					"NODE       REGION         LAST BEAT   ROUND TRIP",
					"haru-07    germany        3 s         21 ms",
					"nami-02    netherlands    11 s        27 ms",
					"kiri-01    sweden         27 s        31 ms",
					"tori-03    singapore      19 s        184 ms",
				],
			},
			{
				purpose: "Hand the nearest to a program",
				line: "cherry p2p peers --limit 1 --json",
				output: ['[{"node":"haru-07","region":"germany","lastBeatSeconds":3,"roundTripMs":21}]'],
			},
		],
		related: ["05-technical-architecture/05-p2p-mesh.md"],
		since: "1.3",
	},
	{
		words: ["p2p", "status"],
		summary: "Show the state of this machine in the mesh",
		description:
			"Says whether this machine is in the mesh, how many peers it has, and how much of what it lends is in use. `--watch` keeps the picture up to date until you press Ctrl+C.",
		arguments: [],
		options: [{ name: "--watch", description: "Stay and add a line at every beat." }],
		features: ["Heartbeats and their limits", "Lent and used storage", "A picture that stays up to date"],
		examples: [
			{
				purpose: "Look once",
				line: "cherry p2p status",
				output: [
					"state        joined",
					"peers        8",
					"heartbeat    30 s, timeout 90 s",
					"capacity     200 GB, 64 GB in use",
				],
			},
			{
				purpose: "Keep an eye on it",
				line: "cherry p2p status --watch",
				output: [
					"14:02:10  8 peers, 64 GB in use",
					"14:02:40  8 peers, 64 GB in use",
					"14:03:10  7 peers, kiri-01 is quiet",
				],
			},
		],
		related: ["05-technical-architecture/05-p2p-mesh.md"],
		since: "1.3",
	},
];
