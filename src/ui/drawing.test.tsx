import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Drawing } from "./drawing.tsx";

afterEach(cleanup);

it("is exposed as one image, and its letters are not read out", () => {
	render(
		<Drawing says="Seeds by month. From 120 to 420." viewBox="0 0 10 10">
			<text>N</text>
		</Drawing>,
	);
	const drawing = screen.getByRole("img", { name: "Seeds by month. From 120 to 420." });
	expect(drawing.getAttribute("viewBox")).toBe("0 0 10 10");
	expect(screen.getByText("N").closest("[aria-hidden=true]")).not.toBeNull();
});
