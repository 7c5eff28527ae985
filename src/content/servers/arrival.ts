import { provider } from "#src/content/facts/infrastructure.ts";

const [soonest, latest] = provider.deploymentMinutes;
const [customSoonest, customLatest] = provider.customHours;

/** From the order to a shell. Specification 2.4 and 9 (Provider) */
export const arrival = [
	{
		title: "Order",
		text: "Name a plan and a site. The command says the price and asks before anything is booked.",
	},
	{
		title: "Install",
		text: `Stock plans take ${soonest} to ${latest} minutes. Servers built to order take ${customSoonest} to ${customLatest} hours, as parts have to be fitted first.`,
	},
	{ title: "Log in", text: "Your key is on the machine from the first boot. Password login is off." },
	{ title: "Give it back", text: "Remove it with one command. Disks are wiped before the machine returns to stock." },
] as const;
