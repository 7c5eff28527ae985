/** Built from the front matter of public/docs by tools/catalogue-plugin.ts. */
declare module "virtual:catalogue" {
	const catalogue: import("./catalogue.ts").DocumentSection[];
	export default catalogue;
}
