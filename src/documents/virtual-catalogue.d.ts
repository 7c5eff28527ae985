/** Built from the front matter of public/docs by tools/catalogue-plugin.ts. */
declare module "virtual:catalogue" {
	const catalogue: import("./catalogue.ts").DocumentSection[];
	export default catalogue;
}

/** The documents' descriptions by id, from the same place. */
declare module "virtual:document-descriptions" {
	const descriptions: Readonly<Record<string, string>>;
	export default descriptions;
}

/** Where the documents lie as the build has parsed them, `<id>.json`: without base, with a slash at its end. */
declare module "virtual:built-documents" {
	const folder: string;
	export default folder;
}

/** The documents' versions by id, as document-version.ts has them. */
declare module "virtual:document-versions" {
	const versions: Readonly<Record<string, string>>;
	export default versions;
}
