import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ExplainPart } from "./explain-part.tsx";

afterEach(cleanup);

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "A line" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("hands the focus to the line when the button that was pressed goes", () => {
	render(<ExplainPart onEdit={vi.fn()} />);
	for (const [button, line] of [
		["Show one with mistakes", /--regoin lithuania$/],
		["Use --region", /--region lithuania$/],
		["Clear the line", /^$/],
	] as const) {
		field().blur();
		press(button);
		expect(field().value).toMatch(line);
		expect(document.activeElement).toBe(field());
	}
});

it("explains the command first where something is missing, not what the shell does with its answer", () => {
	render(<ExplainPart onEdit={vi.fn()} />);
	fireEvent.change(field(), { target: { value: "cherry servers create | less" } });
	expect(screen.getByRole("button", { name: "create" }).getAttribute("aria-current")).toBe("true");
});
