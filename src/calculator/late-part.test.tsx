import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CalculatorPlace } from "./calculator.tsx";
import { LatePart, type PartImport } from "./late-part.tsx";

function Example({ path }: CalculatorPlace) {
	const [entry, setEntry] = useState({ amount: "100", days: "30", tier: "seed", monthly: true });
	return (
		<section>
			{path}{" "}
			<input
				aria-label="Amount"
				value={entry.amount}
				onChange={({ target }) => setEntry((before) => ({ ...before, amount: target.value }))}
			/>
			<input
				aria-label="Days"
				value={entry.days}
				onChange={({ target }) => setEntry((before) => ({ ...before, days: target.value }))}
			/>
			<select
				aria-label="Tier"
				value={entry.tier}
				onChange={({ target }) => setEntry((before) => ({ ...before, tier: target.value }))}
			>
				<option value="seed">Seed</option>
				<option value="bloom">Bloom</option>
			</select>
			<input
				type="checkbox"
				aria-label="Monthly"
				checked={entry.monthly}
				onChange={({ target }) => setEntry((before) => ({ ...before, monthly: target.checked }))}
			/>
			<button type="button">Reset</button>
			<details>
				<summary>Figures</summary>
			</details>
			<details>
				<summary>Notes</summary>
			</details>
			<output>{Object.values(entry).join(" ")}</output>
		</section>
	);
}
const part = { what: "example", props: { path: "/tokens#staking" } };
/** A new one for each test: what was shown once is known. */
let arrives: PartImport<CalculatorPlace>;
const fails: PartImport<CalculatorPlace> = () => Promise.reject(new Error("gone"));

/** Elements under observation, and the callback that reports them visible. */
let awaited: Element[];
let see: () => void;

beforeEach(() => {
	arrives = async () => ({ default: Example });
	vi.useFakeTimers();
	awaited = [];
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(tell: IntersectionObserverCallback) {
				see = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
			}
			observe = (element: Element) => void awaited.push(element);
			disconnect() {}
		},
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.useRealTimers();
	document.body.replaceChildren();
});

const usable = () => act(() => vi.advanceTimersByTimeAsync(5000));
const seen = async () => {
	await usable();
	act(see);
};

/** A page that was prerendered with the example and then hydrated. */
async function served(importer: PartImport<CalculatorPlace>) {
	const root = document.createElement("div");
	root.innerHTML = renderToString(<LatePart {...part} importer={importer} served={Example} />);
	document.body.append(root);
	const input = screen.getByRole("textbox", { name: "Days" });
	const complaints = vi.fn();
	await act(() =>
		hydrateRoot(root, <LatePart {...part} importer={importer} served={null} />, {
			onRecoverableError: complaints,
		}),
	);
	expect(complaints).not.toHaveBeenCalled();
	expect(screen.getByRole("textbox", { name: "Days" })).toBe(input);
	return input;
}

it("leaves the prerendered markup alone until its code has loaded, and preserves the focus", async () => {
	const input = await served(arrives);
	input.focus();
	const entered = vi.fn();
	document.addEventListener("input", entered);
	await seen();
	document.removeEventListener("input", entered);
	expect(entered, "nothing was").not.toHaveBeenCalled();
	expect(screen.getAllByRole("textbox")).toHaveLength(2);
	const live = screen.getByRole("textbox", { name: "Days" });
	expect(live).not.toBe(input);
	expect(document.activeElement).toBe(live);
});

it.each(["checkbox", "combobox", "button"] as const)("preserves the focus on a %s", async (role) => {
	await served(arrives);
	screen.getByRole(role).focus();
	await seen();
	expect(document.activeElement).toBe(screen.getByRole(role));
});

it("keeps what was entered before its code had loaded", async () => {
	const days = (await served(arrives)) as HTMLInputElement;
	days.value = "45";
	days.focus();
	days.setSelectionRange(0, 2, "backward");
	screen.getByRole<HTMLSelectElement>("combobox").value = "bloom";
	screen.getByRole("checkbox").click();
	expect(screen.getByRole("status").textContent).toBe("100 30 seed true");
	await seen();
	expect(screen.getByRole("status").textContent).toBe("100 45 bloom false");
	const live = screen.getByRole<HTMLInputElement>("textbox", { name: "Days" });
	expect(document.activeElement).toBe(live);
	expect([live.selectionStart, live.selectionEnd, live.selectionDirection]).toEqual([0, 2, "backward"]);
});

it("keeps open what was opened before its code had loaded", async () => {
	const { parentElement: frame } = await served(arrives);
	const disclosures = () => [...document.querySelectorAll("details")];
	disclosures()[1]?.setAttribute("open", "");
	await seen();
	expect(frame?.isConnected).toBe(false);
	expect(disclosures().map(({ open }) => open)).toEqual([false, true]);
});

it("waits with loaded code until its section is shown", async () => {
	const input = await served(arrives);
	await usable();
	expect(screen.getByRole("textbox", { name: "Days" })).toBe(input);
	expect(awaited).toEqual([input.closest("div")]);
});

it("leaves the prerendered markup if its code fails to load", async () => {
	const input = await served(fails);
	await usable();
	expect(screen.getByRole("textbox", { name: "Days" })).toBe(input);
});

it("says so if its code never arrives", async () => {
	await served(() => new Promise(() => {}));
	await act(() => vi.advanceTimersByTimeAsync(20_000));
	expect(screen.getByText(/^This example could not be loaded/)).toBeTruthy();
});

it("renders if the page was not prerendered with it", async () => {
	render(<LatePart {...part} importer={arrives} served={null} />);
	expect(screen.queryByRole("textbox")).toBeNull();
	await seen();
	expect(screen.getAllByRole("textbox")).toHaveLength(2);
});

it("is there at once when it is shown again, and is not imported again", async () => {
	const importer = vi.fn(arrives);
	render(<LatePart {...part} importer={importer} served={null} />);
	await seen();
	cleanup();
	render(<LatePart {...part} importer={importer} served={null} />);
	expect(screen.getAllByRole("textbox")).toHaveLength(2);
	await usable();
	expect(importer).toHaveBeenCalledOnce();
});
