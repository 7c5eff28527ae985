import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ThemeProvider } from "#src/theme/theme-provider.tsx";
import { ShowSeason } from "./show-season.tsx";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 3, 10) });
	return () => vi.useRealTimers();
});
afterEach(cleanup);

it("names the previewed season, also beside another one", () => {
	render(
		<>
			<ShowSeason season="spring" />
			<ShowSeason season="summer" />
		</>,
		{ wrapper: ThemeProvider },
	);
	expect(screen.getByText(/You see spring now, by today’s date; summer comes next/)).toBeTruthy();
	fireEvent.click(screen.getAllByRole("button", { name: "Show summer" })[1] as Element);
	expect(screen.getAllByText(/You see summer for this visit; nothing is kept/)).toHaveLength(2);
	fireEvent.click(screen.getAllByRole("button", { name: "Back to spring" })[0] as Element);
	expect(screen.getByText(/You see spring now/)).toBeTruthy();
});
