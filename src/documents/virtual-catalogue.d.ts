/** Built from the front matter of public/docs by tools/catalogue-plugin.ts. */
declare module "virtual:catalogue" {
	const catalogue: import("./catalogue.ts").DocumentSection[];
	export default catalogue;
}

/** The documents' descriptions by id, from the same source: for prerendering, pages fetch them. */
declare module "virtual:document-descriptions" {
	const descriptions: Readonly<Record<string, string>>;
	export default descriptions;
}

/**
 * The folder of the documents as parsed by the build, `<id>.json`, and of their `descriptions.json`: without base, with a
 * trailing slash.
 */
declare module "virtual:built-documents" {
	const folder: string;
	export default folder;
}

/** The documents' versions by id; see document-version.ts. */
declare module "virtual:document-versions" {
	const versions: Readonly<Record<string, string>>;
	export default versions;
}
