import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { documentHref } from "../../src/documents/catalogue.ts";
import { arrange, type Named } from "../../src/search/arrange.ts";
import { findDocuments, shardFiles } from "../../src/search/find-documents.ts";
import { findNames, indexNames } from "../../src/search/find-names.ts";
import { readQuery } from "../../src/search/query.ts";
import { projectRoot } from "../binaries.ts";
import { catalogueOf } from "../catalogue-plugin.ts";
import { documentIndex } from "./document-index.ts";
import { siteNames } from "./site-names.ts";

interface Question {
	question: string;
	/** Id of the document that answers it, or a path; any heading of it counts. */
	document?: string;
	path?: string;
}

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
const catalogue = catalogueOf(projectRoot);
const index = documentIndex(catalogue, (path) => read(join("public", path)));
const names = indexNames<Named>(siteNames());
const hrefs = new Map(catalogue.flatMap(({ files }) => files.map((file) => [file.id, documentHref(file)] as const)));
const questions: Question[] = ["questions", "search-queries"].flatMap((name) =>
	JSON.parse(read(`editorial/${name}.json`)),
);

/** The paths of all results in the order of the list, and the index files that were read. */
function listed(text: string): { paths: string[]; files: ReadonlyMap<string, unknown> } {
	const files = new Map<string, unknown>();
	const query = readQuery(text);
	let search = findDocuments(query, index.plan, files);
	while ("missing" in search) {
		for (const name of search.missing) files.set(name, JSON.parse(index.files.get(name) ?? ""));
		search = findDocuments(query, index.plan, files);
	}
	const { passages, words } = search.found;
	const paths = arrange(findNames(names, query), passages, words).flatMap((group) =>
		"names" in group
			? group.names.map((named) => ("path" in named ? named.path : ""))
			: group.passages.map(({ path }) => path),
	);
	return { paths, files };
}

it("covers eighty-one questions", () => expect(questions).toHaveLength(81));

it.each(questions)(
	"answers “$question” within the first three results",
	({ question, document = "", path = hrefs.get(document) }) => {
		const { paths } = listed(question);
		const first = paths.slice(0, 3).filter((found) => found === path || found.startsWith(`${path}#`));
		expect(first, paths.join(" ")).not.toEqual([]);
	},
);

it.each(catalogue.flatMap(({ files }) => files))(
	"lists the document “$title” first when its title is typed",
	(file) => {
		const [first = ""] = listed(file.title).paths.filter((path) => path.startsWith("/docs/"));
		expect(first.replace(/#.*/, "")).toBe(documentHref(file));
	},
);

it("reads at most 40 KB of the index for any of them", () => {
	const weights = new Map<string, number>();
	// Faster and less effective than the build's own compression.
	const weigh = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
	for (const { question } of questions) {
		const { files } = listed(question);
		let sum = 0;
		for (const name of files.keys()) {
			const weight = weights.get(name) ?? weigh(index.files.get(name) ?? "");
			weights.set(name, weight);
			sum += weight;
		}
		expect(sum, question).toBeLessThan(40 * 1024);
	}
});

it.each(["", "a", "quiet capsules", "How is voting power shared?", "season seasons", "七十二候", "カプセル mesh"])(
	"is fetched for “%s” beginning with the shards that the search asks for",
	(text) => {
		const query = readQuery(text);
		const search = findDocuments(query, index.plan, new Map());
		expect(shardFiles(query, index.plan)).toEqual("missing" in search ? search.missing : []);
	},
);

it("also exists as one file if it is small, and does not if there are many documents", () => {
	const { "rest.json": rest = "", ...parts } = Object.fromEntries(index.files);
	expect(index.plan.rest).toBe(true);
	expect(JSON.parse(rest)).toEqual(
		Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, JSON.parse(text)])),
	);
	const many = documentIndex([...catalogue, ...catalogue], (path) => read(join("public", path)));
	expect(many.plan.rest).toBe(false);
	expect(many.files.has("rest.json")).toBe(false);
});

it("is reproducible, and uses another folder when the documents change", () => {
	const section = catalogue.slice(0, 1);
	const text = (path: string) => read(join("public", path));
	const once = documentIndex(section, text);
	expect(documentIndex(section, text)).toEqual(once);
	const other = documentIndex(section, (path) => `${text(path)}\nOne more word: zyzzyva.\n`);
	expect(other.plan.folder).not.toBe(once.plan.folder);
});
