import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { brotliBytes } from "../tools/compress.ts";
import { documentIndex } from "../tools/search/document-index.ts";
import { createServer } from "../tools/serve.ts";
import { makeCorpus, wordOf } from "./make-corpus.ts";
import { median } from "./median.ts";

const CPU_SLOW_DOWN = 4;
/** Between two letters: who types 60 words a minute. */
const msPerLetter = 200;
/** After this the page no longer says what the measurement waits for. */
const longestSearchMs = 30_000;
const sizes = [66, 660, 6_600];
/** Words of an invented language, by how often they are used, and what somebody would look for in ours. */
const invented = [400, 30, 1_500, 90, 2_500].map((rank) => wordOf(rank));
const asked = {
	invented: [
		...invented,
		`${wordOf(200)} ${wordOf(600)}`,
		`${wordOf(150)} ${wordOf(350)} ${wordOf(900)} ${wordOf(40)}`,
	],
	ours: [
		"heartbeat",
		"server",
		"macrons",
		"voting power",
		"七十二候",
		"cpasule",
		"quorum and majority for a proposal to pass",
	],
};

interface Measured {
	name: string;
	/** Until the list of the first search was complete: its data, and each part of the index. */
	bytes: number;
	most: number;
	first: number;
	later: number[];
	again: number[];
	/** The same searches as `again`, until the list stood in the document. */
	listed: number[];
	/** The frame that shows it, from its beginning; what is left of `again` is waiting for the screen. */
	framed: number[];
	/** Later searches of another visit, written letter by letter: from the last letter. */
	typed: number[];
}

/** From the field's change, in ms. */
interface SearchTime {
	/** Until the list for it stood in the document. */
	listed: number;
	/** Until the end of the frame that shows it. */
	shown: number;
	/** That frame, from its beginning. */
	framed: number;
	/** Files of the index fetched from the field's change until the list was complete, relative to the site's root. */
	fetched: string[];
}

/**
 * What the search costs: over our documents, and over corpora of invented ones, which take the place of the index that the
 * build has made; everything else is as it is built.
 * @returns a table in markdown
 */
export async function measureSearch(built: string, executablePath: string): Promise<string> {
	const browser = await chromium.launch({ executablePath, args: ["--disable-gpu"] });
	const rows: Measured[] = [];
	for (const size of [null, ...sizes]) {
		const root = size === null ? built : siteWith(size, built);
		const site = await createServer({ root, port: 0 });
		const name = size === null ? "ours, 66" : `${size.toLocaleString("en")} invented`;
		const texts = size === null ? asked.ours : asked.invented;
		const filled = await inNewVisit(browser, (page) => measure(page, site.url, root, texts));
		const typed = await inNewVisit(browser, (page) => measureTyped(page, site.url, texts));
		rows.push({ name, ...filled, typed });
		await site.close();
	}
	await browser.close();
	const code = (await weigh(built, ["search-dialog-*.js", "search-results-*.js"])).reduce(
		(total, size) => total + size,
		0,
	);
	const kb = (bytes: number) => (bytes / 1024).toFixed(1);
	const range = (times: number[]) =>
		`${median(times).toFixed(0)} (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`;
	return [
		`search, ${CPU_SLOW_DOWN}x CPU, code ${kb(code)} KB:`,
		"| documents | index, first search, KB | most for any | first, ms | later, ms | the same again, ms | of which until listed | of which the frame | later, typed, ms |",
		"|---|---|---|---|---|---|---|---|---|",
		...rows.map(
			({ name, bytes, most, first, later, again, listed, framed, typed }) =>
				`| ${name} | ${kb(bytes)} | ${kb(most)} | ${first.toFixed(0)} | ${range(later)} | ${range(again)} | ${range(listed)} | ${range(framed)} | ${range(typed)} |`,
		),
	].join("\n");
}

