import { beforeEach, describe, expect, it } from "vitest";
import { findQuietAreas } from "./quiet-areas.ts";

const boxes = new Map<string, [left: number, top: number, width: number, height: number]>();
const asRect = ([left, top, width, height] = [0, 0, 0, 0]) => new DOMRect(left, top, width, height);
let measured: string[] = [];

function find(html: string): number[][] {
	document.body.innerHTML = html;
	measured = [];
	return findQuietAreas(document.body, document.createElement("div")).map(({ left, top, right, bottom }) => [
		left,
		top,
		right,
		bottom,
	]);
}

beforeEach(() => {
	boxes.clear();
	boxes.set("", [0, 0, 1000, 700]);
	Object.assign(window, { innerWidth: 1000, innerHeight: 700 });
	Element.prototype.getBoundingClientRect = function () {
		measured.push(this.id);
		return asRect(boxes.get(this.id));
	};
	// Lines of text are half as wide as their box.
	Range.prototype.getBoundingClientRect = function () {
		const [left, top, width, height] = boxes.get((this.startContainer as Element).id) ?? [0, 0, 0, 0];
		return asRect([left, top, width / 2, height]);
	};
});

describe("quiet areas", () => {
	it("are the lines of text, not the boxes around them", () => {
		boxes.set("title", [100, 50, 800, 40]);
		expect(find('<main><section><h1 id="title">Word</h1></section></main>')).toEqual([[100, 50, 500, 90]]);
	});

	it.each(["svg", "img", "table", "button", "input", "pre"])("include a %s", (name) => {
		boxes.set("it", [10, 20, 30, 40]);
		expect(find(`<main><${name} id="it"></${name}></main>`)).toEqual([[10, 20, 40, 60]]);
	});

	it.each(["dl", "figure", "div data-quiet"])("are whole boxes of figures, including gaps: %s", (tag) => {
		boxes.set("it", [10, 20, 300, 40]);
		boxes.set("figure", [10, 20, 50, 40]);
		expect(find(`<main><${tag} id="it"><p id="figure">47</p></${tag.split(" ")[0]}></main>`)).toEqual([
			[10, 20, 310, 60],
		]);
	});

	it("exclude empty, hidden and fully clipped elements, and decoration", () => {
		boxes.set("clipped", [0, 0, 1, 1]);
		boxes.set("petals", [0, 0, 1000, 700]);
		expect(
			find('<p></p><p id="none">Hidden</p><p id="clipped">Said</p><div id="petals" data-decoration>Petal</div>'),
		).toEqual([]);
	});

	it("are not searched for in branches outside the window", () => {
		boxes.set("below", [0, 701, 1000, 9000]);
		boxes.set("inner", [0, 702, 100, 20]);
		expect(find('<section id="below"><p id="inner">Later</p></section>')).toEqual([]);
		expect(measured).not.toContain("inner");
	});

	it("are not searched for in a hidden part, of which nothing is measured", () => {
		boxes.set("inner", [0, 0, 100, 20]);
		expect(find('<section id="outer" hidden="until-found"><p id="inner">Unchosen</p></section>')).toEqual([]);
		expect(measured).toEqual([""]);
	});

	it("are searched for below an element that has no box of its own", () => {
		boxes.set("wrapper", [0, 0, 0, 0]);
		boxes.set("text", [10, 10, 100, 20]);
		expect(find('<div id="wrapper"><p id="text">Shown</p></div>')).toEqual([[10, 10, 60, 30]]);
	});
});
