import type { PlanCategory } from "./plans.ts";

/** The audience of each category. */
export const categoryTexts: Record<PlanCategory, string> = {
	"entry-level": "To begin with, and for whatever runs quietly.",
	"mid-range": "For sites and services that people wait for.",
	"high-performance": "Many cores or fast ones, and drives that keep up.",
	enterprise: "Many cores, much memory, room for other machines inside.",
	gpu: "One or two cards, with processors that can feed them.",
};

/** Labels of the inventory's fields. */
export const fieldLabels = {
	category: "Category",
	memory: "Memory, at least",
	price: "A month, at most",
	region: "Site",
	sort: "Sorted by",
} as const;

/** Names of the sort orders. */
export const sortNames: Record<string, string> = {
	listed: "Category",
	cheapest: "Price, lowest first",
	memory: "Memory, most first",
	cores: "Cores, most first",
	value: "Price per GB of memory",
};
