import { describe, expect, it } from "vitest";
import { viewportOf } from "./viewport.ts";

describe("viewportOf", () => {
	it.each([
		[0, "xs", "mobile"],
		[639, "xs", "mobile"],
		[639.98, "xs", "mobile"],
		[640, "sm", "mobile"],
		[767, "sm", "mobile"],
		[767.98, "sm", "mobile"],
		[768, "md", "tablet"],
		[1023, "md", "tablet"],
		[1024, "lg", "desktop"],
		[1279, "lg", "desktop"],
		[1280, "xl", "desktop"],
		[1535, "xl", "desktop"],
		[1536, "2xl", "desktop"],
		[5120, "2xl", "desktop"],
	])("%s px is %s, %s", (width, breakpoint, device) => {
		expect(viewportOf(width, 800, 1)).toMatchObject({
			breakpoint,
			isMobile: device === "mobile",
			isTablet: device === "tablet",
			isDesktop: device === "desktop",
		});
	});

	it.each([
		[801, 800, true],
		[800, 800, false],
		[800, 801, false],
	])("%s by %s is landscape: %s", (width, height, landscape) => {
		expect(viewportOf(width, height, 1).isLandscape).toBe(landscape);
	});

	it("returns the size and pixel ratio it was given", () => {
		expect(viewportOf(390, 844, 2.625)).toMatchObject({ width: 390, height: 844, pixelRatio: 2.625 });
	});
});
