import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FilterField } from "./filter-field.tsx";

it("is emptied by Escape, but not by the Escape that an input method takes back a conversion with", () => {
	const onChange = vi.fn();
	render(<FilterField query="はな" count={3} onChange={onChange} />);
	const field = screen.getByRole("searchbox");
	fireEvent.keyDown(field, { key: "Escape", isComposing: true });
	expect(onChange).not.toHaveBeenCalled();
	fireEvent.keyDown(field, { key: "Escape" });
	expect(onChange).toHaveBeenCalledExactlyOnceWith("");
});
