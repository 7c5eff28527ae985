import { describe, expect, it } from "vitest";
import { slugify } from "#src/documents/slug.ts";
import { expectedFiles, sections } from "./sections.ts";

describe("the sections", () => {
	it("are the ten of the specification with their numbers of files", () => {
		expect(sections.map(({ id, title }) => [id, title, expectedFiles[id]])).toEqual([
			["01", "Project Overview", 4],
			["02", "Business Strategy", 9],
			["03", "Community Operations", 8],
			["04", "Cultural Framework", 8],
			["05", "Technical Architecture", 8],
			["06", "Seasonal Frameworks", 7],
			["07", "Design & Branding", 8],
			["08", "Project Coordination", 11],
			["09", "Implementation Guides", 2],
			["10", "Development Workflows", 1],
		]);
		expect(Object.values(expectedFiles).reduce((sum, count) => sum + count, 0)).toBe(66);
	});

	it("have unique slugs and icons", () => {
		expect(new Set(sections.map(({ title }) => slugify(title))).size).toBe(10);
		expect(new Set(sections.map(({ icon }) => icon)).size).toBe(10);
	});
});
