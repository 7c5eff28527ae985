import { act, cleanup, render } from "@testing-library/react";
import { StrictMode, useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EffectSettings } from "./animation-settings.ts";
import { EffectsLayer } from "./effects-layer.tsx";
import type { EngineReport } from "./engine-messages.ts";
import type { LayerOptions } from "./run-layer.ts";
import type { SceneRequest } from "./scene.ts";
import { useEffects } from "./use-effects.ts";

const stage = vi.hoisted(() => ({ options: [] as unknown[], shown: [] as unknown[], open: 0 }));

vi.mock("./effects-stage.ts", () => ({
	addLayer: (_container: HTMLElement, request: unknown, options: unknown) => {
		stage.options.push(options);
		stage.shown.push(request);
		stage.open++;
		return { show: (request: unknown) => stage.shown.push(request), remove: () => stage.open-- };
	},
}));

const request: SceneRequest = {
	performance: "high",
	intensity: "moderate",
	particles: { elements: ["🌸"], count: 20, speed: 1 },
};
const rendered = vi.fn();

function Probe({ request }: { request: SceneRequest }) {
	const container = useRef<HTMLDivElement>(null);
	const state = useEffects(container, request);
	rendered(state);
	return <div ref={container} data-state={JSON.stringify(state)} />;
}

function show() {
	const probe = (request: SceneRequest) => (
		<StrictMode>
			<Probe request={request} />
		</StrictMode>
	);
	const view = render(probe(request));
	const change = (next: SceneRequest) => view.rerender(probe(next));
	const told = () => JSON.parse((view.container.firstElementChild as HTMLElement).dataset.state ?? "");
	return { ...view, change, told };
}

const options = () => stage.options.at(-1) as LayerOptions;
const report: EngineReport = { cpuLoad: "low", performance: "high", wind: "1.6", particles: 20 };

beforeEach(() => {
	Object.assign(stage, { options: [], shown: [], open: 0 });
	rendered.mockClear();
});
afterEach(cleanup);

describe("effects in an element", () => {
	it("run once, also in strict mode, and stop with their component", () => {
		const { unmount } = show();
		expect(stage.open).toBe(1);
		expect(stage.shown.at(-1)).toBe(request);
		expect(options()).toMatchObject({ interactionArea: null, avoidsContent: true });
		unmount();
		expect(stage.open).toBe(0);
	});

	it("apply changes to the same layer", () => {
		const { change } = show();
		const layers = stage.options.length;
		const next = { ...request, intensity: "vibrant" } as const;
		change(next);
		expect(stage.options.length).toBe(layers);
		expect(stage.shown.at(-1)).toBe(next);
	});

	it("expose what the engine reports", () => {
		const { told } = show();
		expect(told()).toEqual({ wind: null, cpuLoad: null, performance: null });
		act(() => options().onReport(report));
		expect(told()).toEqual({ wind: "1.6", cpuLoad: "low", performance: "high" });
	});

	it("do not re-render for a second in which nothing changed", () => {
		show();
		act(() => options().onReport(report));
		rendered.mockClear();
		act(() => options().onReport({ ...report, particles: 19 }));
		expect(rendered).not.toHaveBeenCalled();
	});
});

describe("the layer behind the page", () => {
	const settings: EffectSettings = {
		ambient: true,
		petals: true,
		interactions: true,
		performance: "medium",
		intensity: "subtle",
	};
	const ambient = { elements: ["🌸"], count: 20, speed: 1, petals: "heavy" } as const;
	const petalColours = ["#f00", "#fff"];
	const layer = (changed: Partial<EffectSettings> = {}) =>
		render(<EffectsLayer settings={{ ...settings, ...changed }} ambient={ambient} petalColours={petalColours} />)
			.container;

	it("is hidden from assistive technology, and exposes what the governor allows", () => {
		const shown = layer().firstElementChild;
		expect(shown?.getAttribute("aria-hidden")).toBe("true");
		act(() => options().onReport({ ...report, cpuLoad: "high", performance: "low" }));
		expect(shown?.getAttribute("data-performance")).toBe("low");
		expect(shown?.getAttribute("data-cpu-load")).toBe("high");
	});

	it.each<[string, Partial<EffectSettings>, Partial<SceneRequest>]>([
		["particles and petals", {}, { particles: ambient, petals: { colours: petalColours, usual: "heavy" } }],
		["particles alone", { petals: false }, { particles: ambient }],
		["petals alone", { ambient: false }, { petals: { colours: petalColours, usual: "heavy" } }],
	])("shows %s, and ignores the pointer", (_name, changed, shown) => {
		layer(changed);
		expect(stage.shown.at(-1)).toEqual({
			performance: "medium",
			intensity: "subtle",
			petalColour: "#fff",
			...shown,
		});
		expect(options().interactionArea).toBeNull();
	});
});
