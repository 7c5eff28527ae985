import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Holidays } from "./holidays.tsx";

it("has holidays read by their reading and meaning, not by their characters too", () => {
	render(<Holidays season="autumn" />);
	expect(screen.getByRole("rowheader", { name: "kinrō kansha no hi · Labour Thanksgiving Day" }).textContent).toContain(
		"勤労感謝の日",
	);
});
