import { useEffect, useState } from "react";
import { importQuietly } from "./import-in-place.ts";

/**
 * A module that nobody misses where it cannot be had: its failure neither reloads the page nor is told.
 * @param importer the same function in every render
 * @param wanted fetched as soon as this holds; after a failure, the next time that it begins to hold
 * @returns null until it has arrived; from then on the module, also when it is no longer wanted
 * @example const almanac = useQuietModule(importAlmanac, date !== null);
 */
export function useQuietModule<Module extends object>(importer: () => Promise<Module>, wanted: boolean): Module | null {
	const [module, setModule] = useState<Module | null>(null);
	useEffect(() => {
		if (!wanted) return;
		let gone = false;
		void importQuietly(importer).then((arrived) => {
			if (!gone && arrived) setModule(arrived);
		});
		return () => {
			gone = true;
		};
	}, [importer, wanted]);
	return module;
}
