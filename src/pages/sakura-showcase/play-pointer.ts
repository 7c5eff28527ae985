import { requestFrame } from "#src/platform/frames.ts";

const lineMs = 900;

/** Simulates a press on an element for the engine; it is not a real one, so it moves no focus. */
export function pressOn(area: Element, clientX: number, clientY: number): void {
	area.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX, clientY }));
}

/** Simulates a press in the middle of the stage that an element belongs to. */
export function pressMiddle(area: Element): void {
	const { left, top, width, height } = (area.parentElement as Element).getBoundingClientRect();
	pressOn(area, left + width / 2, top + height / 2);
}

/** Simulates a pointer that draws a wave across an element, in slightly less than a second. */
export function drawLine(area: Element): void {
	const { left, top, width, height } = area.getBoundingClientRect();
	let began: number | null = null;
	const move = (time: number) => {
		began ??= time;
		const share = Math.min(1, (time - began) / lineMs);
		const clientX = left + width * (0.1 + 0.8 * share);
		const clientY = top + height * (0.5 - 0.25 * Math.sin(share * 2 * Math.PI));
		area.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX, clientY }));
		if (share < 1 && area.isConnected) requestFrame(move);
	};
	requestFrame(move);
}
