import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followSkips } from "./follow-skips.ts";

const skip = vi.fn();
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
let stop: () => void;

/** Places the button in the window, which is 768 px high; the cover takes the last 200. */
function placeButton(top: number) {
	vi.spyOn(element("button"), "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 80, 40));
}

beforeEach(() => {
	skip.mockClear();
	document.body.innerHTML = `<main><button>Further</button></main><aside></aside>`;
	vi.spyOn(element("aside"), "offsetHeight", "get").mockReturnValue(200);
	stop = followSkips(element("aside"), skip);
});
afterEach(() => stop());

it.each([
	[567, 0],
	[568, 1],
	[728, 1],
	[729, 0],
])("skips when the focus moves under the cover: at %i px, %i times", (top, times) => {
	placeButton(top);
	element("button").focus();
	expect(skip).toHaveBeenCalledTimes(times);
});

it("does not skip for a focus inside an open dialog, which is above the cover", () => {
	element("main").innerHTML = `<dialog data-shown><button>Further</button></dialog>`;
	placeButton(600);
	element("button").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
	expect(skip).not.toHaveBeenCalled();
});

it("skips on Escape, unless that closes a dialog or has been used already", () => {
	const press = (key: string) =>
		element("button").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
	press("Enter");
	document.body.append(Object.assign(document.createElement("dialog")));
	element("dialog").dataset.shown = "";
	press("Escape");
	element("dialog").remove();
	element("main").addEventListener("keydown", (event) => event.preventDefault(), { once: true });
	press("Escape");
	expect(skip).not.toHaveBeenCalled();
	press("Escape");
	expect(skip).toHaveBeenCalledOnce();
});

it("stops", () => {
	stop();
	placeButton(600);
	element("button").focus();
	element("button").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
	expect(skip).not.toHaveBeenCalled();
});
