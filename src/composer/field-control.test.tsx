import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { commands } from "#src/content/commands/commands.ts";
import { fieldsOf } from "./draft.ts";
import { FieldControl } from "./field-control.tsx";

afterEach(cleanup);

it("a field with several values is left with the last of its controls, not between them", () => {
	const witnesses = commands.flatMap(fieldsOf).find(({ repeats }) => repeats);
	if (!witnesses) throw new Error("no command has a field with several values");
	const onLeave = vi.fn();
	const nothing = () => {};
	render(
		<FieldControl
			field={witnesses}
			texts={["one", "two"]}
			fault={null}
			before={null}
			onChange={nothing}
			onLeave={onLeave}
			onEnter={nothing}
		/>,
	);
	const [first, second] = screen.getAllByRole("textbox") as [HTMLElement, HTMLElement];
	fireEvent.blur(first, { relatedTarget: second });
	fireEvent.blur(second, { relatedTarget: screen.getByRole("button", { name: /^Add another/ }) });
	expect(onLeave).not.toHaveBeenCalled();
	fireEvent.blur(second, { relatedTarget: document.body });
	fireEvent.blur(first, { relatedTarget: null });
	expect(onLeave).toHaveBeenCalledTimes(2);
});
