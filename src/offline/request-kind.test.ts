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
	["docs/05-a/01-b.md", answered("text/markdown; charset=utf-8"), true],
	["docs/05-a/01-b.md", answered("text/plain"), true],
	["docs/05-a/01-b.md", answered(null), true],
	["docs/05-a/01-b.md", answered("text/html; charset=utf-8"), false],
	["docs/05-a/01-b.md", answered("TEXT/HTML"), false],
	["docs/05-a/01-b.md", answered("text/markdown", 404), false],
	["docs/05-a/01-b.md", answered("text/markdown", 206), false],
	["docs/05-a/01-b.md", answered("text/markdown", 200, true), false],
	["assets/a-1.js", answered("text/javascript"), true],
	["assets/a-1.js", answered("application/x-javascript"), true],
	["assets/a-1.js", answered("text/plain"), false],
	["assets/a-1.js", answered(null), false],
	["assets/a-1.css", answered("text/css; charset=utf-8"), true],
	["assets/a-1.css", answered("text/javascript"), false],
	["https://example.org/assets/a-1.svg?x#house", answered("image/svg+xml"), true],
	["https://example.org/assets/a-1.svg?x#house", answered("text/plain"), false],
	["assets/search-1/t0.json", answered("application/json"), true],
	["assets/search-1/t0.json", answered(null), false],
	["assets/f-1.woff2", answered("font/woff2"), true],
	["assets/f-1.woff2", answered("binary/octet-stream"), true],
	["assets/f-1.woff2", answered(null), true],
	["assets/f-1.woff2", answered("text/plain"), false],
	["assets/p-1.webp", answered("image/webp"), true],
	["assets/p-1.webp", answered("application/xhtml+xml"), false],
] as const)("%s, answered with %o: kept %s", (url, answer, kept) => {
	expect(isCacheable(url, answer)).toBe(kept);
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
