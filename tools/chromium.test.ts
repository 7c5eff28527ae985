import { expect, it } from "vitest";
import { versionIn } from "./chromium.ts";

it.each([
	["Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)\n", 156],
	["Google Chrome for Testing 159.0.8154.6\n", 159],
	["Chromium 99.0.4844.51\n", 99],
])("reads the version from %j: %i", (said, version) => {
	expect(versionIn(said)).toBe(version);
});

it.each(["", "Command '/usr/bin/chromium-browser' requires the chromium snap 12\n"])(
	"finds no version in %j, and does not take it for an old one",
	(said) => {
		expect(versionIn(said)).toBeNaN();
	},
);
