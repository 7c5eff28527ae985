/** The plan of the documents' index, by tools/search. */
declare module "virtual:search-plan" {
	const plan: import("./shard.ts").IndexPlan;
	export default plan;
}

/** Everything else that has a name, by tools/search. */
declare module "virtual:search-names" {
	const names: readonly import("./name.ts").PackedName[];
	export default names;
}
