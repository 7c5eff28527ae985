import { beforeEach, expect, it, vi } from "vitest";
import { answerEarlyPress, keepEarlyPress } from "./early-press.ts";

let presses: string[] = [];
const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

beforeEach(() => {
	answerEarlyPress();
	element("body").click();
	window.earlyPress = undefined;
	document.body.innerHTML = `<button id="menu"><span>Menu</span></button><button id="search">Search</button><button id="drawer" popovertarget="navigation">Navigation</button><p>Text</p>`;
	keepEarlyPress();
	presses = [];
	vi.useFakeTimers();
});

/** From now on presses are answered. */
function becomeLive() {
	for (const button of document.querySelectorAll("button")) button.onclick = () => presses.push(button.id);
	answerEarlyPress();
}

it("answers the last press, once, wherever on the button it was", () => {
	element("#search").click();
	element("#menu").click();
	element("#menu span").click();
	becomeLive();
	expect(presses).toEqual(["menu"]);
});

it("keeps nothing of what is pressed after that", () => {
	becomeLive();
	element("#menu").click();
	answerEarlyPress();
	expect(presses).toEqual(["menu"]);
});

it.each([
	["nothing was pressed", () => {}],
	["something else was pressed since", () => element("p").click()],
	["a popover was opened since", () => element("#drawer").click()],
	["the button is gone", () => element("#menu").remove()],
	["five seconds have passed", () => vi.advanceTimersByTime(5_000)],
])("does nothing where %s", (why, meanwhile) => {
	if (why !== "nothing was pressed") element("#menu").click();
	meanwhile();
	becomeLive();
	expect(presses).toEqual([]);
});

it("still answers after 4,999 ms", () => {
	element("#menu").click();
	vi.advanceTimersByTime(4_999);
	becomeLive();
	expect(presses).toEqual(["menu"]);
});
