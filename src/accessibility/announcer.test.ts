import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAnnouncer } from "./announcer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("announces a text politely and clears it after a second", () => {
	const announcer = createAnnouncer();
	announcer.announce("Settings page");
	expect(announcer.read("polite")).toBe("Settings page");
	expect(announcer.read("assertive")).toBe("");
	vi.advanceTimersByTime(999);
	expect(announcer.read("polite")).toBe("Settings page");
	vi.advanceTimersByTime(1);
	expect(announcer.read("polite")).toBe("");
});

it("gives a second text its own second", () => {
	const announcer = createAnnouncer();
	announcer.announce("one");
	vi.advanceTimersByTime(900);
	announcer.announce("two");
	vi.advanceTimersByTime(999);
	expect(announcer.read("polite")).toBe("two");
	vi.advanceTimersByTime(1);
	expect(announcer.read("polite")).toBe("");
});

it("prefixes errors, which interrupt, and successes, which do not", () => {
	const announcer = createAnnouncer();
	announcer.announceError("no network");
	announcer.announceSuccess("copied");
	expect(announcer.read("assertive")).toBe("Error: no network");
	expect(announcer.read("polite")).toBe("Success: copied");
});

it("notifies its listeners of every change until they leave", () => {
	const announcer = createAnnouncer();
	const listener = vi.fn();
	const leave = announcer.subscribe(listener);
	announcer.announce("one");
	vi.advanceTimersByTime(1000);
	expect(listener).toHaveBeenCalledTimes(2);
	leave();
	announcer.announce("two");
	expect(listener).toHaveBeenCalledTimes(2);
});
