import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { addDays, type CivilDay, firstOf } from "./civil-day.ts";
import { useCalendar } from "./use-calendar.ts";

const lastOfNovember = addDays(firstOf(2026, 12), -1);
const firstOfDecember = firstOf(2026, 12);
const open = () =>
	renderHook(({ today }: { today: CivilDay }) => useCalendar(today), { initialProps: { today: lastOfNovember } });

it("follows the date until a day is chosen", () => {
	const { result, rerender } = open();
	rerender({ today: firstOfDecember });
	expect(result.current.day).toBe(firstOfDecember);
	act(() => result.current.stepBy(1)?.());
	rerender({ today: addDays(firstOfDecember, 1) });
	expect(result.current.day).toBe(firstOf(2027, 1));
});

it("follows the date again from today on", () => {
	const { result, rerender } = open();
	act(() => result.current.choose(firstOf(2026, 1)));
	act(() => result.current.choose(lastOfNovember));
	rerender({ today: firstOfDecember });
	expect(result.current.day).toBe(firstOfDecember);
});
