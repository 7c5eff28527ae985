import { expect, it } from "vitest";
import { coresText, diskText, gpuText, memoryText, processorText, storageText } from "./plan-text.ts";

it.each([
	[80, "80 GB"],
	[960, "960 GB"],
	[1000, "1 TB"],
	[1920, "1.92 TB"],
	[30_720, "30.72 TB"],
])("a disk of %d GB is %s", (gigabytes, text) => {
	expect(diskText(gigabytes)).toBe(text);
});

it("writes components as price lists do", () => {
	expect(memoryText({ gigabytes: 1536, kind: "DDR5 ECC" })).toBe("1,536 GB DDR5 ECC");
	expect(coresText({ model: "AMD EPYC 7543", sockets: 1, cores: 2, ghz: 2.8, shared: true })).toBe(
		"2 shared cores, 2.8 GHz",
	);
	expect(processorText({ model: "AMD EPYC 9654", sockets: 2, cores: 192, ghz: 2.4 })).toBe("2 × AMD EPYC 9654");
	expect(storageText({ drives: 1, gigabytes: 80, kind: "NVMe" })).toBe("80 GB NVMe");
	expect(storageText({ drives: 2, gigabytes: 250, kind: "SSD" })).toBe("2 × 250 GB SSD");
	expect(gpuText({ model: "NVIDIA L4", count: 1, memoryGigabytes: 24 })).toBe("NVIDIA L4, 24 GB");
	expect(gpuText({ model: "NVIDIA H100", count: 2, memoryGigabytes: 80 })).toBe("2 × NVIDIA H100, 80 GB each");
});
