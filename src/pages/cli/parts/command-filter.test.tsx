import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { CommandFilter } from "./command-filter.tsx";

it("is emptied by Escape, but not by the Escape that an input method takes back a conversion with", () => {
	const onText = vi.fn();
	render(
		<PagesContext value={{} as Pages}>
			<CommandFilter sections={{}} text="ふう" onText={onText} />
		</PagesContext>,
	);
	const field = screen.getByRole("searchbox");
	fireEvent.keyDown(field, { key: "Escape", isComposing: true });
	expect(onText).not.toHaveBeenCalled();
	fireEvent.keyDown(field, { key: "Escape" });
	expect(onText).toHaveBeenCalledExactlyOnceWith("");
});