/** A copy of the built home page whose search has another index. */
function siteWith(size: number, built: string): string {
	const root = join(import.meta.dirname, ".work", `search-${size}`);
	rmSync(root, { recursive: true, force: true });
	for (const file of globSync(["index.html", "assets/*", "*.svg"], { cwd: built }).filter(
		(file) => !/\.(?:br|gz)$|assets.search-\w+$/.test(file),
	))
		cpSync(join(built, file), join(root, file), { recursive: true });
	const { catalogue, texts } = makeCorpus(size);
	const { plan, files } = documentIndex(catalogue, (path) => texts.get(path) ?? "");
	mkdirSync(join(root, plan.folder), { recursive: true });
	for (const [name, text] of files) writeFileSync(join(root, plan.folder, name), text);
	const [names = ""] = globSync("assets/search-names-*.js", { cwd: root });
	const script = readFileSync(join(root, names), "utf8");
	const changed = script.replace(/\{folder:`[^`]*`,[^}]*\}/, () => JSON.stringify(plan));
	if (changed === script) throw new Error(`${names} holds no plan of the index`);
	writeFileSync(join(root, names), changed);
	// Our server takes the policy from beside the site.
	cpSync(join(dirname(built), ".build", "site.json"), join(dirname(root), ".build", "site.json"));
	return root;
}

async function measure(
	page: Page,
	origin: string,
	root: string,
	texts: readonly string[],
): Promise<Omit<Measured, "name" | "typed">> {
	await openSearch(page, origin);
	const [start = "", ...others] = texts;
	const [names = 0] = await weigh(root, ["search-names-*.js"]);
	const firstSearch = await timeSearch(page, start);
	const bytes = names + (await sum(root, firstSearch.fetched));
	const later: number[] = [];
	let most = bytes;
	for (const text of others) {
		const { shown, fetched } = await timeSearch(page, text);
		later.push(shown);
		most = Math.max(most, names + (await sum(root, fetched)));
	}
	const repeated: SearchTime[] = [];
	for (const text of texts) repeated.push(await timeSearch(page, text));
	const again = repeated.map(({ shown }) => shown);
	const listed = repeated.map(({ listed }) => listed);
	const framed = repeated.map(({ framed }) => framed);
	return { bytes, most, first: firstSearch.shown, later, again, listed, framed };
}

async function measureTyped(page: Page, origin: string, [start = "", ...others]: readonly string[]): Promise<number[]> {
	await openSearch(page, origin);
	await timeSearch(page, start);
	const typed: number[] = [];
	for (const text of others) typed.push((await timeSearch(page, text, msPerLetter)).shown);
	return typed;
}

/** A visit has fetched nothing before. */
async function inNewVisit<Figures>(browser: Browser, visit: (page: Page) => Promise<Figures>): Promise<Figures> {
	const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
	const figures = await visit(page);
	await page.close();
	return figures;
}

async function openSearch(page: Page, origin: string): Promise<void> {
	await page.goto(origin, { waitUntil: "networkidle" });
	await page.evaluate(() => performance.setResourceTimingBufferSize(10_000));
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOW_DOWN });
	await page.keyboard.press("Control+k");
	// Attached, because a list of nothing takes no room.
	await page.getByRole("listbox").waitFor({ state: "attached" });
}

const weigh = (root: string, patterns: string[]) =>
	Promise.all(
		globSync(
			patterns.map((pattern) => `assets/${pattern}`),
			{ cwd: root },
		).map((file) => compressed(root, file)),
	);
const compressed = async (root: string, file: string) => (await brotliBytes(readFileSync(join(root, file)))).length;
const sum = async (root: string, files: Iterable<string>) =>
	(await Promise.all([...files].map((file) => compressed(root, file)))).reduce((total, size) => total + size, 0);

/** What one search takes, the field being empty before: written in one go, or letter by letter and from the last. */
function timeSearch(page: Page, text: string, msPerLetter?: number): Promise<SearchTime> {
	return page.evaluate(
		async ({ text, msPerLetter, longestSearchMs }) => {
			const field = document.querySelector<HTMLInputElement>("[role=combobox]");
			const list = document.querySelector("[role=listbox]");
			const dialog = field?.closest("dialog");
			if (!field || !list || !dialog) throw new Error("No search is open");
			const write = (value: string) => {
				Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
				field.dispatchEvent(new Event("input", { bubbles: true }));
			};
			// The line that describes the keys ends with the number of results, once all are found.
			const keysId = field.getAttribute("aria-describedby") ?? "";
			const isCounted = () =>
				/\d|No/.test(document.getElementById(keysId)?.parentElement?.lastElementChild?.textContent ?? "");
			const isListed = () => isCounted() && list.getAttribute("aria-busy") === "false";
			const change = (isDone: () => boolean) =>
				new Promise<number>((resolve, reject) => {
					const look = () => {
						if (!isDone()) return;
						observer.disconnect();
						clearTimeout(patience);
						resolve(performance.now());
					};
					const patience = setTimeout(() => reject(new Error(`No end of the search for "${text}"`)), longestSearchMs);
					const observer = new MutationObserver(look);
					observer.observe(dialog, { subtree: true, childList: true, characterData: true, attributes: true });
					look();
				});
			const frame = () =>
				new Promise<{ began: number; ended: number }>((resolve) =>
					requestAnimationFrame(() => {
						const began = performance.now();
						const channel = new MessageChannel();
						channel.port1.onmessage = () => resolve({ began, ended: performance.now() });
						channel.port2.postMessage(0);
					}),
				);
			write("");
			await change(() => !isCounted());
			await frame();
			// What clearing the list has left to do is not part of the search.
			await new Promise((resolve) => requestIdleCallback(resolve));
			if (msPerLetter !== undefined)
				for (let length = 1; length < text.length; length++) {
					write(text.slice(0, length));
					await new Promise((resolve) => setTimeout(resolve, msPerLetter));
				}
			const start = performance.now();
			write(text);
			// React answers in a microtask; before that the list of the letter before looks complete.
			await null;
			const listed = await change(isListed);
			const { began, ended } = await frame();
			const fetched = performance
				.getEntriesByType("resource")
				.filter(({ startTime }) => startTime >= start && startTime < listed)
				.map(({ name }) => new URL(name).pathname.slice(1))
				.filter((path) => /\/search-\w+\/\w+\.json$/.test(path));
			return { listed: listed - start, shown: ended - start, framed: ended - began, fetched };
		},
		{ text, msPerLetter, longestSearchMs },
	);
}
