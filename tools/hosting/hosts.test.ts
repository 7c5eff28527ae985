import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { siteMap } from "../../src/content/site-map.ts";
import { compress } from "../compress.ts";
import { ContentCache } from "../content-cache.ts";
import { createServer } from "../serve.ts";
import { installed, nginxHasBrotli, startCaddy, startNginx } from "./run-host.ts";
import { type SiteBuild, writeSiteBuild } from "./site-build.ts";
import { contentTypes, fallbacks, lastFallback, strictTransportSecurity } from "./site-rules.ts";

/* nginx and Caddy with our configurations get the same requests as our own server: the responses must be the same. */

const servers = { nginx: startNginx, caddy: startCaddy };

/** `.ci/run` sets this after installing what tests need: from then on nothing may be skipped silently. */
if (process.env.REQUIRE_PROGRAMS)
	it("nginx, with its brotli module, and Caddy are installed", () => {
		expect({ nginx: installed("nginx"), caddy: installed("caddy"), brotli: nginxHasBrotli() }).toEqual({
			nginx: expect.any(String),
			caddy: expect.any(String),
			brotli: true,
		});
	});

const long = "桜 ".repeat(400);
const files: Record<string, string> = Object.fromEntries([
	...siteMap.flatMap(({ paths }) =>
		paths.map((path) => [`${path}/index.html`, `<title>${path}</title>${path.length > 6 ? long : ""}`]),
	),
	...["fallback.html", ...fallbacks.map(({ file }) => file), lastFallback].map((name) => [name, `<p>${name}${long}`]),
	...Object.keys(contentTypes).map((ending) => [`files/one${ending}`, `${ending} ${long}`]),
	["docs/01-a-section/01-a-document.md", "# Short"],
	["docs/a-section/a-document/index.html", "<title>a document</title>"],
	["assets/app-Abc123.js", `// ${long}`],
	["assets/face-Abc123.woff2", "wOF2 and more"],
	["share/tokens.png", "PNG and more"],
	["cli/_cherry", `#compdef cherry ${long}`],
	[".env", "SECRET=1"],
	[".git/index.lock", "SECRET=1"],
	[".well-known/security.txt", "Contact: mailto:someone@example.org"],
	[".well-known/acme-challenge/a-token", "a-token.a-key"],
	[".well-known/.secret.txt", "SECRET=1"],
]);

const missing = [
	...["/docs/01-a-section/99-gone.md", "/assets/gone-Abc123.js", "/assets/gone", "/no/such/picture.png", "/gone.html"],
	...[
		"/docs/no-such-section/at-all",
		"/docs/x/",
		"/docsfoo",
		"/documentationfoo",
		"/documentation/x/y",
		"/no/such",
		"/_headers",
	],
	...[
		"/.env",
		"/%2eenv",
		"/.git/config",
		"/a/.git/config",
		"/.well-known/.secret.txt",
		"/.well-known/none",
		"/.well-known/acme-challenge/a-token/",
		"/.well-known/acme-challenge",
		"/.well-known",
	],
	// Caddy looks files up by pattern, in which `\.` stands for a dot.
	...["/%5c.env", "/%5c.git/index.lock", "/.well-known/%5c.secret.txt"],
	...[
		"/assets/app-Abc123.js.br",
		"/assets/app-Abc123.js.gz",
		"/assets/app-Abc123.js/",
		"/files/one.md///",
		"/cli/_cherry/",
	],
	...["/files", "/assets/", `/${"a".repeat(3000)}`, encodeURI("/桜"), encodeURI("/桜.md"), "/v1."],
	// Names that end like a file's, but are too long for one, or begin like one that exists.
	...[`/${"a".repeat(300)}.png`, "/tokens%3Fx.md", "/docs/01-a-section/01-a-document.md%3F.html", "/files/*.md"],
];

/** What cannot be decoded, or contains a character that no name can. */
const malformed = ["/%", "/%E0%A4%A", "/%zz.md", "/%00", "/x%00.md"];

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

/** Sends the path as written: `fetch` would normalise it. */
function ask(port: number, path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
	return new Promise((answered, failed) => {
		const sent = httpRequest({ host: "127.0.0.1", port, path, headers, method, agent: false }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () =>
				answered({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
			);
		});
		sent.on("error", failed);
		sent.end();
	});
}

