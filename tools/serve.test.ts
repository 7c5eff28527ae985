import fs, { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { compress } from "./compress.ts";
import { ContentCache } from "./content-cache.ts";
import { writeSiteBuild } from "./hosting/site-build.ts";
import { plainAnswers } from "./hosting/site-rules.ts";
import { createServer, type SiteServer, serveUntilStopped } from "./serve.ts";

const hash = `sha256-${"A".repeat(43)}=`;
const long = "桜 ".repeat(400);
const project = mkdtempSync(join(tmpdir(), "serve-test-"));
const root = join(project, "dist");
let server: SiteServer;

const pages: Record<string, string> = {
	"index.html": `<title>home</title>${long}`,
	"fallback.html": "<title>fallback home</title>",
	"fallback-docs.html": "<title>fallback docs</title>",
	"fallback-cli.html": "<title>fallback cli</title>",
	"tokens/index.html": "<title>tokens</title>",
	"docs/index.html": "<title>docs</title>",
	"docs/01-overview/01-vision.md": `# Vision\n${long}`,
	"assets/app-Abc123.js": `export const text = "${long}";`,
	"assets/app-Abc123.css": `p { color: red; } /* ${long} */`,
	"assets/latin-Abc123.woff2": "wOF2",
	"share/tokens.png": "PNG",
	"cli/_cherry": "#compdef cherry",
	"cli/cherry.bash": "complete cherry",
	"cli/cherry.fish": "complete -c cherry",
	"robots.txt": "User-agent: *",
	".env": "SECRET=1",
};

beforeAll(async () => {
	for (const [path, content] of Object.entries(pages)) {
		mkdirSync(join(root, path, ".."), { recursive: true });
		writeFileSync(join(root, path), content);
	}
	writeFileSync(join(project, "outside.txt"), "outside");
	await compress(root, new ContentCache(`${root}-cache`));
	writeSiteBuild(root, { base: "/", origin: "", bootScriptHash: hash });
	server = await createServer({ root, port: 0 });
});

afterAll(async () => {
	await server.close();
	rmSync(project, { recursive: true });
});

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
	text: string;
}

