import { expect, it } from "vitest";
import { followedSection } from "./followed-section.ts";

const ids = ["overview", "staking"];

it.each([
	["/tokens", "#staking", "/tokens", "staking"],
	["/", "#overview", "/", "overview"],
	["/tokens", "", "/tokens", null],
	["/tokens", "#elsewhere", "/tokens", null],
	["/community", "#overview", "/tokens", null],
])("resolves the link %s%s on %s to %s", (pathname, hash, here, section) => {
	expect(followedSection({ pathname, hash }, here, ids)).toBe(section);
});

it("returns null without a link", () => {
	expect(followedSection(null, "/tokens", ids)).toBeNull();
});
