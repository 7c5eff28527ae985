import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DataDisclosure } from "./data-disclosure.tsx";

it("is named for its chart, so that several on a page can be told apart", () => {
	render(<DataDisclosure caption="Seeds by month" columns={[]} rows={[]} rowKey={String} />);
	expect(screen.getByText(/^Show the figures/).textContent).toBe("Show the figures as a table: Seeds by month");
});
