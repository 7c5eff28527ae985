import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { YieldTable } from "./yield-table.tsx";

it("has its formula read as a power, not as a product", () => {
	render(<YieldTable />);
	expect(screen.getByText(/^A day pays/).textContent).toContain("(1 + APY) to the power of 1/365 − 1");
});
