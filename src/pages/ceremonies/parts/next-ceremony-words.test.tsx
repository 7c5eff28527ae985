import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { almanacSpan } from "#src/almanac/span.ts";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { NextCeremonyWords } from "./next-ceremony-words.tsx";

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

const show = () =>
	render(
		<PagesContext value={{} as Pages}>
			<NextCeremonyWords />
		</PagesContext>,
	);
const sittings = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

it("names the day in Japan, the hours in UTC, and both sittings in the visitor's time, as long as one is to come", () => {
	vi.setSystemTime(new Date("2026-12-26T12:59:45Z"));
	const { container } = show();
	expect(screen.getByRole("link", { name: "Pruning ceremony" }).getAttribute("href")).toBe("/ceremonies#winter");
	expect(container.textContent).toContain("Saturday 26 December 2026 in Japan, at 00:00 and 12:00 UTC. In your time:");
	expect(sittings()).toEqual(["Sat 26 Dec 01:00, over", "Sat 26 Dec 13:00, now"]);
	act(() => vi.advanceTimersByTime(30_000));
	expect(screen.getByRole("link", { name: "Planting ceremony" }).getAttribute("href")).toBe("/ceremonies#spring");
	// Clocks are on summer time by then.
	expect(sittings()).toEqual(["Sat 10 Apr 02:00, in 105 days", "Sat 10 Apr 14:00, in 105 days"]);
});

it("is empty beyond the almanac", () => {
	vi.setSystemTime(new Date(`${almanacSpan.to + 1}-01-10T12:00Z`));
	expect(show().container.textContent).toBe("");
});
