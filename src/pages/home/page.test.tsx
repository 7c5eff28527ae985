import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { matchPath } from "#src/navigation/match-path.ts";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { preferencesFrom } from "#src/preferences/choices.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { SeasonProvider } from "#src/season/season-provider.tsx";
import HomePage from "./page.tsx";

beforeEach(() => preferencesStore.setState(preferencesFrom(undefined)));
afterEach(cleanup);

it("has its twenty petals if the visitor wants petals, and plain backgrounds in high contrast", () => {
	const { container } = render(
		<PagesContext value={{} as Pages}>
			<SeasonProvider>
				<HomePage route={matchPath("/")} />
			</SeasonProvider>
		</PagesContext>,
	);
	const petals = () => container.querySelectorAll(".petals > span").length;
	expect(petals()).toBe(20);
	act(() => preferencesStore.setState({ petals: false }));
	expect(petals()).toBe(0);
	act(() => preferencesStore.setState({ petals: true }));
	expect(petals()).toBe(20);
	act(() => preferencesStore.setState({ contrast: "high" }));
	expect(petals()).toBe(0);
});
