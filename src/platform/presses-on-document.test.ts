import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { redirectPressListeners } from "./presses-on-document.ts";

it("moves press listeners to the document, in the requested phase, and leaves other listeners in place", () => {
	const container = document.body.appendChild(document.createElement("div"));
	const heard: string[] = [];
	redirectPressListeners(container);
	for (const type of ["click", "mousedown", "mouseup", "keydown"])
		container.addEventListener(type, ({ currentTarget }) => {
			heard.push(`${type} ${currentTarget === document ? "document" : "container"}`);
		});
	container.addEventListener("click", () => heard.push("on its way down"), true);
	const own = vi.fn(() => heard.push("own"));
	document.body.addEventListener("click", own);
	for (const type of ["mousedown", "mouseup", "click", "keydown"])
		container.dispatchEvent(new Event(type, { bubbles: true }));
	expect(heard).toEqual([
		"mousedown document",
		"mouseup document",
		"on its way down",
		"own",
		"click document",
		"keydown container",
	]);
});

it("leaves a container that React renders into as it was, and its buttons work", () => {
	const container = document.body.appendChild(document.createElement("div"));
	const pressed = vi.fn();
	act(() =>
		createRoot(redirectPressListeners(container)).render(createElement("button", { type: "button", onClick: pressed })),
	);
	expect(container.onclick).toBeFalsy();
	container.querySelector("button")?.click();
	expect(pressed).toHaveBeenCalledTimes(1);
	expect(redirectPressListeners(container)).toBe(container);
});
