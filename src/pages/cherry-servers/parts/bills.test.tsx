import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Bills } from "./bills.tsx";

beforeEach(() => history.replaceState(null, "", "/infrastructure/servers"));
afterEach(cleanup);

const plan = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Plan" });
const hours = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Runs in a month" });
const slider = () => screen.getByRole<HTMLInputElement>("slider");
const enter = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

it("is found as it was left when the visitor comes back to its history entry, and as an example in another", () => {
	render(<Bills />);
	enter(plan(), "vps-2");
	enter(hours(), "500");
	enter(hours(), "900");
	cleanup();
	render(<Bills />);
	expect([plan().value, hours().value, slider().value]).toEqual(["vps-2", "900", "500"]);
	expect(hours().getAttribute("aria-invalid")).toBe("true");
	cleanup();
	history.replaceState(null, "", "/infrastructure/servers");
	render(<Bills />);
	expect([plan().value, hours().value, slider().value]).toEqual(["e3-1240v3", "200", "200"]);
});

it("says without script that it is an example", () => {
	expect(renderToString(<Bills />)).toContain("<noscript><p>This is an example. ");
});

it("asks phones for the keys of whole numbers", () => {
	render(<Bills />);
	expect(hours().inputMode).toBe("numeric");
});
