import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import { connectDarkMode, createDarkModeStore, type DarkModeStore, toggleDarkMode } from "./dark-mode.ts";

const DarkModeContext = createContext<DarkModeStore | null>(null);

/** Holds dark mode for everything below it. */
export function DarkModeProvider({ children }: { children: ReactNode }) {
	const [store] = useState(createDarkModeStore);
	useEffect(() => connectDarkMode(store), [store]);
	return <DarkModeContext value={store}>{children}</DarkModeContext>;
}

/**
 * Dark mode and the way to change it.
 * @throws Error outside its provider (specification 8)
 */
export function useDarkMode(): { dark: boolean; toggle: () => void } {
	const store = useContext(DarkModeContext);
	if (!store) throw new Error("useDarkMode must be used within a DarkModeProvider");
	const dark = useStore(store, (state) => state.dark);
	return { dark, toggle: () => toggleDarkMode(store) };
}
