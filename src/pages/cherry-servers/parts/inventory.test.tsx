import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { goTo } from "#src/navigation/navigate.ts";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { Inventory } from "./inventory.tsx";

const path = "/infrastructure/servers";

afterEach(cleanup);

it("offers one way back to all plans whenever some are left out, be it a few or all of them", () => {
	render(
		<PagesContext value={{} as Pages}>
			<Inventory />
		</PagesContext>,
	);
	for (const query of ["price=50", "price=50&memory=768"]) {
		act(() => goTo(`${path}?${query}#inventory`));
		fireEvent.click(screen.getByRole("button", { name: "Show all plans" }));
		expect(screen.getByRole("status").textContent).toBe("15 of 15 plans");
		expect(screen.queryByRole("button", { name: "Show all plans" })).toBeNull();
	}
});
