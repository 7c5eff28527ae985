import { provider } from "#src/content/facts/infrastructure.ts";
import type { IconName } from "#src/ui/icon-names.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { PlanId } from "./plans.ts";

/** A capability of the provider. */
export interface Capability {
	title: string;
	icon: IconName;
	kanji: KanjiWord;
	text: string;
}

/** The capabilities of every site. Specification 2.4 (Features) */
export const capabilities: readonly Capability[] = [
	{
		title: "Images and rescue",
		icon: "package",
		kanji: { kanji: "起", reading: "ki", meaning: "to start up" },
		text: "Debian, Ubuntu, AlmaLinux or FreeBSD. A rescue system starts from the network when yours does not.",
	},
	{
		title: "Capsules",
		icon: "lock-keyhole",
		kanji: { kanji: "包み", reading: "tsutsumi", meaning: "parcel" },
		text: "A whole server as one encrypted file, moved between sites and opened on another machine.",
	},
	{
		title: "Addresses that stay",
		icon: "map-pin",
		kanji: { kanji: "所", reading: "tokoro", meaning: "place" },
		text: "One IPv4 address and a /64 of IPv6 with each server. Floating addresses follow you from one to the next.",
	},
	{
		title: "A private network",
		icon: "waypoints",
		kanji: { kanji: "網", reading: "ami", meaning: "net" },
		text: "Servers of one organisation see each other over a VLAN that no other customer can reach.",
	},
	{
		title: "Protection",
		icon: "shield-check",
		kanji: { kanji: "守", reading: "shu", meaning: "to protect" },
		text: "Floods are filtered at the edge of each site. Firewall rules are set for each server, before traffic arrives.",
	},
	{
		title: "Answers in JSON",
		icon: "square-terminal",
		kanji: { kanji: "令", reading: "rei", meaning: "command" },
		text: "Servers, plans and regions are listed as JSON on request, so scripts read the same answers as people do.",
	},
];

const [customSoonest, customLatest] = provider.customHours;

/** Name and value. Specification 2.4 (Features, technical specifications) */
export const technicalSpecifications = [
	{ name: "Processors", value: "AMD EPYC and Ryzen, Intel Xeon; 2 to 192 cores" },
	{ name: "Memory", value: "4 to 1,536 GB; ECC in all but the two Ryzen plans" },
	{ name: "Storage", value: "SATA SSD or NVMe; software RAID 1 where there are two drives, RAID 10 from four" },
	{ name: "GPUs", value: "NVIDIA L4, L40S and H100" },
	{ name: "Uplink", value: `${provider.uplinkGbps} Gbps at each site; ports of 1, 3 or ${provider.uplinkGbps} Gbps` },
	{ name: "Traffic", value: "30 TB out a month included; traffic in and between sites is free" },
	{ name: "Addresses", value: "1 IPv4 and a /64 of IPv6; more on request" },
	{ name: "Custom servers", value: `Built and tested in ${customSoonest} to ${customLatest} hours` },
	{ name: "Power and cooling", value: "Two independent feeds, N+1 generators and cooling" },
	{ name: "Access", value: "SSH by key from the first boot; remote console" },
] as const;

/** A use case, and a plan to start with. */
export interface UseCase {
	work: string;
	plan: PlanId;
	why: string;
}

/** Specification 2.4 (Features, use cases) */
export const useCases: readonly UseCase[] = [
	{ work: "A personal site", plan: "vps-2", why: "Static pages need little, and an hour of trying costs two cents." },
	{
		work: "A Postgres database",
		plan: "e5-1620v4",
		why: "ECC memory and two mirrored SSDs, with room for 32 GB of cache.",
	},
	{ work: "A game server", plan: "ryzen-7700x", why: "One thread does most of the work, so the clock decides." },
	{
		work: "Continuous integration",
		plan: "epyc-9354p",
		why: "Many cores shorten the wait; builds can be interrupted, so spot suits them too.",
	},
	{ work: "A private cloud", plan: "xeon-6526y-duo", why: "Two sockets and 512 GB hold some forty small machines." },
	{ work: "A node of the mesh", plan: "e3-1240v3", why: "Disk and uptime count there; cores hardly do." },
	{ work: "Language-model inference", plan: "gpu-l4", why: "24 GB holds a quantised model of 30 billion weights." },
	{ work: "Training", plan: "gpu-h100-duo", why: "160 GB of GPU memory in one machine." },
];
