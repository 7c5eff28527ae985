import { provider } from "#src/content/facts/infrastructure.ts";
import type { Capability } from "./features.ts";

const [soonest, latest] = provider.deploymentMinutes;

/** Six features that distinguish the provider. Specification 2.4 (Overview) */
export const differentiators: readonly Capability[] = [
	{
		title: "Whole machines",
		icon: "server",
		kanji: { kanji: "素", reading: "su", meaning: "plain, bare" },
		text: "No neighbour on your processor and no layer under your system. Only the VPS plan shares its cores, and says so.",
	},
	{
		title: "Ready soon",
		icon: "timer",
		kanji: { kanji: "速", reading: "soku", meaning: "speed" },
		text: `A plan from stock is installed and reachable ${soonest} to ${latest} minutes after the order.`,
	},
	{
		title: "A wide road out",
		icon: "network",
		kanji: { kanji: "道", reading: "michi", meaning: "road" },
		text: `Every site has an uplink of ${provider.uplinkGbps} Gbps, and traffic between the six sites is not billed.`,
	},
	{
		title: "Somebody awake",
		icon: "life-buoy",
		kanji: { kanji: "番", reading: "ban", meaning: "watch" },
		text: `Engineers answer ${provider.support}, in turns that follow the sun. The first to reply can also reach the rack.`,
	},
	{
		title: "Prices you can check",
		icon: "coins",
		kanji: { kanji: "算", reading: "san", meaning: "reckoning" },
		text: `By the hour, by the month or on spot for up to ${provider.spotDiscount}% less. The bill is hours times price; no fee is added.`,
	},
	{
		title: "A way back",
		icon: "undo-2",
		kanji: { kanji: "返", reading: "hen", meaning: "return" },
		text: `A term paid ahead can be cancelled within ${provider.cancellationDays} days. You pay for the hours used, and the rest comes back.`,
	},
];
