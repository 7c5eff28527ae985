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

/** The documents' versions by id, as document-version.ts has them. */
declare module "virtual:document-versions" {
	const versions: Readonly<Record<string, string>>;
	export default versions;
}
