import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Table } from "./table.tsx";

afterEach(cleanup);

test("names every cell by caption, column head and row head, and labels stacked cells with their head", () => {
	render(
		<Table
			caption="Sites"
			columns={[
				{ head: "Location", cell: (site) => site.location },
				{ head: "Latency", cell: (site) => `${site.latencyMs} ms`, numeric: true },
			]}
			rows={[
				{ location: "Lithuania", latencyMs: 18 },
				{ location: "Singapore", latencyMs: 168 },
			]}
			rowKey={(site) => site.location}
		/>,
	);
	const table = screen.getByRole("table", { name: "Sites" });
	expect(
		within(table)
			.getAllByRole("columnheader")
			.map((head) => head.textContent),
	).toEqual(["Location", "Latency"]);
	const row = screen.getByRole("row", { name: /Singapore/ });
	expect(within(row).getByRole("rowheader").textContent).toBe("Singapore");
	const cell = within(row).getByRole("cell", { name: "168 ms" });
	expect(cell.dataset.head).toBe("Latency");
	expect(cell.className).toBe("numeric");
});
