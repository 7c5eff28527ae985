import { expect, it, vi } from "vitest";
import { deviceHints } from "./device-hints.ts";

const none = { saveData: false, coarsePointer: false, smallScreen: false };

function hintsWhere(matching: string, connection?: unknown) {
	vi.stubGlobal("matchMedia", (media: string) => ({ media, matches: media === matching }));
	vi.stubGlobal("navigator", { connection });
	return deviceHints();
}

it.each([
	["nothing said", "", undefined, none],
	["Save-Data", "", { saveData: true }, { ...none, saveData: true }],
	["a connection without Save-Data", "", { saveData: false }, none],
	["reduced data", "(prefers-reduced-data: reduce)", undefined, { ...none, saveData: true }],
	["a finger", "(pointer: coarse)", undefined, { ...none, coarsePointer: true }],
	["a small screen", "(max-width: 47.9988em)", undefined, { ...none, smallScreen: true }],
])("%s", (_name, media, connection, expected) => {
	expect(hintsWhere(media, connection)).toEqual(expected);
});
