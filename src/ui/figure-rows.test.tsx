import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FigureRows } from "./figure-rows.tsx";
import { Stat, StatRow } from "./stat.tsx";

afterEach(cleanup);

it("hides a small chart beside a figure from screen readers, so that it is not a second value", () => {
	render(
		<>
			<FigureRows rows={[{ label: "Retention", figure: "84.2%", chart: <svg aria-hidden="true" /> }]} />
			<StatRow>
				<Stat figure="46" label="Gatherings" chart={<svg aria-hidden="true" />} />
			</StatRow>
		</>,
	);
	expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["84.2%", "46"]);
});

it("a figure has an icon only if one is given, and its label stays as it is", () => {
	render(
		<StatRow>
			<Stat figure="287" label="Members" icon="users" />
			<Stat figure="42" label="Projects" />
		</StatRow>,
	);
	const [members, projects] = screen.getAllByRole("term");
	expect(members?.textContent).toBe("Members");
	expect(members?.querySelector("use")?.getAttribute("href")).toMatch(/#users$/);
	expect(projects?.innerHTML).toBe("Projects");
});
