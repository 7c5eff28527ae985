import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { components } from "#src/content/library/components.ts";
import { liveSamples } from "./live-samples.ts";
import { TabsSample } from "./samples/tabs.tsx";
import { stillSamples } from "./still-samples.tsx";

const samples = { ...liveSamples, ...stillSamples };

afterEach(cleanup);

it("there is one sample per component, and each shows something without script", () => {
	expect(Object.keys(samples).sort()).toEqual(components.map(({ id }) => id).sort());
	const shown = Object.entries(samples).map(([id, Sample]) => [id, renderToStaticMarkup(<Sample />)] as const);
	expect(shown.filter(([, markup]) => markup === "")).toEqual([]);
	expect(shown.filter(([, markup]) => markup.includes("style="))).toEqual([]);
});

it("the static samples have nothing to press", () => {
	for (const Sample of Object.values(stillSamples))
		expect(renderToStaticMarkup(<Sample />)).not.toMatch(/<button|<input/);
});

it("the tabs, of which only the code is shown, work as well", () => {
	render(<TabsSample />);
	fireEvent.click(screen.getByRole("tab", { name: "Hill" }));
	expect(screen.getByRole("tab", { name: "Hill", selected: true })).toBeTruthy();
});
