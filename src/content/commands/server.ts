import { capsule } from "./capsule.ts";
import type { Command } from "./command.ts";
import { billing, json, onServer, plan, region } from "./shared-parts.ts";

export const server: readonly Command[] = [
	{
		words: ["servers", "list"],
		summary: "List your servers",
		description:
			"Lists every server that you may see, those of your organisations included, with plan, region and state. `own` stands for a machine that you brought yourself.",
		arguments: [],
		options: [
			{ name: "--region", value: region, description: "Only servers in this region." },
			{
				name: "--status",
				value: { name: "status", kind: "choice", choices: ["online", "offline", "deploying"] },
				description: "Only servers in this state.",
			},
			json,
		],
		features: ["Rented and own machines together", "Filters can be combined", "JSON for scripts"],
		examples: [
			{
				purpose: "See all servers",
				line: "cherry servers list",
				output: [
					"NAME     PLAN        REGION       STATUS",
					"kura-01  own         lithuania    online",
					"kura-02  own         netherlands  online",
					"kura-03  own         singapore    online",
					"kura-04  own         sweden       offline",
					"web-03   e3-1240v3   netherlands  online",
				],
			},
			{
				purpose: "Watch for one that is being set up",
				line: "cherry servers list --status deploying",
				output: ["NAME     PLAN        REGION       STATUS", "web-01   e3-1240v3   lithuania    deploying"],
			},
			{
				purpose: "Hand the servers of a region to a program",
				line: "cherry servers list --region netherlands --json",
				output: [
					'[{"name":"kura-02","plan":"own","region":"netherlands","status":"online"},',
					' {"name":"web-03","plan":"e3-1240v3","region":"netherlands","status":"online"}]',
				],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.0",
	},
	{
		words: ["servers", "create"],
		summary: "Rent a server and set it up",
		description:
			"Orders a server and installs an image on it, with your active keys and without a password. It returns at once; the server shows as `deploying` until you can log in. What it will cost is said, and confirmed, first.",
		arguments: [{ name: "name", kind: "server", required: true, description: "What you will call the server." }],
		options: [
			{
				name: "--plan",
				value: plan,
				required: true,
				description: "What to rent, by its name in the list of plans.",
			},
			{ name: "--region", value: region, required: true, description: "Where it is to stand." },
			{
				name: "--image",
				value: { name: "image", kind: "image", default: "debian-13" },
				description: "The operating system to install.",
			},
			{
				name: "--billing",
				value: billing,
				description:
					"How to pay: by the hour, ahead for one to twelve months, or on spot while nobody else needs the machine.",
			},
		],
		features: ["Ready in 15 to 30 minutes", "Login by key from the first minute", "Says the price before it orders"],
		examples: [
			{
				purpose: "Rent a first server by the hour",
				line: "cherry servers create web-01 --plan e3-1240v3 --region lithuania --image debian-13 --billing hourly",
				output: ["€0.084 an hour. Go on? yes", "creating web-01 in lithuania"],
			},
			{
				purpose: "Rent one for the month, with the usual image",
				line: "cherry servers create web-03 --plan e3-1240v3 --region netherlands --billing monthly",
				output: ["€49 a month. Go on? yes", "creating web-03 in netherlands"],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.0",
	},
	{
		words: ["servers", "info"],
		summary: "Show one server’s particulars",
		description:
			"Prints plan, region, state, address and the fingerprint of the host key. Compare that with what `cherry ssh connect` shows at the first login.",
		arguments: [onServer],
		options: [json],
		features: ["The host key, to compare at the first login", "Works while the server is off", "JSON for scripts"],
		examples: [
			{
				purpose: "Look up an address and the host key",
				line: "cherry servers info web-03",
				output: [
					"name      web-03",
					"plan      e3-1240v3",
					"region    netherlands",
					"status    online",
					"address   192.0.2.63",
					"host key  SHA256:ppXN1Xe+SP6kH+/9W7btHHtmode+q1uC6VbeD1z0gQQ",
				],
			},
			{
				purpose: "Put the address into a script",
				line: "cherry servers info web-03 --json | jq -r .address",
				output: ["192.0.2.63"],
			},
		],
		related: [
			"05-technical-architecture/03-encryption-and-keys.md",
			"09-implementation-guides/01-deploy-your-first-server.md",
		],
		since: "1.0",
	},
	{
		words: ["servers", "restart"],
		summary: "Restart a server",
		description:
			"Asks the operating system to restart, and switches the machine off and on where it has not done so after two minutes. Running transfers of Cherry CLI are paused first and go on afterwards.",
		arguments: [onServer],
		options: [{ name: "--wait", description: "Return when one can log in again." }],
		features: ["Orderly first, by force last", "Pauses transfers", "Exit code 1 if it does not come back"],
		examples: [
			{ purpose: "Restart and go on working", line: "cherry servers restart web-03", output: ["restarting web-03"] },
			{
				purpose: "Restart and wait for it",
				line: "cherry servers restart web-03 --wait",
				output: ["restarting web-03", "web-03 is back after 48 s"],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.1",
	},
	{
		words: ["servers", "remove"],
		summary: "Give a server back and erase its disks",
		description:
			"Ends the rental, erases the disks and frees the name. It asks you to type the name; `--yes` answers for scripts. A capsule wrapped beforehand is the way back.",
		arguments: [onServer],
		options: [{ name: "--yes", description: "Do not ask." }],
		features: [
			"Asks for the name, not for a y",
			"Disks are erased, then given back",
			"Refuses while a capsule is being wrapped",
		],
		examples: [
			{
				purpose: "Give back a server you no longer need",
				line: "cherry servers remove web-01",
				output: ["remove web-01 and its disks? type the name: web-01", "removed web-01"],
			},
			{
				purpose: "Give it back at the end of a script",
				line: "cherry servers remove web-01 --yes",
				output: ["removed web-01"],
			},
		],
		related: ["09-implementation-guides/02-move-a-server-in-a-capsule.md"],
		since: "1.0",
	},
	...capsule,
];
