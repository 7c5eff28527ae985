import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import { projectRoot } from "./binaries.ts";
import { filesIn } from "./files-in.ts";
import { assertAtRoot } from "./hosting/site-build.ts";
import { feedPath } from "./share/atom-feed.ts";
import { pictureSize } from "./share/picture-card.ts";
import { pictureLimitKb } from "./share/share-pictures.ts";

/** The metadata in the head of a built page. */
interface PageMetadata {
	/** "/tokens" for tokens/index.html; undefined for files that answer more than one address. */
	path: string | undefined;
	titles: string[];
	descriptions: string[];
	canonicals: string[];
	pictures: string[];
	markdowns: string[];
	data: string[];
	noindex: boolean;
}

function readHead(root: string, file: string): PageMetadata {
	const html = readFileSync(join(root, file), "utf8");
	const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");
	return {
		path: file.endsWith("index.html") ? `/${file.replace(/\/?index\.html$/, "")}` : undefined,
		titles: all(/<title>([^<]*)<\/title>/g),
		descriptions: all(/<meta name="description" content="([^"]*)">/g),
		canonicals: all(/<link rel="canonical" href="([^"]*)">/g).map(pathOf),
		pictures: all(/<meta property="og:image" content="([^"]*)">/g).map(pathOf),
		markdowns: all(/<link rel="alternate" type="text\/markdown" href="([^"]*)">/g).map(pathOf),
		data: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
		noindex: html.includes('<meta name="robots" content="noindex">'),
	};
}

/** The path of an address of ours, absolute or relative. */
const pathOf = (address: string): string => new URL(address, "http://site.invalid").pathname;

/** What is wrong with a picture: missing, not a PNG of the right size, or too heavy. */
function pictureFault(file: string): string | undefined {
	if (!existsSync(file)) return "is missing";
	const png = readFileSync(file);
	if (png.length > pictureLimitKb * 1024) return `has ${png.length} bytes, over ${pictureLimitKb} KB`;
	const isSized = png.readUInt32BE(16) === pictureSize.width && png.readUInt32BE(20) === pictureSize.height;
	if (png.toString("latin1", 1, 4) !== "PNG" || !isSized) return "is not a PNG of 1200 by 630";
	return undefined;
}

function headFaults(
	root: string,
	{ titles, descriptions, canonicals, pictures, markdowns, data }: PageMetadata,
): string[] {
	const once = { title: titles, description: descriptions, canonical: canonicals, picture: pictures, data };
	const counted = Object.entries({ ...once, markdown: markdowns }).flatMap(([name, found]) =>
		found.length === 1 && found[0] !== "" ? [] : [`must have one ${name} that is not empty, found ${found.length}`],
	);
	const pictured = pictures.flatMap((picture) => {
		const fault = pictureFault(join(root, picture));
		return fault === undefined ? [] : [`its picture ${picture} ${fault}`];
	});
	const written = markdowns.flatMap((path) =>
		existsSync(join(root, path)) && readFileSync(join(root, path), "utf8").trim() !== ""
			? []
			: [`its markdown ${path} is missing or empty`],
	);
	return [
		...counted,
		...pictured,
		...written,
		...data.filter((text) => !isJson(text)).map(() => "its structured data is not JSON"),
	];
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** Values that more than one page has. */
function repeated(pages: readonly PageMetadata[], of: (page: PageMetadata) => string | undefined): string[] {
	const values = pages.map(of);
	return [...new Set(values.filter((value, index) => value && values.indexOf(value) !== index))].map(
		(value) => `more than one page uses ${JSON.stringify(value)}`,
	);
}

/** The texts of the elements of this name. @throws Error if the XML is not well-formed */
export function xmlTexts(xml: string, name: string): string[] {
	const parser = new SaxesParser({ xmlns: true });
	const texts: string[] = [];
	let text = "";
	parser.on("error", (error) => {
		throw error;
	});
	parser.on("text", (more) => {
		text += more;
	});
	parser.on("opentag", () => {
		text = "";
	});
	parser.on("closetag", (tag) => {
		if (tag.name === name) texts.push(text);
	});
	parser.write(xml).close();
	return texts;
}

/**
 * What is wrong with the metadata that a built site gives search engines, link previews and other machines.
 * @param root the built site, mounted at the root of its host
 */
export function sharingFaults(root: string): string[] {
	const files = filesIn(root, "**/*.html");
	const metadata = files.map((file) => ({ file, ...readHead(root, file) }));
	const canonical = metadata.filter(({ path, canonicals, noindex }) => !noindex && path === canonicals[0]);
	const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined);
	const llms = read("llms.txt") ?? "";
	const sitemap = read("sitemap.xml");
	const listed = sitemap && xmlTexts(sitemap, "loc").map(pathOf);
	const expected = canonical.map(({ path = "" }) => path);
	return [
		...metadata.flatMap((page) => headFaults(root, page).map((fault) => `${page.file}: ${fault}`)),
		...repeated(canonical, ({ titles }) => titles[0]),
		...repeated(canonical, ({ descriptions }) => descriptions[0]),
		...repeated(canonical, ({ pictures }) => pictures[0]),
		...(listed && listed.toSorted().join() !== expected.toSorted().join()
			? ["sitemap.xml does not list every canonical page exactly once"]
			: []),
		...(llms.startsWith("# ") ? [] : ["llms.txt is missing or has no title"]),
		...[...llms.matchAll(/\]\(([^)]*)\)/g)]
			.map((match) => pathOf(match[1] ?? ""))
			.filter((path) => read(path) === undefined)
			.map((path) => `llms.txt: no file at ${path}`),
		...feedFaults(read(feedPath), expected),
	];
}

/** Without known dates there is no feed; an existing one has to link to pages. */
function feedFaults(feed: string | undefined, expected: readonly string[]): string[] {
	if (feed === undefined) return [];
	const entries = xmlTexts(feed, "updated").length - 1;
	const links = [...feed.matchAll(/<entry>.*?<link [^>]*href="([^"]*)"/gs)].map((match) => pathOf(match[1] ?? ""));
	const dead = links.filter((link) => !expected.includes(link)).map((link) => `feed.atom: ${link} is not a page`);
	return entries > 0 && entries === links.length
		? dead
		: [...dead, "feed.atom has no entries, or entries without a date or link"];
}

if (import.meta.main) {
	const root = process.argv[2] ?? join(projectRoot, "dist");
	assertAtRoot(root);
	const pages = filesIn(root, "**/*.html").length;
	const faults = sharingFaults(root);
	for (const fault of faults) console.log(fault);
	console.log(
		pages === 0
			? "No pages found: build the site first (npm run build)"
			: `${pages} pages, ${faults.length} metadata faults`,
	);
	process.exit(faults.length > 0 || pages === 0 ? 1 : 0);
}
