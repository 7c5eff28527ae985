import type { Plan, PlanCategory } from "#src/content/servers/plans.ts";
import { countText } from "#src/figures/figure-text.ts";

/** Disk sizes use decimal units. @example diskText(250) // "250 GB"; diskText(3_840) // "3.84 TB" */
export const diskText = (gigabytes: number): string =>
	gigabytes < 1000 ? `${gigabytes} GB` : `${Number((gigabytes / 1000).toFixed(2))} TB`;

/** @example memoryText({ gigabytes: 1_536, kind: "ECC" }) // "1,536 GB ECC" */
export const memoryText = ({ gigabytes, kind }: Plan["memory"]): string => `${countText(gigabytes)} GB ${kind}`;

/** @example coresText({ cores: 2, ghz: 2.8, shared: true, … }) // "2 shared cores, 2.8 GHz" */
export const coresText = ({ cores, ghz, shared }: Plan["cpu"]): string =>
	`${cores} ${shared ? "shared " : ""}cores, ${ghz} GHz`;

/** @example processorText({ model: "AMD EPYC 9654", sockets: 2, … }) // "2 × AMD EPYC 9654" */
export const processorText = ({ model, sockets }: Plan["cpu"]): string => times(sockets, model);

/** @example storageText({ drives: 2, gigabytes: 250, kind: "SSD" }) // "2 × 250 GB SSD" */
export const storageText = ({ drives, gigabytes, kind }: Plan["storage"]): string =>
	times(drives, `${diskText(gigabytes)} ${kind}`);

/** @example gpuText({ model: "NVIDIA H100", count: 2, memoryGigabytes: 80 }) // "2 × NVIDIA H100, 80 GB each" */
export const gpuText = ({ model, count, memoryGigabytes }: NonNullable<Plan["gpu"]>): string =>
	`${times(count, model)}, ${memoryGigabytes} GB${count > 1 ? " each" : ""}`;

const times = (count: number, text: string) => (count === 1 ? text : `${count} × ${text}`);

export const categoryNames: Record<PlanCategory, string> = {
	"entry-level": "Entry-level",
	"mid-range": "Mid-range",
	"high-performance": "High-performance",
	enterprise: "Enterprise",
	gpu: "GPU",
};
