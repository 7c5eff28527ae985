import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Disclosure } from "./disclosure.tsx";

afterEach(cleanup);

function Section() {
	const [open, setOpen] = useState(false);
	return (
		<Disclosure before="05" title="Technical Architecture" after="8" open={open} onToggle={() => setOpen(!open)}>
			<a href="/docs">Server Capsules</a>
		</Disclosure>
	);
}
const content = () => document.getElementById(screen.getByRole("button").getAttribute("aria-controls") ?? "");

test("names the button by the title alone, and opens the content it controls", () => {
	render(<Section />);
	const button = screen.getByRole("button", { name: "Technical Architecture", expanded: false });
	expect(content()?.getAttribute("hidden")).toBe("until-found");
	fireEvent.click(button);
	expect(screen.getByRole("button", { expanded: true })).toBe(button);
	expect(content()?.hasAttribute("hidden")).toBe(false);
	fireEvent.click(button);
	expect(content()?.getAttribute("hidden")).toBe("until-found");
});

test("opens when find-in-page reaches its content", () => {
	render(<Section />);
	fireEvent(content() as HTMLElement, new Event("beforematch"));
	expect(screen.getByRole("button", { expanded: true })).toBeTruthy();
});
