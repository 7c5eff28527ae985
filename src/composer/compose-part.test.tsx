import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { Composer } from "./composer.tsx";

beforeEach(() => history.replaceState(null, "", "/"));
afterEach(cleanup);

it.each([
	["servers create", "textbox", /^Name/],
	["completion", "radio", "bash"],
] as const)("leads to the first field to mend of cherry %s, whatever its kind", async (command, role, name) => {
	history.replaceState(null, "", `/cli?${new URLSearchParams({ command })}`);
	render(
		<PagesContext value={{} as Pages}>
			<Composer />
		</PagesContext>,
	);
	fireEvent.click(screen.getByRole("button", { name: "Copy command" }));
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
});
