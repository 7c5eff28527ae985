import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Palette } from "./palette.tsx";

it("has colours read by their reading, not by their characters too", () => {
	render(<Palette season="spring" />);
	expect(screen.getByRole("cell", { name: "enji #a8283f" }).textContent).toContain("臙脂");
});
