import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DecorativePetals } from "./decorative-petals.tsx";

afterEach(cleanup);

describe("the decorative petals", () => {
	it("are twenty and hidden from assistive technology", () => {
		const { container } = render(<DecorativePetals />);
		expect(container.querySelectorAll('[aria-hidden="true"] > span').length).toBe(20);
		expect(container.querySelector("[style]")).toBeNull();
	});

	it("pause while the page is hidden and resume when it is visible again", () => {
		const { container } = render(<DecorativePetals />);
		const resting = (hidden: boolean) => {
			vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
			act(() => void document.dispatchEvent(new Event("visibilitychange")));
			return container.querySelector("[data-resting]") !== null;
		};
		expect([resting(true), resting(false)]).toEqual([true, false]);
		expect(css).toMatch(/\[data-resting\] \.petal,[^{]*\{\s*animation-play-state: paused/);
	});

	const css = readFileSync(join(import.meta.dirname, "decorative-petals.module.css"), "utf8");
	const rules = [...css.matchAll(/nth-child\((\d+)\) \{([^}]+)\}/g)];

	it("have different numbers each", () => {
		expect(rules.map(([, n]) => Number(n))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
		expect(new Set(rules.map(([, , body]) => body)).size).toBe(20);
	});

	it.each([
		["size", /--edge: ([\d.]+)rem/, 0.5, 2],
		["duration", /animation-duration: ([\d.]+)s/, 15, 25],
		["delay", /animation-delay: ([\d.]+)s/, 0, 10],
	])("%s is within the specification's bounds", (_name, pattern, least, most) => {
		const numbers = rules.map(([, , body]) => Number(pattern.exec(body as string)?.[1]));
		expect(Math.min(...numbers)).toBeGreaterThanOrEqual(least);
		expect(Math.max(...numbers)).toBeLessThanOrEqual(most);
		expect(Math.max(...numbers) - Math.min(...numbers)).toBeGreaterThan((most - least) / 2);
	});

	it.each([
		["reduced motion", /:root:is\(.*\[data-motion="reduced"\].*\) \.petals \{\s*display: none/],
		["high contrast", /:root:is\(.*\[data-contrast="high"\].*\) \.petals \{\s*display: none/],
		["the system's reduced motion", /prefers-reduced-motion: reduce\).*\{\s*\.petals \{\s*display: none/],
		["the system's high contrast", /prefers-contrast: more\).*\{\s*\.petals \{\s*display: none/],
	])("are not shown under %s", (_name, rule) => {
		expect(css).toMatch(rule);
	});

	it("animate only compositor properties", () => {
		const frames = css.slice(css.indexOf("@keyframes"));
		const properties = [...frames.matchAll(/([a-z-]+):/g)].map(([, name]) => name);
		expect(new Set(properties)).toEqual(new Set(["opacity", "transform"]));
	});
});
