import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EffectSettings } from "./animation-settings.ts";
import { InteractionLayer } from "./interaction-layer.tsx";
import type { LayerOptions } from "./run-layer.ts";

const stage = vi.hoisted(() => ({ options: [] as unknown[], shown: [] as unknown[], open: 0 }));

vi.mock("./effects-stage.ts", () => ({
	addLayer: (_container: HTMLElement, request: unknown, options: unknown) => {
		stage.options.push(options);
		stage.shown.push(request);
		stage.open++;
		return { show: (request: unknown) => stage.shown.push(request), remove: () => stage.open-- };
	},
}));

const settings: EffectSettings = {
	ambient: true,
	petals: true,
	interactions: true,
	performance: "low",
	intensity: "vibrant",
};
const elements = ["🌸"];
const numbers = { count: 8, spreadPx: 60, durationMs: 2000, radiusPx: 120 };
const layer = () => (
	<InteractionLayer
		settings={settings}
		elements={elements}
		petalColour="ice blue"
		numbers={numbers}
		messages={["cherry", "to bloom", "bud"]}
	/>
);

let area: HTMLElement;
let outside: HTMLElement;
const options = () => stage.options.at(-1) as LayerOptions;
const goTo = (target: Element, pointerType = "mouse") =>
	act(() => void target.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType })));
const note = () => area.querySelector("p")?.textContent ?? null;

beforeEach(() => {
	Object.assign(stage, { options: [], shown: [], open: 0 });
	area = document.createElement("div");
	area.setAttribute("data-interaction-area", "");
	area.append(document.createElement("i"));
	outside = document.createElement("main");
	document.body.append(area, outside);
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	document.body.replaceChildren();
});

describe("the interaction layer", () => {
	it("moves to the area under the pointer, over its picture and hidden from assistive technology", () => {
		render(layer());
		expect(stage.open).toBe(0);
		goTo(area.querySelector("i") as Element);
		expect(stage.open).toBe(1);
		expect(options()).toMatchObject({ interactionArea: area, avoidsContent: false });
		expect(stage.shown.at(-1)).toEqual({
			performance: "low",
			intensity: "vibrant",
			petalColour: "ice blue",
			answers: { elements, ...numbers },
		});
		expect(area.lastElementChild?.getAttribute("aria-hidden")).toBe("true");
	});

	it("shows its message while the pointer is there, clears it on leave, and shows the next one on the next visit", () => {
		render(layer());
		const said = [1, 2, 3, 4].map(() => {
			goTo(area);
			const message = note();
			goTo(outside);
			expect(note()).toBeNull();
			return message;
		});
		expect(said).toEqual(["cherry", "to bloom", "bud", "cherry"]);
	});

	it.each([
		["the window", () => document.documentElement.dispatchEvent(new PointerEvent("pointerleave"))],
		["for another window", () => window.dispatchEvent(new Event("blur"))],
	])("clears the message when the pointer leaves %s", (_name, leave) => {
		render(layer());
		goTo(area);
		expect(note()).toBe("cherry");
		act(() => void leave());
		expect(note()).toBeNull();
	});

	it("stays when the pointer leaves, so that particles in flight can land", () => {
		render(layer());
		goTo(area);
		goTo(outside);
		expect(stage.open).toBe(1);
		goTo(area);
		expect(stage.options).toHaveLength(1);
	});

	it("shows the wind beside the message when the engine reports it", () => {
		render(layer());
		goTo(area);
		const report = { cpuLoad: "low", performance: "high", particles: 20 } as const;
		act(() => options().onReport({ ...report, wind: "1.7" }));
		expect(note()).toBe("cherryWind 1.7");
		act(() => options().onReport({ ...report, wind: null }));
		expect(note()).toBe("cherry");
	});

	it("moves to the area of another page, and keeps no reference to a page that is gone", () => {
		render(layer());
		goTo(area);
		const next = document.createElement("div");
		next.setAttribute("data-interaction-area", "");
		document.body.append(next);
		goTo(next);
		expect(stage.open).toBe(1);
		expect(options().interactionArea).toBe(next);
		next.remove();
		goTo(outside);
		expect(stage.open).toBe(0);
	});

	it("adds no listeners with a further area, because React would never remove them", () => {
		render(layer());
		goTo(area);
		const next = outside.appendChild(area.cloneNode()) as HTMLElement;
		const added = [document, next].map((target) => vi.spyOn(target, "addEventListener"));
		goTo(next);
		expect(options().interactionArea).toBe(next);
		expect(next.querySelector("p")?.textContent).toBe("to bloom");
		for (const listen of added) expect(listen).not.toHaveBeenCalled();
	});

	it("shows particles for a finger, but no message", () => {
		render(layer());
		goTo(area, "touch");
		expect(stage.open).toBe(1);
		expect(note()).toBeNull();
		goTo(area);
		expect(note()).toBe("cherry");
	});

	it("cleans up after itself and stops listening", () => {
		const view = render(layer());
		goTo(area);
		view.unmount();
		goTo(outside);
		goTo(area);
		expect(stage.open).toBe(0);
		expect(area.children.length).toBe(1);
	});
});
