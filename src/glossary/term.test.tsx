import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { Term } from "./term.tsx";

const sentence = (
	<PagesContext value={{} as Pages}>
		<p>
			Nothing comes before the <Term id="cliff">cliff.</Term>
		</p>
	</PagesContext>
);

beforeEach(() => history.replaceState(null, "", "/tokens"));
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	Reflect.deleteProperty(HTMLElement.prototype, "popover");
});

it("is a link to the glossary in the prerendered markup", () => {
	const markup = renderToString(sentence);
	expect(markup).toContain('href="/guides/glossary#cliff"');
	expect(markup).not.toContain("<button");
	expect(markup).toContain("cliff</a>.");
});

it("is a closed button once script runs, and its meaning is not in the page yet", () => {
	render(sentence);
	const button = screen.getByRole("button", { name: "cliff" });
	expect(button.getAttribute("aria-expanded")).toBe("false");
	expect(document.querySelector("[popover]")).toBeNull();
});

it("leads to the glossary in a browser without popovers", async () => {
	expect("popover" in HTMLElement.prototype).toBe(false);
	render(sentence);
	fireEvent.click(screen.getByRole("button", { name: "cliff" }));
	await waitFor(() => expect(location.pathname + location.hash).toBe("/guides/glossary#cliff"));
});

it("opens its meaning beside it, closes on a second press or by the browser, and opens again", async () => {
	Object.defineProperty(HTMLElement.prototype, "popover", { configurable: true, value: "", writable: true });
	let shown = false;
	const toggle = (element: HTMLElement, newState: "open" | "closed") => {
		shown = newState === "open";
		element.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
	};
	HTMLElement.prototype.showPopover = function () {
		toggle(this, "open");
	};
	HTMLElement.prototype.hidePopover = function () {
		toggle(this, "closed");
	};
	const matches = HTMLElement.prototype.matches;
	vi.spyOn(HTMLElement.prototype, "matches").mockImplementation(function (this: HTMLElement, selector) {
		return selector === ":popover-open" ? shown : matches.call(this, selector);
	});

	render(sentence);
	const button = screen.getByRole("button", { name: "cliff" });
	const press = async (expected: boolean) => {
		fireEvent.click(button);
		await waitFor(() => expect(button.getAttribute("aria-expanded")).toBe(String(expected)));
		expect(shown).toBe(expected);
	};
	await press(true);
	const bubble = document.getElementById(button.getAttribute("popovertarget") as string) as HTMLElement;
	expect(bubble.textContent).toMatch(/^Cliff.*nothing is handed over yet/);
	await press(false);
	await press(true);
	toggle(bubble, "closed");
	await waitFor(() => expect(button.getAttribute("aria-expanded")).toBe("false"));
	await press(true);
	expect(location.pathname).toBe("/tokens");
});