/** Sends the path as written: `fetch` would normalise `..` and `//` before they reach the server. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
	return new Promise((answered, failed) => {
		const sent = httpRequest(
			{ host: "localhost", port: server.port, path, headers, method, agent: false },
			(response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.on("error", failed); // cut short
				response.on("end", () => {
					const body = Buffer.concat(chunks);
					answered({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
				});
			},
		);
		sent.on("error", failed);
		sent.end();
	});
}

/** For request lines that Node's client refuses to send. */
function askRaw(requestLine: string): Promise<string> {
	return new Promise((answered, failed) => {
		const socket = connect(server.port, "localhost", () =>
			socket.write(`${requestLine} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
		);
		let text = "";
		socket.on("data", (chunk) => {
			text += chunk;
		});
		socket.on("end", () => answered(text));
		socket.on("error", failed);
	});
}

describe("pages", () => {
	test.each([
		["/", "home"],
		["/?season=autumn", "home"],
		["/tokens", "tokens"],
		["/tokens/", "tokens"],
		["/docs", "docs"],
		["/docs/", "docs"],
		["/docs/no-such-section/at-all", "fallback docs"],
		["/docsfoo", "fallback home"],
		["/documentation", "fallback cli"],
		["/documentationfoo", "fallback cli"],
		["/documentation/core/", "fallback cli"],
		["/no/such/page", "fallback home"],
		["/assets", "fallback home"],
		["/fallback-docs", "fallback home"],
		["/_headers", "fallback home"],
		["/%E0%A4%A", "fallback home"],
		["/桜".replace("桜", encodeURI("桜")), "fallback home"],
		[`/${"a".repeat(5000)}`, "fallback home"],
		[`/${"a/".repeat(2500)}`, "fallback home"],
		["/%00", "fallback home"],
		["//evil.example/tokens", "fallback home"],
		["/\\evil.example/tokens", "fallback home"],
		["http://evil.example/tokens", "tokens"],
	])("%s answers 200 with %s", async (path, title) => {
		const answer = await ask(path);
		expect(answer.status).toBe(200);
		expect(answer.text).toContain(`<title>${title}</title>`);
		expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
		expect(answer.headers.location).toBeUndefined();
	});
});

describe("files", () => {
	test.each([
		["/docs/01-overview/01-vision.md", "text/markdown; charset=utf-8", "no-cache"],
		["/cli/_cherry", "text/x-zsh; charset=utf-8", "no-cache"],
		["/cli/cherry.bash", "text/plain; charset=utf-8", "no-cache"],
		["/cli/cherry.fish", "text/plain; charset=utf-8", "no-cache"],
		["/robots.txt", "text/plain; charset=utf-8", "no-cache"],
		["/assets/app-Abc123.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
		["/assets/app-Abc123.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
		["/assets/latin-Abc123.woff2", "font/woff2", "public, max-age=31536000, immutable"],
	])("%s is %s, %s", async (path, type, cache) => {
		const answer = await ask(path);
		expect(answer.status).toBe(200);
		expect(answer.text).toBe(pages[path.slice(1)]);
		expect(answer.headers).toMatchObject({ "content-type": type, "cache-control": cache });
	});

	test.each([
		"/docs/01-overview/99-missing.md",
		"/assets/gone-Abc123.js",
		"/no/such/picture.png",
		"/docs/01-overview/01-vision.md.br",
		"/assets/app-Abc123.js.gz",
		"/.env",
		"/%2F.env",
		"/assets%2F..%2F.env",
		"/%2eenv",
		"/.git/config",
		"/../outside.txt",
		"/..%2foutside.txt",
		"/%2e%2e/outside.txt",
		"/docs/../../outside.txt",
		"/docs/..%5c..%5coutside.txt",
		"//evil.example",
		"/%2f%2fevil.example",
		"/x%00.md",
		"/%E0%A4%A.md",
	])("%s answers 404 in plain text", async (path) => {
		const answer = await ask(path);
		expect(answer.status).toBe(404);
		expect(answer.headers).toMatchObject({
			"content-type": "text/plain; charset=utf-8",
			"cache-control": "no-cache",
		});
		expect(answer.text).toBe("There is no such file.\n");
		expect(answer.headers.etag).toBeUndefined();
		expect(answer.headers.location).toBeUndefined();
	});

	test.each(["/..", "/../..", "/docs/../..", "/%2e%2e/%2e%2e"])("%s stays on the site", async (path) => {
		const answer = await ask(path);
		expect(answer.text).toMatch(/<title>|no such file/);
		expect(answer.headers.location).toBeUndefined();
	});
});

describe("compression", () => {
	test.each([
		["br, gzip", "br", brotliDecompressSync],
		["gzip, deflate, br, zstd", "br", brotliDecompressSync],
		["gzip", "gzip", gunzipSync],
		["br;q=0, gzip", "gzip", gunzipSync],
	] as const)("Accept-Encoding %s gets %s", async (accepted, encoding, decompress) => {
		for (const path of ["/", "/docs/01-overview/01-vision.md", "/assets/app-Abc123.js"]) {
			const answer = await ask(path, { "Accept-Encoding": accepted });
			const plain = await ask(path);
			expect(answer.headers["content-encoding"]).toBe(encoding);
			expect(answer.headers["content-type"]).toBe(plain.headers["content-type"]);
			expect(decompress(answer.body).equals(plain.body)).toBe(true);
		}
	});

	test.each(["", "identity", "deflate", "br;q=0"])("Accept-Encoding %j gets the file itself", async (accepted) => {
		const answer = await ask("/", { "Accept-Encoding": accepted });
		expect(answer.headers["content-encoding"]).toBeUndefined();
		expect(answer.headers.vary).toBe("Accept-Encoding");
		expect(answer.text).toBe(pages["index.html"]);
	});

	test("a file too small to compress is sent uncompressed", async () => {
		const answer = await ask("/tokens", { "Accept-Encoding": "br" });
		expect(answer.headers["content-encoding"]).toBeUndefined();
	});
});

describe("revalidation", () => {
	test.each(["/", "/tokens/", "/no/such/page", "/assets/app-Abc123.js"])("%s answers 304 to its ETag", async (path) => {
		const { headers } = await ask(path, { "Accept-Encoding": "br" });
		const again = await ask(path, { "Accept-Encoding": "br", "If-None-Match": headers.etag ?? "" });
		expect(again.status).toBe(304);
		expect(again.body).toHaveLength(0);
		for (const name of ["etag", "cache-control", "vary", "content-security-policy"])
			expect(again.headers[name], name).toBe(headers[name]);
	});

	test("the encodings of one file have different ETags, and an outdated ETag gets the file", async () => {
		const plain = await ask("/");
		const brotli = await ask("/", { "Accept-Encoding": "br" });
		expect(plain.headers.etag).not.toBe(brotli.headers.etag);
		const changed = await ask("/", { "If-None-Match": 'W/"old"' });
		expect(changed).toMatchObject({ status: 200, text: pages["index.html"] });
		expect(changed.headers.etag).toBe(plain.headers.etag);
	});
});

describe("methods and odd requests", () => {
	test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s answers 405", async (method) => {
		const answer = await ask("/", {}, method);
		expect(answer.status).toBe(405);
		expect(answer.headers.allow).toBe("GET, HEAD");
	});

	test("HEAD has the headers of GET and no body", async () => {
		const [head, get] = await Promise.all([ask("/tokens", {}, "HEAD"), ask("/tokens")]);
		expect(head.status).toBe(200);
		expect(head.body).toHaveLength(0);
		for (const name of ["content-type", "content-length", "etag", "cache-control"])
			expect(head.headers[name], name).toBe(get.headers[name]);
	});

	test.each([
		["bytes=0-1", 206, "Us", "bytes 0-1/13"],
		["bytes=11-99", 206, " *", "bytes 11-12/13"],
		["bytes=-2", 206, " *", "bytes 11-12/13"],
		["bytes=-13", 206, "User-agent: *", "bytes 0-12/13"],
		["bytes=-99", 206, "User-agent: *", "bytes 0-12/13"],
		["bytes=-0", 416, "", "bytes */13"],
		["bytes=13-", 416, "", "bytes */13"],
		["bytes=9-1", 416, "", "bytes */13"],
		["bytes=0-1,3-4", 200, "User-agent: *", undefined],
		["x", 200, "User-agent: *", undefined],
	])("Range %s answers %i", async (range, status, text, said) => {
		const answer = await ask("/robots.txt", { Range: range });
		expect(answer).toMatchObject({ status, text });
		expect(answer.headers["content-range"]).toBe(said);
	});

	test("a range request for a compressed variant gets all of it", async () => {
		const answer = await ask("/", { Range: "bytes=0-1", "Accept-Encoding": "gzip" });
		expect(answer.status).toBe(200);
		expect(gunzipSync(answer.body).toString()).toBe(pages["index.html"]);
	});

	test.each(["GET *", "GET tokens", "GET javascript:alert(1)"])("%s answers 400", async (line) => {
		expect(await askRaw(line)).toMatch(/^HTTP\/1\.1 400 /);
	});

	test("still answers after all of these", async () => {
		expect((await ask("/")).status).toBe(200);
	});
});

test.each(["/", "/no/such/page", "/missing.md", "/assets/app-Abc123.js", "/.env"])(
	"%s carries the security headers with the boot script's hash",
	async (path) => {
		const { headers } = await ask(path);
		expect(headers["content-security-policy"]).toContain(`script-src 'self' '${hash}';`);
		expect(headers).toMatchObject({
			"cross-origin-opener-policy": "same-origin",
			"referrer-policy": "strict-origin-when-cross-origin",
			"x-content-type-options": "nosniff",
			"x-frame-options": "DENY",
		});
	},
);

test.each([
	["/share/tokens.png", "cross-origin"],
	["/share/gone.png", "same-origin"],
	["/assets/app-Abc123.js", "same-origin"],
	["/", "same-origin"],
	["/.env", "same-origin"],
])("%s may be embedded by pages of %s", async (path, policy) => {
	for (const method of ["GET", "HEAD", "POST"]) {
		const expected = method === "POST" ? "same-origin" : policy;
		expect((await ask(path, {}, method)).headers["cross-origin-resource-policy"]).toBe(expected);
	}
});

test("a build made while the server runs is served with its own size and hash", async () => {
	writeFileSync(join(root, "robots.txt"), "User-agent: *\nDisallow:");
	expect((await ask("/robots.txt")).text).toBe("User-agent: *\nDisallow:");
	writeSiteBuild(root, { base: "/", origin: "" });
	expect((await ask("/")).headers["content-security-policy"]).toContain("script-src 'self';");
	writeSiteBuild(root, { base: "/", origin: "", bootScriptHash: hash });
});

test("while a build runs next to it, the server keeps to the record of the last one", async () => {
	const policy = async () => (await ask("/")).headers["content-security-policy"];
	const before = await policy();
	expect(before).toContain(hash);
	rmSync(join(project, ".build"), { recursive: true });
	expect(await policy()).toBe(before);
	writeSiteBuild(root, { base: "/", origin: "", bootScriptHash: hash });
});

describe("a file that exists but cannot be read", () => {
	/** What the next file that is opened does: gives some bytes, then fails. */
	const failAfter = (text: string, code: string) => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const stream = Readable.from(
			(async function* () {
				if (text !== "") yield text;
				throw Object.assign(new Error(code), { code });
			})(),
		);
		vi.spyOn(fs, "createReadStream").mockReturnValueOnce(stream as fs.ReadStream);
	};

	test.each(["EMFILE", "EACCES"])(
		"%s when it is opened answers 500, complete and without a validator",
		async (code) => {
			failAfter("", code);
			const answer = await ask("/assets/app-Abc123.js", { Range: "bytes=0-1" });
			expect(answer).toMatchObject({ status: 500, text: plainAnswers[500] });
			expect(answer.headers).toMatchObject({
				"content-type": "text/plain; charset=utf-8",
				"cache-control": "no-cache",
			});
			for (const name of ["etag", "last-modified", "accept-ranges", "content-range"])
				expect(answer.headers[name], name).toBeUndefined();
			expect(console.error).toHaveBeenCalledOnce();
		},
	);

	test("a failure after the first bytes ends the connection, so that nobody takes a part for the whole", async () => {
		failAfter("User", "EIO");
		await expect(ask("/robots.txt")).rejects.toThrow();
		expect((await ask("/robots.txt")).status).toBe(200);
	});

	test("a variant that vanishes before it is opened leaves nothing in the response with the next one", async () => {
		const next = await ask("/", { "Accept-Encoding": "gzip" });
		failAfter("", "ENOENT");
		const answer = await ask("/", { "Accept-Encoding": "gzip, br" });
		expect(answer.body.equals(next.body)).toBe(true);
		for (const name of ["etag", "content-encoding", "content-length", "last-modified"])
			expect(answer.headers[name], name).toBe(next.headers[name]);
	});

	test("a file that vanishes before it is opened is missing, also for a range of it", async () => {
		failAfter("", "ENOENT");
		const answer = await ask("/robots.txt", { Range: "bytes=0-1" });
		expect(answer).toMatchObject({ status: 404, text: plainAnswers[404] });
		for (const name of ["etag", "last-modified", "accept-ranges", "content-range"])
			expect(answer.headers[name], name).toBeUndefined();
	});
});

test("a site mounted at a path is served only below that path", async () => {
	writeSiteBuild(root, { base: "/sakura/", origin: "", bootScriptHash: hash });
	for (const path of ["/sakura", "/sakura/", "/sakura/?a=b"]) expect((await ask(path)).text).toBe(pages["index.html"]);
	expect((await ask("/sakura/docs/no-such")).text).toBe(pages["fallback-docs.html"]);
	expect((await ask("/sakura/assets/app-Abc123.js")).headers["cache-control"]).toContain("immutable");
	for (const path of ["/", "/tokens", "/sakurafoo", "/robots.txt"]) expect((await ask(path)).status).toBe(404);
	writeSiteBuild(root, { base: "/", origin: "", bootScriptHash: hash });
});

test("a taken port is reported with a message that names PORT", async () => {
	await expect(createServer({ root, port: server.port })).rejects.toThrow(/Port \d+ is taken.*PORT/);
});

test("a copy without its build record is not served, because its first script would be blocked", async () => {
	const copy = join(project, "copy", "dist");
	cpSync(root, copy, { recursive: true });
	await expect(serveUntilStopped(copy, { PORT: "0" })).rejects.toThrow(
		/site\.json next to it is missing.*npm run build/,
	);
});

test("a folder that is no site is not served, although a build record is next to it", async () => {
	const mistyped = join(project, "--port");
	await expect(serveUntilStopped(mistyped, { PORT: "0" })).rejects.toThrow(/index\.html is missing.*npm run build/);
});

test("keeps connections open longer than proxies and clients do", async () => {
	const answer = await fetch(`${server.url}/robots.txt`);
	expect(answer.headers.get("keep-alive")).toBe("timeout=65");
});

test("closing ends idle keep-alive connections and frees the port", async () => {
	const own = await createServer({ root, port: 0 });
	const socket = connect(own.port, "localhost");
	const ended = new Promise((done) => socket.once("close", done));
	socket.write("GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n");
	await new Promise((answered) => socket.once("data", answered));
	await own.close();
	await ended;
	const successor = await createServer({ root, port: own.port });
	await successor.close();
});

test("closing gives an unfinished request three seconds", async () => {
	const own = await createServer({ root, port: 0 });
	const socket = connect(own.port, "localhost");
	const ended = new Promise((done) => socket.once("close", done));
	socket.write("GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n");
	// This request came later and has been answered, so the server has begun to read the first one.
	await (await fetch(`${own.url}/robots.txt`)).text();
	vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
	const closed = own.close();
	vi.advanceTimersByTime(2_999);
	expect(socket.closed).toBe(false);
	vi.advanceTimersByTime(1);
	vi.useRealTimers();
	await closed;
	await ended;
});
