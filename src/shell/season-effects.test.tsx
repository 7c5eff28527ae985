import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { EffectSettings } from "#src/effects/animation-settings.ts";
import { ThemeProvider } from "#src/theme/theme-provider.tsx";
import { SeasonEffects } from "./season-effects.tsx";

const stage = vi.hoisted(() => ({ shown: [] as object[] }));

vi.mock("#src/effects/effects-stage.ts", () => ({
	addLayer: (_container: unknown, request: object) => {
		stage.shown.push(request);
		return { show: () => {}, remove: () => {} };
	},
}));

afterEach(cleanup);

it.each<[string, Partial<EffectSettings>, string[][]]>([
	["everything", {}, [["particles", "petals"], ["answers"]]],
	["no answers", { interactions: false }, [["particles", "petals"]]],
	["petals alone", { ambient: false, interactions: false }, [["petals"]]],
	["answers alone", { ambient: false, petals: false }, [["answers"]]],
])("runs only the layers that have something to show: %s", (_name, changed, expected) => {
	stage.shown = [];
	const settings = {
		ambient: true,
		petals: true,
		interactions: true,
		performance: "high",
		intensity: "moderate",
	} as const;
	const { container } = render(
		<ThemeProvider>
			<div data-interaction-area="" />
			<SeasonEffects season="spring" settings={{ ...settings, ...changed }} />
		</ThemeProvider>,
	);
	const area = container.querySelector("[data-interaction-area]");
	act(() => void area?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" })));
	const parts = stage.shown.map((request) => {
		const wanted = Object.entries(request).filter(([, value]) => typeof value === "object");
		return wanted.map(([part]) => part);
	});
	expect(parts).toEqual(expected);
});
