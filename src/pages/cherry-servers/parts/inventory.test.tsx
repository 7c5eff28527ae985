import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcer } from "#src/accessibility/announcer.ts";
import { PAUSE_MS } from "#src/accessibility/use-spoken.ts";
import { goTo } from "#src/navigation/navigate.ts";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { Inventory } from "./inventory.tsx";

const path = "/infrastructure/servers";

const show = () =>
	render(
		<PagesContext value={{} as Pages}>
			<Inventory />
		</PagesContext>,
	);

beforeEach(() => history.replaceState(null, "", path));
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

it("offers one way back to all plans whenever some are left out, be it a few or all of them", () => {
	show();
	for (const query of ["price=50", "price=50&memory=768"]) {
		act(() => goTo(`${path}?${query}#inventory`));
		fireEvent.click(screen.getByRole("button", { name: "Show all plans" }));
		expect(screen.getByText("15 of 15 plans")).toBeDefined();
		expect(screen.queryByRole("button", { name: "Show all plans" })).toBeNull();
	}
});

it("says the number of plans for each selection, also if it stays the same, and the order", () => {
	vi.useFakeTimers();
	show();
	const said = (change: () => void) => {
		change();
		vi.advanceTimersByTime(PAUSE_MS);
		const text = announcer.read("polite");
		vi.runAllTimers();
		return text;
	};
	const pick = (label: string, value: string) => () =>
		fireEvent.change(screen.getByLabelText(label), { target: { value } });
	expect(said(() => {})).toBe("");
	// Comparing has words of its own.
	expect(said(() => fireEvent.click(screen.getByLabelText("Compare VPS 2")))).toBe("");
	expect(said(pick("Category", "entry-level"))).toBe("3 of 15 plans");
	expect(said(pick("Category", "gpu"))).toBe("3 of 15 plans");
	expect(said(pick("Sorted by", "cheapest"))).toBe("3 of 15 plans. Sorted by: Price, lowest first");
	expect(said(pick("Sorted by", "listed"))).toBe("3 of 15 plans");
	expect(said(() => fireEvent.click(screen.getByRole("button", { name: "Show all plans" })))).toBe("15 of 15 plans");
	// Back brings the selection back, without a change.
	cleanup();
	expect(said(show)).toBe("");
});
