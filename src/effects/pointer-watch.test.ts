import { beforeEach, describe, expect, it, vi } from "vitest";
import { type PointerPlace, watchPointer } from "./pointer-watch.ts";

let frame: (() => void) | null = null;
const told: PointerPlace[] = [];
const pressed: PointerPlace[] = [];
let end = () => {};
const inside = document.createElement("p");
const outside = document.createElement("p");

beforeEach(() => {
	end();
	told.length = pressed.length = 0;
	frame = null;
	vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
		expect(frame).toBeNull();
		frame = callback;
		return 1;
	});
	vi.stubGlobal("cancelAnimationFrame", () => {
		frame = null;
	});
	const area = document.createElement("main");
	area.append(inside);
	document.body.replaceChildren(area, outside);
	end = watchPointer(area, (place, presses) => (presses ? pressed : told).push({ ...place }));
});

const move = (target: Element, clientX: number, pointerType = "mouse") =>
	target.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, clientX, clientY: 7, pointerType }));
const nextFrame = () => {
	const due = frame;
	frame = null;
	due?.();
};

describe("the pointer", () => {
	it("is reported once a frame, with its latest position", () => {
		move(outside, 1);
		move(outside, 2);
		move(inside, 3);
		expect(told).toEqual([]);
		nextFrame();
		expect(told).toEqual([{ x: 3, y: 7, inside: true, hovering: true }]);
		expect(frame).toBeNull();
	});

	it("hovers only inside the area, and no longer once it has left the window", () => {
		move(inside, 1);
		nextFrame();
		move(outside, 2);
		nextFrame();
		document.documentElement.dispatchEvent(new PointerEvent("pointerleave"));
		nextFrame();
		expect(told.map(({ inside: in_, hovering }) => [in_, hovering])).toEqual([
			[true, true],
			[true, false],
			[false, false],
		]);
	});

	it("is not a finger that scrolls", () => {
		move(inside, 1, "touch");
		expect(frame).toBeNull();
	});

	it("presses inside the area, not outside, and not by keyboard", () => {
		const click = (target: Element, detail: number) =>
			target.dispatchEvent(new MouseEvent("click", { bubbles: true, detail, clientX: 4, clientY: 5 }));
		click(inside, 1);
		click(outside, 1);
		click(inside, 0);
		expect(pressed).toEqual([{ x: 4, y: 5, inside: false, hovering: false }]);
		move(inside, 9);
		click(inside, 1);
		expect(pressed.at(-1), "hovering goes on").toEqual({ x: 4, y: 5, inside: true, hovering: true });
	});

	it("is no longer followed after the end", () => {
		move(inside, 1);
		end();
		expect(frame).toBeNull();
		move(inside, 2);
		expect(frame).toBeNull();
	});
});
