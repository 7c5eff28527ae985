import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { CommandFilter } from "./command-filter.tsx";

it("is cleared by Escape, but not by the Escape that cancels an input method's composition", () => {
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
