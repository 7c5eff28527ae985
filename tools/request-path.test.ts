import { expect, test } from "vitest";
import { readRequestPath } from "./request-path.ts";

test.each([
	["/", "/", "/fallback.html"],
	["/tokens/?a=b", "/tokens", "/fallback.html"],
	["/tokens#staking", "/tokens", "/fallback.html"],
	["/tokens?", "/tokens", "/fallback.html"],
	["/docs///", "/docs", "/fallback-docs.html"],
	["///evil.example//", "/evil.example", undefined],
	["//evil/x", "/evil/x", "/fallback.html"],
	["/\\evil/x", "/evil/x", "/fallback.html"],
	["http://host/tokens", "/tokens", "/fallback.html"],
	["HTTPS://host", "/", "/fallback.html"],
	["http://host?next=/tokens", "/", "/fallback.html"],
	["http://host#/tokens", "/", "/fallback.html"],
	["/a/http://host/b", "/a/http://host/b", "/fallback.html"],
	["/documentation/x", "/documentation/x", "/fallback-cli.html"],
	["/docs/%E0%A4%A", "/docs/%E0%A4%A", "/fallback-docs.html"],
])("%s asks for %s", (target, path, fallback) => {
	expect(readRequestPath(target)).toEqual(fallback ? { kind: "page", path, fallback } : { kind: "file", path });
});

test("long runs of slashes and dots are read in linear time", () => {
	for (const run of ["/", "/.", "/a.br/", ".br", "/.well-known/a"]) {
		const target = `/x${run.repeat(300_000)}x`;
		expect(readRequestPath(target).kind, run).toMatch(/page|hidden|file/);
	}
});

test.each([
	["/docs/x.md", "file"],
	["/logo.svg/", "file"],
	["/v1.", "page"],
	["/cli/_cherry", "file"],
	["/_cherry", "page"],
	["/.well-known/x", "file"],
	["/.well-known/acme-challenge/x/", "file"],
	["/.well-knownfoo", "hidden"],
	["/.env", "hidden"],
	["/a/.git/config", "hidden"],
	["/%2F.env", "hidden"],
	["/a%2f.git/config", "hidden"],
	["/assets%2F..%2F.env", "hidden"],
	["/a%5C.env", "hidden"],
	["/.well-known", "file"],
	["/.well-known/security.txt", "file"],
	["/.well-known/.env", "hidden"],
	["/a/.well-known/x", "hidden"],
	["/a.js.br", "hidden"],
	["/a.js.gz", "hidden"],
	["*", "bad"],
	["tokens", "bad"],
])("%s is a %s", (target, kind) => {
	expect(readRequestPath(target).kind).toBe(kind);
});

test.each([
	["/sakura", { kind: "page", path: "/" }],
	["/sakura/", { kind: "page", path: "/" }],
	["/sakura/documentation/x/", { kind: "page", path: "/documentation/x", fallback: "/fallback-cli.html" }],
	["/sakura/docs/x.md", { kind: "file", path: "/docs/x.md" }],
	["/sakura/.env", { kind: "hidden" }],
	["/", { kind: "outside" }],
	["/sakurafoo", { kind: "outside" }],
	["/docs/sakura/x", { kind: "outside" }],
])("below /sakura/, %s is %o", (target, asked) => {
	expect(readRequestPath(target, "/sakura/")).toMatchObject(asked);
});
