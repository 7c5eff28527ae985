import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ChoiceRow } from "./choice-row.tsx";
import { SwitchRow } from "./switch-row.tsx";

afterEach(cleanup);

const sizes = [
	{ value: "normal", label: "Normal" },
	{ value: "large", label: "Large", kanji: "大" },
];

test("renders choices as radio buttons in a named group, and reports each once, also the one already chosen", () => {
	const change = vi.fn();
	render(<ChoiceRow label="Text size" choices={sizes} value="normal" onChange={change} notes={<p>Of the page.</p>} />);
	const group = screen.getByRole("group", { name: "Text size" });
	expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Of the page.");
	expect(screen.getByRole("radio", { name: "Normal", checked: true })).toBeTruthy();
	fireEvent.click(screen.getByRole("radio", { name: "Normal" }));
	expect(change.mock.calls).toEqual([["normal"]]);
	fireEvent.click(screen.getByRole("radio", { name: "Large" }));
	expect(change.mock.calls).toEqual([["normal"], ["large"]]);
});

test("does not share radio buttons between two rows with the same choices", () => {
	const row = (label: string) => <ChoiceRow label={label} choices={sizes} value="normal" onChange={() => {}} />;
	render(
		<>
			{row("One")}
			{row("Two")}
		</>,
	);
	expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(2);
});

test("labels a switch by its line, and describes it by its notes and by a description elsewhere", () => {
	const change = vi.fn();
	render(
		<>
			<p id="far">At rest.</p>
			<SwitchRow label="Sound" checked={false} onChange={change} notes={<p>Quiet.</p>} describedBy="far" />
		</>,
	);
	const control = screen.getByRole("switch", { name: "Sound", checked: false });
	const described = (control.getAttribute("aria-describedby") ?? "").split(" ");
	expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(["Quiet.", "At rest."]);
	fireEvent.click(screen.getByText("Sound"));
	expect(change.mock.calls).toEqual([[true]]);
});

test("describes nothing without notes", () => {
	render(<SwitchRow label="Sound" checked onChange={() => {}} />);
	expect(screen.getByRole("switch", { checked: true }).hasAttribute("aria-describedby")).toBe(false);
});
