import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesIn } from "../tools/files-in.ts";
import { metaContentSecurityPolicy, securityHeaders } from "../tools/headers.ts";
import { parseFile } from "../tools/import-graph.ts";
import { licencesFile } from "../tools/third-party-licences.ts";
import { articleOf, readerSidebar } from "./support/reader.ts";
import { expect, openPage, test } from "./support/test.ts";

const project = join(import.meta.dirname, "..");
const dist = join(project, "dist");

/** Every page of the build as served, by its path within `dist`. */
const pages = new Map(
	globSync(join(dist, "**/*.html")).map((file) => [relative(dist, file), readFileSync(file, "utf8")]),
);

/** Texts of a page's inline scripts; data blocks are not run, and the policy needs no hash for them. */
const inlineScripts = (html: string): string[] =>
	[...html.matchAll(/<script(?! type="application\/ld\+json">)(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].map(
		([, text = ""]) => text,
	);

const hashOf = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const bootScriptHash = hashOf(inlineScripts(pages.get("index.html") ?? "")[0] ?? "");

const readable = (html: string): string =>
	html.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => {
		const characters: Record<string, string> = { "&quot;": '"', "&lt;": "<", "&gt;": ">", "&amp;": "&" };
		return characters[entity] ?? "'";
	});

test("every response carries the security headers, with the hash of the boot script", async ({ request }) => {
	const expected = Object.entries(securityHeaders({ bootScriptHash })).map(
		([name, value]) => [name.toLowerCase(), value] as const,
	);
	const asset = /\/assets\/[^"]+\.js/.exec(pages.get("index.html") ?? "")?.[0] ?? "";
	for (const [path, status] of [
		["/", 200],
		["/tokens", 200],
		["/docs/technical-architecture/server-capsules", 200],
		["/nowhere", 200],
		["/docs/05-technical-architecture/02-server-capsules.md", 200],
		[asset, 200],
		["/missing.js", 404],
	] as const) {
		const answer = await request.get(path);
		const headers = answer.headers();
		expect(answer.status(), path).toBe(status);
		expect(Object.fromEntries(expected.map(([name]) => [name, headers[name]])), path).toEqual(
			Object.fromEntries(expected),
		);
		expect(headers["x-powered-by"], path).toBeUndefined();
	}
	const policy = securityHeaders({ bootScriptHash })["Content-Security-Policy"] ?? "";
	const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
	expect(scripts).toBe(`'self' '${bootScriptHash}'`);
	expect(policy).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
	expect(policy).not.toContain("*");
});

test("every built page carries the policy, one inline script with its hash, and nothing the policy would block", () => {
	expect(pages.size).toBeGreaterThan(40);
	const faults = [...pages].flatMap(([file, html]) => {
		const found: string[] = [];
		const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? "";
		if (readable(policy) !== metaContentSecurityPolicy({ bootScriptHash })) found.push(`policy ${policy}`);
		if (html.indexOf("http-equiv") > html.search(/<(?:script|style|link rel="(?:stylesheet|preload|modulepreload))/))
			found.push("policy after what it governs");
		const scripts = inlineScripts(html);
		if (scripts.length !== 1) found.push(`${scripts.length} inline scripts`);
		found.push(...scripts.filter((script) => hashOf(script) !== bootScriptHash).map(() => "another inline script"));
		const tags = html.replace(/<script\b.*?<\/script>/gs, "").match(/<[a-z](?:"[^"]*"|[^">])*>/gi) ?? [];
		for (const tag of tags)
			if (/^<(?:style|base|iframe|object|embed)\b|\s(?:style|on[a-z]+|srcdoc)=|="\s*javascript:/i.test(tag))
				found.push(tag);
		return found.map((fault) => `${file}: ${fault}`);
	});
	expect(faults).toEqual([]);
});

test("every document's page contains its text, once", () => {
	const documents = globSync(join(project, "public/docs/*/*.md"));
	expect(documents.length).toBeGreaterThan(0);
	const faults = documents.flatMap((file) => {
		const address = `/${relative(join(project, "public"), file).replaceAll("\\", "/")}`;
		const page = [...pages].find(([, html]) => html.includes(`href="${address}"`));
		if (!page) return [`${address}: no page`];
		const text = readable(page[1].replace(/<[^>]+>/g, ""));
		// Paragraphs without markup or bare addresses, which are identical in the page and in the file.
		const body = readFileSync(file, "utf8").replace(/^---\n.*?\n---\n/s, "");
		const plain = body.split(/\n{2,}/).filter((block) => /^[A-Z][^`*_[\]<>|\\#@\n]{80,}$/.test(block));
		if (plain.length === 0) return [`${address}: no plain paragraph to look for`];
		const counts = plain.map((block) => [text.split(block).length - 1, block.slice(0, 60)] as const);
		return counts.filter(([count]) => count !== 1).map(([count, block]) => `${address}: ${count} times "${block}"`);
	});
	expect(faults).toEqual([]);
});

test("the licence of every package that our scripts import is served as text, and of the fonts and icons", async ({
	request,
}) => {
	// Neither tests nor the prerenderer are served, and timings are in no default build.
	const files = filesIn(project, "src/**/*.{ts,tsx}").filter((file) => !/\.test|^src\/(?:prerender|vitals)/.test(file));
	const imports = files.flatMap(
		(file) => parseFile({ file, source: readFileSync(join(project, file), "utf8") }).imports,
	);
	const packages = imports.flatMap(({ specifier, target, typeOnly }) =>
		target || typeOnly || specifier.startsWith("virtual:") ? [] : [specifier],
	);
	// A package may only pass on others of its scope, as @solana/kit does.
	const names = new Set(packages.map((specifier) => /^(?:@[^/]+\/|[^/]+)/.exec(specifier)?.[0] ?? ""));
	expect([...names]).toContain("react");
	const answer = await request.get(`/${licencesFile}`);
	expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
	const text = await answer.text();
	for (const name of [...names, "lucide-react", "@fontsource/", "@fontsource-variable/"])
		expect.soft(text, name).toContain(name.endsWith("/") ? `\n${name}` : `\n${name} `);
});

test("a tour of the site violates no policy and requests no other host", async ({ page, context, baseURL }) => {
	const violations: string[] = [];
	const hosts = new Set<string>();
	await context.exposeFunction("reportViolation", (violation: string) => void violations.push(violation));
	await page.addInitScript(() => {
		addEventListener("securitypolicyviolation", (event) => {
			const report = Reflect.get(window, "reportViolation") as (violation: string) => void;
			report(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
		});
	});
	context.on("request", (request) => void hosts.add(new URL(request.url()).host));
	await openPage(page, "/?season=autumn");
	const items = page.getByRole("navigation", { name: "Ecosystem Navigation" }).getByRole("link");
	await expect(items).toHaveCount(12);
	for (const item of await items.all()) {
		await item.click();
		await expect(item).toHaveAttribute("aria-current", "page");
		await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
	}
	await page.getByRole("switch", { name: "Dark mode" }).click();
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
	await page.keyboard.press("Escape");
	await openPage(page, "/docs");
	const documents = readerSidebar(page);
	await documents.getByRole("button", { name: /Technical Architecture/ }).click();
	await documents.getByRole("link", { name: "Server Capsules" }).click();
	await expect(articleOf(page)).toContainText("Name the server.");
	await articleOf(page).getByRole("button", { name: "Copy code" }).first().click();
	await page.getByRole("link", { name: "Back to all documentation" }).click();
	await expect(page.getByText("Live CLI Activity")).toBeVisible();
	expect(violations).toEqual([]);
	expect([...hosts]).toEqual([new URL(baseURL ?? "").host]);
});

test("the browser enforces the policy against strings as markup and as scripts", async ({ page, allowMessages }) => {
	allowMessages(/Trusted(?:HTML|Script|ScriptURL|Types|TypePolicy)|Content Security Policy/);
	await openPage(page, "/");
	const refused = await page.evaluate(async () => {
		const attempts: Record<string, () => unknown> = {
			innerHTML: () => {
				document.createElement("div").innerHTML = "<b>text</b>";
			},
			insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", "<b>text</b>"),
			"document.write": () => document.write("<b>text</b>"),
			DOMParser: () => new DOMParser().parseFromString("<b>text</b>", "text/html"),
			"script.src": () => {
				document.createElement("script").src = "/assets/x.js";
			},
			"script.text": () => {
				document.createElement("script").text = "alert(1)";
			},
			Worker: () => new Worker("/assets/x.js"),
			"another policy": () => {
				const factory = Reflect.get(window, "trustedTypes") as { createPolicy(name: string, rules: object): void };
				factory.createPolicy("other", {});
			},
		};
		return Object.fromEntries(
			Object.entries(attempts).map(([name, attempt]) => {
				try {
					attempt();
					return [name, "passed"];
				} catch (error) {
					return [name, (error as Error).name];
				}
			}),
		);
	});
	expect(new Set(Object.values(refused)), JSON.stringify(refused)).toEqual(new Set(["TypeError"]));

	// An injected inline script and inline style have no effect.
	const ran = await page.evaluate(async () => {
		const script = document.createElement("script");
		script.append("document.body.dataset.ran = 'script'");
		const button = document.createElement("button");
		button.setAttribute("style", "color: rgb(1, 2, 3)");
		document.body.append(script, button);
		return [document.body.dataset.ran, getComputedStyle(button).color === "rgb(1, 2, 3)"];
	});
	expect(ran).toEqual([undefined, false]);
});
