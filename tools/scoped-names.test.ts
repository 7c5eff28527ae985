import { expect, it } from "vitest";
import { scopedNames } from "./scoped-names.ts";

it("gives each class of a sheet its own short name, the same whenever it is asked and wherever the project is", () => {
	const nameOf = scopedNames("/here");
	const names = ["frame", "title", "frame", "foot"].map((name) => nameOf(name, "/here/src/card.module.css?used"));
	expect(names[0]).toMatch(/^a[\w-]{3}$/);
	expect(names[1]).toBe(`b${names[0]?.slice(1)}`);
	expect(names[2]).toBe(names[0]);
	expect(names[3]).toBe(`c${names[0]?.slice(1)}`);
	expect(scopedNames("/there")("frame", "/there/src/card.module.css")).toBe(names[0]);
});

it("tells sheets apart", () => {
	const nameOf = scopedNames("/");
	expect(nameOf("frame", "/card.module.css")).not.toBe(nameOf("frame", "/table.module.css"));
});

it("refuses a sheet with too many names, and two sheets whose names would be the same", () => {
	const nameOf = scopedNames("/");
	for (let count = 1; count <= 52; count++) nameOf(`class-${count}`, "/long.module.css");
	expect(() => nameOf("one-more", "/long.module.css")).toThrow(/long\.module\.css has more than 52 names/);
	const many = () => {
		for (let sheet = 1; sheet <= 5_000; sheet++) nameOf("frame", `/sheet-${sheet}.module.css`);
	};
	expect(many).toThrow(/The classes of sheet-\d+\.module\.css and sheet-\d+\.module\.css would get the same names/);
});
