import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followSkips } from "./follow-skips.ts";

const skip = vi.fn();
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
let stop: () => void;

/** Places the button in the window, which is 768 px high. The cover begins at 568, its raised part at 488. */
function placeButton(top: number, left = 0) {
	vi.spyOn(element("button"), "getBoundingClientRect").mockReturnValue(new DOMRect(left, top, 80, 40));
}

beforeEach(() => {
	skip.mockClear();
	document.body.innerHTML = `<main><button>Further</button></main><aside><div></div></aside>`;
	vi.spyOn(element("aside"), "offsetHeight", "get").mockReturnValue(200);
	for (const [side, px] of [
		["offsetTop", -80],
		["offsetLeft", 600],
		["offsetWidth", 300],
	] as const)
		vi.spyOn(element("aside div"), side, "get").mockReturnValue(px);
	stop = followSkips(element("aside"), element("aside div"), skip);
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

it.each([
	[487, 700, 0],
	[488, 700, 1],
	[550, 700, 1],
	[500, 599, 0],
	[500, 600, 1],
	[500, 820, 1],
	[500, 821, 0],
	[729, 700, 0],
])(
	"skips when the focus moves behind its raised part: at %i px from the top and %i from the left, %i times",
	(top, left, times) => {
		placeButton(top, left);
		element("button").focus();
		expect(skip).toHaveBeenCalledTimes(times);
	},
);

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
