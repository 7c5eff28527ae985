import { expect, it } from "vitest";
import { networkOnlyHeader } from "#src/platform/worker-headers.ts";
import { isCacheable, laterCopy, requestKind } from "./request-kind.ts";

const scope = "https://example.org/sakura/";
const asked = (path: string, mode = "navigate", method = "GET", headers = new Headers()) => ({
	method,
	mode,
	url: new URL(path, scope).href,
	headers,
});

it.each([
	["/sakura/", "page"],
	["/sakura/tokens", "page"],
	["/sakura/tokens/?season=winter#staking", "page"],
	["/sakura/docs/technical-architecture/v1.", "page"],
	["/sakura/docs/05-technical-architecture/02-server-capsules.md", "document"],
	["/sakura/docs/images/capsule-anatomy.svg", "document"],
	["/sakura/assets/index-1a2b3c4.js", "asset"],
	["/sakura/assets/icons-1a2b3c4.svg?x#house", "asset"],
	["/sakura/assets/search-1a2b3c/t7.json", "asset"],
	["/sakura/sw.js", null],
	["/sakura/offline.json", null],
	["/sakura/calendar/terms.ics", null],
	["/sakura", null],
	["/sakuranbo/assets/a.js", null],
	["/assets/a.js", null],
	["https://evil.example/sakura/tokens", null],
])("%s opened in a tab: %s", (path, kind) => {
	expect(requestKind(asked(path), scope)).toBe(kind);
});

it("leaves a script's request for a page, non-GET requests, and requests for kept files to the network", () => {
	expect(requestKind(asked("/sakura/tokens", "cors"), scope)).toBeNull();
	expect(requestKind(asked("/sakura/tokens", "navigate", "POST"), scope)).toBeNull();
	expect(requestKind(asked("/sakura/assets/a.js", "cors", "HEAD"), scope)).toBeNull();
	expect(requestKind(asked("/sakura/assets/a.js", "cors"), scope)).toBe("asset");
	const keeping = new Headers({ [networkOnlyHeader]: "1" });
	expect(requestKind(asked("/sakura/assets/a.js", "cors", "GET", keeping), scope)).toBeNull();
});

const answered = (type: string | null, status = 200, redirected = false) => ({
	status,
	redirected,
	headers: new Headers(type === null ? {} : { "content-type": type }),
});

it.each([
	["document", answered("text/markdown; charset=utf-8"), true],
	["document", answered("text/html; charset=utf-8"), false],
	["document", answered("TEXT/HTML"), false],
	["document", answered("text/markdown", 404), false],
	["document", answered("text/markdown", 206), false],
	["document", answered("text/markdown", 200, true), false],
	["asset", answered("text/javascript"), true],
	["asset", answered(null), true],
	["asset", answered("application/xhtml+xml"), false],
	["page", answered("text/html; charset=utf-8"), true],
	["page", answered("text/plain"), false],
	["page", answered("text/html", 503), false],
] as const)("%s, answered with %o: kept %s", (kind, answer, kept) => {
	expect(isCacheable(kind, answer)).toBe(kept);
});

it("takes the later of two copies, and the first when neither has a date", () => {
	const copy = (date?: string) => ({ headers: new Headers(date ? { date } : {}) });
	const older = copy("Sun, 22 Nov 2026 09:00:00 GMT");
	const newer = copy("Sun, 22 Nov 2026 09:00:01 GMT");
	const undated = copy();
	expect(laterCopy(older, newer)).toBe(newer);
	expect(laterCopy(newer, older)).toBe(newer);
	expect(laterCopy(undated, older)).toBe(older);
	expect(laterCopy(older, undated)).toBe(older);
	expect(laterCopy(undated, copy("nonsense"))).toBe(undated);
	expect(laterCopy(undefined, older)).toBe(older);
	expect(laterCopy(older, undefined)).toBe(older);
	expect(laterCopy(undefined, undefined)).toBeUndefined();
});