/** Headers that may differ: date, server, connection handling, and how an ETag is made. */
const ownMatters = ["date", "server", "connection", "keep-alive", "etag", "transfer-encoding", "content-length"];

function comparable({ status, headers, body }: Answer) {
	const said = Object.entries(headers).filter(([name]) => !ownMatters.includes(name));
	// A compressed variant may have its own date or the file's. Only whole files advertise that ranges are accepted.
	const compressed = headers["content-encoding"] !== undefined;
	const part = compressed || status === 206;
	const equal = said.filter(
		([name]) => !(compressed && name === "last-modified") && !(part && name === "accept-ranges"),
	);
	return {
		status,
		tagged: headers.etag !== undefined,
		headers: Object.fromEntries(equal.toSorted()),
		body: body.toString("base64"),
	};
}

describe.each(["/", "/sakura/"])("a site at %s", (base) => {
	const project = mkdtempSync(join(tmpdir(), "hosts-test-"));
	const mounted = join(project, "www");
	const root = join(mounted, base);
	const site: SiteBuild = { base, origin: "", bootScriptHash: `sha256-${"b".repeat(43)}=` };
	const at = (path: string) => base.slice(0, -1) + path;
	const paths = [
		...new Set([...Object.keys(files).map((file) => (file.startsWith("/") ? file : `/${file}`)), ...missing]),
	];
	const routes = siteMap.flatMap((entry) => entry.paths.flatMap((path) => [path, path === "/" ? "/?a=b" : `${path}/`]));
	let own: Awaited<ReturnType<typeof createServer>>;

	beforeAll(async () => {
		for (const [path, content] of Object.entries(files)) {
			mkdirSync(join(root, path, ".."), { recursive: true });
			writeFileSync(join(root, path), content);
		}
		await compress(root, new ContentCache(`${root}-cache`));
		writeSiteBuild(root, site);
		own = await createServer({ root, port: 0 });
	});

	afterAll(async () => {
		await own.close();
		rmSync(project, { recursive: true });
	});

	describe.each(Object.entries(servers))("%s", (name, start) => {
		const isInstalled = installed(name) !== undefined;
		let host: Awaited<ReturnType<typeof start>>;
		beforeAll(async () => {
			if (isInstalled) host = await start(site, mounted);
		});
		afterAll(() => host?.stop());

		/** Both servers' responses to one request. */
		const both = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
			const answers = await Promise.all([own.port, host.port].map((port) => ask(port, path, headers, method)));
			return answers as [Answer, Answer];
		};

		const same = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
			const [ours, theirs] = await both(path, headers, method);
			expect(comparable(theirs), `${method} ${path} ${JSON.stringify(headers)}`).toEqual(comparable(ours));
			return theirs;
		};

		test.runIf(isInstalled)("answers every route with its page, never with a redirect", async () => {
			for (const path of routes) {
				const answer = await same(at(path));
				expect(answer).toMatchObject({ status: 200, headers: { "content-type": "text/html; charset=utf-8" } });
				expect(answer.body.toString()).toContain(`<title>${path.replace(/(?<=.)\/$|\?.*/, "")}</title>`);
			}
		});

		test.runIf(isInstalled)("gives the same response for every file and every missing path", async () => {
			for (const path of paths) expect((await same(at(path))).headers.location).toBeUndefined();
		});

		test.runIf(isInstalled)("refuses a malformed path in plain text, or answers it as our server does", async () => {
			const refusal = comparable(await ask(own.port, "*"));
			for (const path of malformed) {
				const [ours, theirs] = await both(at(path));
				// Caddy refuses before our configuration is asked.
				if (name === "caddy" && theirs.status === 400) expect(theirs.body.toString(), path).toBe("400 Bad Request");
				else expect([refusal, comparable(ours)], path).toContainEqual(comparable(theirs));
			}
		});

		test.runIf(isInstalled)("lets pages of other sites embed our existing pictures, and nothing else", async () => {
			const policy = async (path: string) => (await same(at(path))).headers["cross-origin-resource-policy"];
			expect(await policy("/share/tokens.png")).toBe("cross-origin");
			for (const path of ["/", "/share/gone.png", "/share/", "/files/one.png", "/docs/share/x.png"])
				expect(await policy(path), path).toBe("same-origin");
		});

		test.runIf(isInstalled)("sends the compressed variant that exists and that the client accepts", async () => {
			const taken = nginxHasBrotli() || name !== "nginx" ? ["br", "gzip, deflate, br", "br;q=0, gzip"] : [];
			for (const encodings of [...taken, "gzip", "identity"])
				for (const path of [...paths, "/", "/tokens"]) await same(at(path), { "Accept-Encoding": encodings });
		});

		test.runIf(isInstalled)("compresses for requests through a CDN", async () => {
			const answer = await same(at("/assets/app-Abc123.js"), { "Accept-Encoding": "gzip", Via: "1.1 cdn" });
			expect(answer.headers["content-encoding"]).toBe("gzip");
		});

		test.runIf(isInstalled)("answers HEAD as GET, and no other method", async () => {
			for (const path of ["/", "/tokens", "/files/one.css", "/gone.md", "/nowhere"]) {
				expect((await same(at(path), {}, "HEAD")).body).toHaveLength(0);
				for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) await same(at(path), {}, method);
			}
		});

		test.runIf(isInstalled)("answers 304 to its own ETag and to its date, with the same headers", async () => {
			for (const path of ["/", "/tokens/", "/nowhere", "/files/one.md", "/assets/app-Abc123.js"])
				for (const encoding of ["gzip", "identity"]) {
					const accept = { "Accept-Encoding": encoding };
					const first = await ask(host.port, at(path), accept);
					for (const condition of [
						{ "If-None-Match": first.headers.etag ?? "" },
						{ "If-Modified-Since": first.headers["last-modified"] ?? "" },
					]) {
						const again = await ask(host.port, at(path), { ...accept, ...condition });
						expect(again, `${path} ${JSON.stringify(condition)}`).toMatchObject({ status: 304, body: Buffer.of() });
						for (const header of ["cache-control", "vary", "content-security-policy", "etag"])
							expect(again.headers[header], header).toBe(first.headers[header]);
					}
					const changed = await ask(host.port, at(path), { ...accept, "If-None-Match": '"old"' });
					expect(changed.status).toBe(200);
				}
		});

		test.runIf(isInstalled)("sends ranges of a file", async () => {
			for (const range of ["0-0", "0-9", "5-", "-5", "-999999", "0-999999", "999999-", "9-1"])
				for (const path of ["/files/one.md", "/assets/face-Abc123.woff2"]) {
					const [ours, theirs] = await both(at(path), { Range: `bytes=${range}` });
					expect(theirs.status, range).toBe(ours.status);
					if (ours.status === 416) continue;
					expect(comparable(theirs)).toEqual(comparable(ours));
				}
			const { headers } = await ask(host.port, at("/files/one.md"));
			const stale = await same(at("/files/one.md"), { Range: "bytes=0-3", "If-Range": '"old"' });
			expect(stale.status).toBe(200);
			expect(
				(await ask(host.port, at("/files/one.md"), { Range: "bytes=0-3", "If-Range": headers.etag ?? "" })).status,
			).toBe(206);
		});

		test.runIf(isInstalled)("sends HSTS on https, and only there", async () => {
			const promise = async (headers = {}) =>
				(await ask(host.port, at("/gone.md"), headers)).headers["strict-transport-security"];
			expect(await promise()).toBeUndefined();
			expect(await promise({ "X-Forwarded-Proto": "https" })).toBe(strictTransportSecurity);
		});

		if (base !== "/")
			test.runIf(isInstalled)("answers only below its path", async () => {
				expect((await same("/sakura")).status).toBe(200);
				for (const path of [
					"/",
					"/tokens",
					"/sakurafoo",
					"/assets/app-Abc123.js",
					"/.well-known/none",
					"/a/.well-known/x",
				])
					expect((await same(path)).status).toBe(404);
			});

		if (base !== "/")
			test.runIf(isInstalled)("serves the host's own /.well-known/, where certificates are validated", async () => {
				mkdirSync(join(mounted, ".well-known/acme-challenge"), { recursive: true });
				writeFileSync(join(mounted, ".well-known/acme-challenge/of-the-host"), "a token");
				const answer = await ask(host.port, "/.well-known/acme-challenge/of-the-host");
				expect(answer).toMatchObject({ status: 200, body: Buffer.from("a token") });
			});
	});
});
