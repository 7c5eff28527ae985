import { act, cleanup, render } from "@testing-library/react";
import { StrictMode, useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EffectsLayer } from "./effects-layer.tsx";
import type { EngineReport } from "./engine-messages.ts";
import type { LayerOptions } from "./run-layer.ts";
import type { SceneRequest } from "./scene.ts";
import { type EffectsOptions, useEffects } from "./use-effects.ts";

const stage = vi.hoisted(() => ({ options: [] as unknown[], shown: [] as unknown[], open: 0 }));

vi.mock("./effects-stage.ts", () => ({
	addLayer: (_container: HTMLElement, options: unknown) => {
		stage.options.push(options);
		stage.open++;
		return { show: (request: unknown) => stage.shown.push(request), remove: () => stage.open-- };
	},
}));

const season: SceneRequest["season"] = {
	ambient: { elements: ["🌸"], count: 20, speed: 1, petals: "moderate" },
	interaction: { count: 8, spreadPx: 60, durationMs: 2000, radiusPx: 120 },
};
const base: EffectsOptions = {
	settings: { ambient: true, petals: true, interactions: true, performance: "high", intensity: "moderate" },
	season,
	transition: null,
	petalColours: [],
};
const nothing = { ...base.settings, ambient: false, petals: false, interactions: false };
const rendered = vi.fn();

function Probe(options: EffectsOptions) {
	const container = useRef<HTMLDivElement>(null);
	const state = useEffects(container, options);
	rendered(state);
	return <div ref={container} data-state={JSON.stringify(state)} />;
}

function show(changed: Partial<EffectsOptions> = {}) {
	const probe = (options: Partial<EffectsOptions>) => (
		<StrictMode>
			<Probe {...base} {...options} />
		</StrictMode>
	);
	const view = render(probe(changed));
	const change = (next: Partial<EffectsOptions>) => view.rerender(probe(next));
	const told = () => JSON.parse((view.container.firstElementChild as HTMLElement).dataset.state ?? "");
	return { ...view, change, told };
}

const options = () => stage.options.at(-1) as LayerOptions;
const report: EngineReport = { fps: 60, cpuLoad: "low", performance: "high", wind: "1.6", particles: 20 };

beforeEach(() => {
	Object.assign(stage, { options: [], shown: [], open: 0 });
	rendered.mockClear();
});
afterEach(cleanup);

describe("effects in an element", () => {
	it("run once, also under strict mode, and go with their component", () => {
		const { unmount } = show();
		expect(stage.open).toBe(1);
		expect(stage.shown.at(-1)).toMatchObject({ season, settings: base.settings });
		unmount();
		expect(stage.open).toBe(0);
	});

	it("show changes as they come, in the same layer", () => {
		const { change } = show();
		const layers = stage.options.length;
		const settings = { ...base.settings, petals: false };
		change({ settings, petalColours: ["#fff"] });
		expect(stage.options.length).toBe(layers);
		expect(stage.shown.at(-1)).toEqual({ settings, season, transition: null, petalColours: ["#fff"] });
	});

	it.each<[string, Partial<EffectsOptions>]>([
		["everything off", { settings: nothing }],
		["no season", { season: null }],
	])("do not run: %s", (_name, changed) => {
		const { change } = show(changed);
		expect(stage.open).toBe(0);
		change({});
		expect(stage.open).toBe(1);
		change(changed);
		expect(stage.open).toBe(0);
	});

	it("run for a transition alone", () => {
		show({ settings: nothing, season: null, transition: { elements: ["❄️"], durationMs: 4000 } });
		expect(stage.open).toBe(1);
	});

	it("are told again what to show when they are moved to another area", () => {
		const { change } = show();
		stage.shown = [];
		const interactionArea = document.createElement("div");
		change({ interactionArea });
		expect(stage.open).toBe(1);
		expect(options().interactionArea).toBe(interactionArea);
		expect(stage.shown.at(-1)).toMatchObject({ season });
	});

	it("tell what the engine tells, and nothing once they are over", () => {
		const { change, told } = show();
		expect(told()).toEqual({ wind: null, cpuLoad: null, performance: null });
		act(() => options().onReport(report));
		expect(told()).toEqual({ wind: "1.6", cpuLoad: "low", performance: "high" });
		change({ settings: nothing });
		expect(told()).toEqual({ wind: null, cpuLoad: null, performance: null });
	});

	it("render nothing anew for a second without news", () => {
		show();
		act(() => options().onReport(report));
		rendered.mockClear();
		act(() => options().onReport({ ...report, fps: 59, particles: 19 }));
		expect(rendered).not.toHaveBeenCalled();
	});
});

describe("the layer behind the page", () => {
	const layer = (settings = base.settings) => render(<EffectsLayer {...base} settings={settings} />).container;

	it("is hidden from assistive technology, and says what the governor allows", () => {
		const shown = layer().firstElementChild;
		expect(shown?.getAttribute("aria-hidden")).toBe("true");
		act(() => options().onReport({ ...report, cpuLoad: "high", performance: "low" }));
		expect(shown?.getAttribute("data-performance")).toBe("low");
		expect(shown?.getAttribute("data-cpu-load")).toBe("high");
	});

	it("answers no pointer, and does not run for the pointer's sake alone", () => {
		layer();
		expect(options().interactionArea).toBeNull();
		expect(stage.shown.at(-1)).toMatchObject({ settings: { ambient: true, petals: true, interactions: false } });
		cleanup();
		layer({ ...nothing, interactions: true });
		expect(stage.open).toBe(0);
	});
});
