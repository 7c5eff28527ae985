import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { JapaneseRuns } from "./japanese-runs.tsx";

afterEach(cleanup);

it.each([
	["Haru (春, spring) is here.", ["春"]],
	["A server (サーバー) and ローマ字", ["サーバー", "ローマ字"]],
	["人々 and いちばん", ["人々", "いちばん"]],
	["No Japanese – at all", []],
])("marks each run of %s as one", (text, runs) => {
	const { container } = render(<JapaneseRuns text={text} />);
	expect([...container.querySelectorAll("[lang=ja]")].map(({ textContent }) => textContent)).toEqual(runs);
	expect(container.textContent).toBe(text);
});
