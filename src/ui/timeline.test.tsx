import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Phase, Timeline } from "./timeline.tsx";

afterEach(cleanup);

const base = { kanji: { kanji: "票", reading: "hyō", meaning: "vote" }, duration: "5-7 days", note: "Seeds" };
const PHASES: Phase[] = [
	{ ...base, title: "Discussion", days: 7, state: "done" },
	{ ...base, title: "Voting", days: 7, state: "current", progress: 0.25 },
	{ ...base, title: "Execution", days: 3, state: "future" },
];

test("states each phase's state in words, and marks one as the current step", () => {
	render(<Timeline phases={PHASES} />);
	const steps = screen.getAllByRole("listitem");
	expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);
	expect(steps.map((step) => step.textContent?.match(/Done|Now|Upcoming/)?.[0])).toEqual(["Done", "Now", "Upcoming"]);
});

test("states once that a phase is the current one, if its badge says so", () => {
	const rolling: Phase = { ...base, title: "Rolling", days: 3, state: "current", progress: 0.5, badge: "Now" };
	render(<Timeline phases={[rolling]} />);
	expect(screen.getByRole("listitem").textContent?.match(/Now/g)).toHaveLength(1);
});

test("draws each line solid as far as the phase has come, by attributes alone", () => {
	const { container } = render(<Timeline phases={PHASES} />);
	const solidEnds = [...container.querySelectorAll("svg")].map((line) =>
		line.querySelector(".solid")?.getAttribute("x2"),
	);
	expect(solidEnds).toEqual(["100%", "25%", undefined]);
	expect(container.querySelector("[style]")).toBeNull();
});

test("gives phases that are only described no state, and solid lines", () => {
	const { container } = render(<Timeline phases={PHASES.map((phase) => ({ ...phase, state: "described" }))} />);
	expect(container.textContent).not.toMatch(/Done|Now|Upcoming/);
	expect(container.querySelectorAll(".solid")).toHaveLength(PHASES.length);
	expect(container.querySelector("[stroke-dasharray]")).toBeNull();
});
