import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SeasonProvider, useSeason } from "./season-provider.tsx";

const Reader = () => <p>{useSeason() ?? "not known yet"}</p>;

it("throws outside its provider, in the words of the error catalogue", () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	expect(() => render(<Reader />)).toThrow("useSeason must be used within a SeasonProvider");
});

it("tells the season of today and marks the page with it alone", () => {
	vi.useFakeTimers({ now: new Date(2026, 6, 1) });
	document.body.className = "season-winter other";
	render(
		<SeasonProvider>
			<Reader />
		</SeasonProvider>,
	);
	expect(screen.getByText("summer")).toBeTruthy();
	expect(document.body.className.split(" ").sort()).toEqual(["other", "season-summer"]);
	vi.useRealTimers();
});
