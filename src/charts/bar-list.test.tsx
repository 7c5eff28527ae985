import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BarList } from "./bar-list.tsx";

it("marks the current bar for screen readers too", () => {
	const row = { mark: "", percent: 50, note: "" };
	render(
		<BarList
			rows={[
				{ ...row, key: "spring" },
				{ ...row, key: "autumn", current: true },
			]}
		/>,
	);
	expect(screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-current"))).toEqual([null, "true"]);
});
