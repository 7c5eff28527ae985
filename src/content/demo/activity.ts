import type { Activity } from "#src/ui/activity-list.tsx";

/** A sample message, newest first. Specification 3 (Activity item); the message is split into its parts. */
export interface DemoActivity extends Activity {
	type: "server" | "community" | "tokens" | "ceremony";
}

/** Activity common to all seasons; each season's dashboard puts its own before it. */
export const activity: readonly DemoActivity[] = [
	{
		time: "2 h",
		subject: "Capsule",
		verb: "sealed",
		object: "kura-02, checksums match",
		tone: 1,
		type: "server",
	},
	{
		time: "3 h",
		subject: "Staking rewards",
		verb: "received",
		object: "13 Seeds, added to the balance",
		tone: 2,
		type: "tokens",
	},
	{
		time: "5 h",
		subject: "Mentee",
		verb: "merged",
		object: "a first patch, with two reviews",
		tone: 3,
		type: "community",
	},
	{
		time: "1 day",
		subject: "kura-04",
		verb: "entered maintenance",
		object: "disks are being replaced",
		tone: 4,
		type: "server",
	},
];
