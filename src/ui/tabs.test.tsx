import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { UNTIL_FOUND } from "./panel.tsx";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

const TABS = ["entry", "mid", "gpu"].map((id) => ({ id, label: id.toUpperCase(), content: `${id} plans` }));

function Plans({ first = "entry", onSelect = () => {} }: { first?: string; onSelect?: (id: string) => void }) {
	const [selected, setSelected] = useState(first);
	const select = (id: string) => {
		setSelected(id);
		onSelect(id);
	};
	return <Tabs label="Plans" tabs={TABS} selected={selected} onSelect={select} />;
}
const chosen = () => screen.getByRole("tab", { selected: true });

test("names the list, selects one tab, and names its panel after it", () => {
	render(<Plans />);
	expect(screen.getByRole("tablist", { name: "Plans" })).toBeTruthy();
	expect(chosen().textContent).toBe("ENTRY");
	expect(screen.getByRole("tabpanel", { name: "ENTRY" }).textContent).toBe("entry plans");
});

test.each([
	["entry", "ArrowRight", "MID"],
	["gpu", "ArrowRight", "ENTRY"],
	["entry", "ArrowLeft", "GPU"],
	["mid", "ArrowLeft", "ENTRY"],
	["mid", "Home", "ENTRY"],
	["mid", "End", "GPU"],
	["mid", "ArrowDown", "MID"],
])("from %s, %s leads to %s, with the focus", (first, key, label) => {
	render(<Plans first={first} />);
	chosen().focus();
	fireEvent.keyDown(chosen(), { key });
	expect(chosen().textContent).toBe(label);
	expect(document.activeElement).toBe(chosen());
});

test("leaves a browser shortcut (Alt and an arrow) alone", () => {
	render(<Plans />);
	expect(fireEvent.keyDown(chosen(), { key: "ArrowRight", altKey: true })).toBe(true);
	expect(chosen().textContent).toBe("ENTRY");
});

test("makes one tab a tab stop, even when the selection is unknown", () => {
	const { unmount } = render(<Plans first="mid" />);
	const stops = () => screen.getAllByRole("tab").filter((tab) => tab.tabIndex === 0);
	expect(stops().map((tab) => tab.textContent)).toEqual(["MID"]);
	unmount();
	render(<Plans first="nothing" />);
	expect(stops().map((tab) => tab.textContent)).toEqual(["ENTRY"]);
});

test("selects the panel that the browser has opened before the page was live, and leaves the others hidden", () => {
	// React's development build reports attributes that it did not write.
	vi.spyOn(console, "error").mockImplementation(() => {});
	const container = document.body.appendChild(document.createElement("div"));
	container.innerHTML = renderToString(<Plans />).replaceAll(`${UNTIL_FOUND}=""`, 'hidden="until-found"');
	const hidden = () => [...container.querySelectorAll("[hidden=until-found]")].map(({ id }) => id);
	expect(hidden()).toEqual(["mid", "gpu"]);
	document.getElementById("gpu")?.removeAttribute("hidden");
	render(<Plans />, { container, hydrate: true });
	expect(chosen().textContent).toBe("GPU");
	expect(hidden()).toEqual(["entry", "mid"]);
});

test("keeps unselected panels in the page, hidden until found, and selects one when it is found", () => {
	const onSelect = vi.fn();
	render(<Plans onSelect={onSelect} />);
	const gpu = document.getElementById("gpu");
	expect(gpu?.getAttribute("hidden")).toBe("until-found");
	fireEvent(gpu as HTMLElement, new Event("beforematch", { bubbles: true }));
	expect(onSelect).toHaveBeenCalledWith("gpu");
	expect(gpu?.hasAttribute("hidden")).toBe(false);
	expect(document.getElementById("entry")?.getAttribute("hidden")).toBe("until-found");
});
