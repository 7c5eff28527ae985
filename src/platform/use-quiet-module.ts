import { useEffect, useState } from "react";
import { importQuietly } from "./import-in-place.ts";

/**
 * An optional module: its failure neither reloads the page nor is reported.
 * @param importer the same function in every render
 * @param wanted fetched as soon as this is true; after a failure, the next time it becomes true
 * @returns null until it has loaded; from then on the module, even when it is no longer wanted
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
