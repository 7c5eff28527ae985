import { createContext, useContext } from "react";
import type { PageLoader } from "./page-loader.ts";

export const PageLoaderContext = createContext<PageLoader | null>(null);

/** @throws Error outside its provider */
export function usePageLoader(): PageLoader {
	const loader = useContext(PageLoaderContext);
	if (!loader) throw new Error("usePageLoader must be used within a PageLoaderContext");
	return loader;
}
