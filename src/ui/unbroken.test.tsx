import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { CommandLine } from "./command-line.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { InlineCode } from "./inline-code.tsx";
import { Stat } from "./stat.tsx";
import { Sum } from "./sum.tsx";

/* Where a line must not break, and that the text itself is unchanged. */

const unbroken = (container: HTMLElement) => Array.from(container.querySelectorAll("span"), (span) => span.textContent);

it.each([
	["Plan with `cherry season --months`.", ["--months"]],
	["`web-03` and `web-03:/srv/site` are servers.", ["web-03", "web-03:/srv/site"]],
	["Read `cherry.toml` first; a well-known file.", []],
	["`a-name-that-is-long-for-a-phone` may break.", []],
])("inline code: %s", (text, whole) => {
	const { container } = render(<InlineCode>{text}</InlineCode>);
	expect(unbroken(container)).toEqual(whole);
	expect(container.textContent).toBe(text.replaceAll("`", ""));
});

it.each([
	["cherry servers restart web-03 --force", ["web-03", "--force"]],
	["cherry tunnel web-01 --local-port-of-this-machine 8080", ["web-01", "--local-port-of-this-machine"]],
	["cherry status", []],
])("a command: %s", (line, whole) => {
	const { container } = render(<CommandLine>{line}</CommandLine>);
	expect(Array.from(container.querySelectorAll(".whole"), (part) => part.textContent)).toEqual(whole);
	expect(container.textContent).toBe(line);
});

it("a sum breaks only before its signs", () => {
	const how = "2,847 − 1,200 = 1,647";
	const { container } = render(<FigureRows rows={[{ label: "Free", figure: "1,647", how }]} />);
	const [line, ...parts] = unbroken(container);
	expect(line).toBe(` ${how}`);
	expect(parts).toEqual(["− 1,200", "= 1,647"]);
});

it("a product stays whole, and a sum of products breaks before its other signs", () => {
	const { container } = render(<Sum>$0.847 × 2,500,000 = $2,117,500</Sum>);
	expect(unbroken(container)).toEqual(["$0.847 × 2,500,000", "= $2,117,500"]);
});

it("a quotient under a figure stays whole, and no other text changes", () => {
	const { container } = render(<Stat figure="94%" label="Efficiency" context="Accepted at once: 796 ÷ 847" />);
	expect(unbroken(container)).toEqual(["796 ÷ 847"]);
	expect(container.textContent).toBe("Efficiency94%Accepted at once: 796 ÷ 847");
});
