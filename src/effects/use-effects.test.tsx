import { act, cleanup, render } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EffectsLayer, type EffectsLayerProps } from "./effects-layer.tsx";
import type { LayerOptions } from "./effects-stage.ts";
import type { EngineReport } from "./engine-messages.ts";
import type { SceneRequest } from "./scene.ts";

const stage = vi.hoisted(() => ({
	options: [] as unknown[],
	shown: [] as unknown[],
	open: 0,
	fails: false,
}));

vi.mock("./effects-stage.ts", () => ({
	addLayer: (_container: HTMLElement, options: unknown) => {
		if (stage.fails) throw new Error("unexpected");
		stage.options.push(options);
		stage.open++;
		return { show: (request: unknown) => stage.shown.push(request), remove: () => stage.open-- };
	},
}));

const season: SceneRequest["season"] = {
	ambient: { elements: ["🌸"], count: 20, speed: 1, petals: "moderate" },
	interaction: { count: 8, spreadPx: 60, durationMs: 2000, radiusPx: 120 },
};
const base: EffectsLayerProps = {
	settings: { ambient: true, petals: true, interactions: true, performance: "high", intensity: "moderate" },
	season,
	transition: null,
	petalColours: [],
	reducedMotion: false,
	hoverMessage: "Blossoms open",
	children: (state) => <output>{JSON.stringify(state)}</output>,
};
let idle: (() => void)[] = [];

async function show(changed: Partial<EffectsLayerProps> = {}) {
	const layer = (props: EffectsLayerProps) => (
		<StrictMode>
			<EffectsLayer {...props} />
		</StrictMode>
	);
	const view = render(layer({ ...base, ...changed }));
	const settle = () =>
		act(async () => {
			for (const callback of idle.splice(0)) callback();
			await vi.dynamicImportSettled();
		});
	const rerender = async (next: Partial<EffectsLayerProps>) => {
		view.rerender(layer({ ...base, ...next }));
		await settle();
	};
	const told = () => JSON.parse(view.container.querySelector("output")?.textContent ?? "{}");
	return { ...view, settle, rerender, told };
}

const options = () => stage.options.at(-1) as LayerOptions;
const report: EngineReport = { fps: 60, cpuLoad: "low", performance: "high", wind: 1.62, particles: 20 };

beforeEach(() => {
	Object.assign(stage, { options: [], shown: [], open: 0 });
	idle = [];
	vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
});
afterEach(cleanup);

describe("the effects' layer", () => {
	it("is hidden from assistive technology", async () => {
		const { container } = await show();
		expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
	});

	it("begins only once the page is idle, once, also under strict mode", async () => {
		const { settle } = await show();
		expect(stage.open).toBe(0);
		await settle();
		expect(stage.open).toBe(1);
		expect(stage.options.length).toBe(1);
		expect(stage.shown.at(-1)).toMatchObject({ season, settings: base.settings });
	});

	it("shows changes as they come, and goes with its component", async () => {
		const { settle, rerender, unmount } = await show();
		await settle();
		const settings = { ...base.settings, petals: false };
		await rerender({ settings });
		expect(stage.options.length).toBe(1);
		expect(stage.shown.at(-1)).toMatchObject({ settings });
		unmount();
		expect(stage.open).toBe(0);
	});

	it.each<[string, Partial<EffectsLayerProps>]>([
		["reduced motion", { reducedMotion: true }],
		["everything off", { settings: { ...base.settings, ambient: false, petals: false, interactions: false } }],
		["no season yet", { season: null }],
	])("loads nothing: %s", async (_name, changed) => {
		const { settle, rerender } = await show(changed);
		await settle();
		expect(stage.open).toBe(0);
		await rerender({});
		expect(stage.open).toBe(1);
		await rerender(changed);
		expect(stage.open).toBe(0);
	});

	it("shows the wind above 1.5 only, and the message while hovering", async () => {
		const { settle, told } = await show();
		await settle();
		act(() => options().onReport(report));
		expect(told()).toEqual({ wind: "1.6", cpuLoad: "low", performance: "high", hoverMessage: null });
		act(() => options().onReport({ ...report, wind: 1.5 }));
		act(() => options().onHover(true));
		expect(told()).toMatchObject({ wind: null, hoverMessage: "Blossoms open" });
		act(() => options().onHover(false));
		expect(told().hoverMessage).toBeNull();
	});

	it("renders nothing anew for a second without news", async () => {
		const children = vi.fn(() => null);
		const { settle } = await show({ children });
		await settle();
		act(() => options().onReport(report));
		children.mockClear();
		act(() => options().onReport({ ...report, fps: 59, particles: 19, wind: 1.64 }));
		expect(children).not.toHaveBeenCalled();
	});
});
