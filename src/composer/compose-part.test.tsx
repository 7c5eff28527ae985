import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcer } from "#src/accessibility/announcer.ts";
import { goTo } from "#src/navigation/navigate.ts";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { Composer } from "./composer.tsx";

beforeEach(() => history.replaceState(null, "", "/"));
afterEach(cleanup);

const show = () =>
	render(
		<PagesContext value={{} as Pages}>
			<Composer />
		</PagesContext>,
	);

it.each([
	["servers create", "textbox", /^Name/],
	["completion", "radio", "bash"],
] as const)("moves to the first faulty field of cherry %s, whatever its kind", async (command, role, name) => {
	history.replaceState(null, "", `/cli?${new URLSearchParams({ command })}`);
	show();
	fireEvent.click(screen.getByRole("button", { name: "Copy command" }));
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
});

it.each([
	["tunnel", "Fix 2 fields first. They are marked."],
	["completion", "Fix the marked field first."],
])("says how many fields of cherry %s prevent copying, and marks as many", async (command, told) => {
	history.replaceState(null, "", `/cli?${new URLSearchParams({ command })}`);
	const { container } = show();
	fireEvent.click(screen.getByRole("button", { name: "Copy command" }));
	await waitFor(() => expect(announcer.read("assertive")).toContain(told));
	expect(container.querySelectorAll("[aria-invalid=true]")).toHaveLength(command === "tunnel" ? 2 : 1);
});

it("keeps showing all faults once the line was requested, whichever field loses focus", () => {
	history.replaceState(null, "", "/cli?command=tunnel");
	show();
	const isTold = () => screen.getAllByRole("textbox").map((field) => field.getAttribute("aria-invalid") === "true");
	fireEvent.click(screen.getByRole("button", { name: "Copy command" }));
	const told = isTold();
	expect(told.filter(Boolean)).toHaveLength(2);
	fireEvent.blur(screen.getByRole("textbox", { name: /^Server/ }));
	expect(isTold()).toEqual(told);
});

it("announces the fault of a field that was changed once, however often the field is left", () => {
	history.replaceState(null, "", "/cli?command=tunnel");
	show();
	const announce = vi.spyOn(announcer, "announce");
	const port = screen.getByRole("textbox", { name: /^Port/ });
	fireEvent.change(port, { target: { value: "70000" } });
	fireEvent.blur(port);
	fireEvent.blur(port);
	expect(announce.mock.calls.map(([words]) => words)).toEqual([expect.stringMatching(/^Port: /)]);
	fireEvent.change(port, { target: { value: "70001" } });
	fireEvent.blur(port);
	expect(announce).toHaveBeenCalledTimes(2);
	announce.mockRestore();
});

it("explains a part as long as its line has it, and then the command", () => {
	history.replaceState(null, "", "/cli?command=servers+create&name=web-03&region=sweden");
	show();
	const explained = () => {
		const [part] = within(screen.getByRole("group", { name: "Your line, part by part" }))
			.getAllByRole("button")
			.filter((button) => button.getAttribute("aria-current") === "true");
		return part?.textContent;
	};
	fireEvent.focus(screen.getByRole("combobox", { name: /^Region/ }));
	expect(explained()).toBe("--region");
	fireEvent.click(screen.getByRole("button", { name: "Clear the fields" }));
	expect(explained()).toBe("--region");
	act(() => goTo("/cli?command=tunnel&server=web-03&port=8080"));
	expect(explained()).toBe("tunnel");
});

it("wraps from the last command to the first, and back", () => {
	show();
	const field = screen.getByRole("combobox", { name: "Command" });
	fireEvent.change(field, { target: { value: "servers" } });
	const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
	const options = within(screen.getByRole("listbox", { name: "Commands" })).getAllByRole("option");
	expect(options.length).toBeGreaterThan(1);
	for (const [key, place] of [
		["ArrowUp", -1],
		["ArrowDown", 0],
		["ArrowDown", 1],
		["ArrowUp", 0],
	] as const) {
		fireEvent.keyDown(field, { key });
		expect(active()).toBe(options.at(place));
	}
});

it.each([
	["move", ["capsule open", "instance resize", "instance snapshot", "monitor health"]],
	["ubuntu", ["servers create"]],
	["exit code", ["status", "servers restart", "capsule verify", "monitor health", "doctor"]],
])("finds commands for %j by all that the guide says of them", (text, names) => {
	show();
	fireEvent.change(screen.getByRole("combobox", { name: "Command" }), { target: { value: text } });
	const options = within(screen.getByRole("listbox", { name: "Commands" })).getAllByRole("option");
	expect(options.map((option) => option.querySelector("code")?.textContent)).toEqual(names);
});

it("drops the quotation marks around a pasted value that is valid without them", () => {
	history.replaceState(null, "", "/cli?command=schedule");
	show();
	const type = (name: RegExp, text: string) => {
		const field = screen.getByRole<HTMLInputElement>("textbox", { name });
		fireEvent.change(field, { target: { value: text } });
		return field.value;
	};
	expect(type(/^When/, '"0 3 * * *"')).toBe("0 3 * * *");
	expect(type(/^When/, "“@daily” ")).toBe("@daily");
	expect(type(/^When/, '"at noon"')).toBe('"at noon"');
	expect(type(/^Command/, "'cherry status'")).toBe("cherry status");
	act(() => goTo("/cli?command=ideas+share#composer"));
	expect(type(/^Title/, '"Quiet"')).toBe('"Quiet"');
});

it("shows a value of an explained line that does not exist until another is chosen", () => {
	show();
	const line = () => screen.getByRole("group", { name: "Your line, part by part" }).textContent;
	fireEvent.change(screen.getByRole("textbox", { name: "Line to explain" }), {
		target: { value: "cherry servers list --region swedn" },
	});
	fireEvent.click(screen.getByRole("button", { name: /^Edit/ }));
	const region = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Region/ });
	expect(region.value).toBe("swedn");
	expect(line()).toContain("swedn");
	fireEvent.change(region, { target: { value: "" } });
	expect(line()).not.toContain("swedn");
});

it("copies no link that would lose a value, and asks for nothing else", async () => {
	history.replaceState(null, "", "/cli?command=tunnel");
	show();
	const port = screen.getByRole("textbox", { name: /^Port/ });
	const copy = screen.getByRole("button", { name: "Copy link to this line" });
	fireEvent.change(port, { target: { value: "70000" } });
	fireEvent.click(copy);
	await waitFor(() => expect(document.activeElement).toBe(port));
	expect(copy.dataset.outcome).toBe("Not copied");
	expect(port.getAttribute("aria-invalid")).toBe("true");
	expect(screen.getByRole("textbox", { name: /^Server/ }).getAttribute("aria-invalid")).toBeNull();
});

it("keeps the fields when a link asks for the command that is open, and asks for it when another is", () => {
	const link = "/cli?command=tunnel#composer";
	history.replaceState(null, "", link);
	show();
	const server = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Server/ });
	fireEvent.change(server(), { target: { value: "web-03" } });
	for (const path of [link, "/cli#core", link]) act(() => goTo(path));
	expect(server().value).toBe("web-03");
	act(() => goTo("/cli?command=tunnel&server=ume-1#composer"));
	expect(server().value).toBe("ume-1");
	act(() => goTo("/cli?command=completion#composer"));
	expect(screen.queryByRole("textbox", { name: /^Server/ })).toBeNull();
});
