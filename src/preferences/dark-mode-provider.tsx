import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import {
	chooseMode,
	connectDarkMode,
	createDarkModeStore,
	type DarkModeState,
	type DarkModeStore,
} from "./dark-mode.ts";

const DarkModeContext = createContext<DarkModeStore | null>(null);

/** Provides dark mode to everything below it. */
export function DarkModeProvider({ children }: { children: ReactNode }) {
	const [store] = useState(createDarkModeStore);
	useEffect(() => connectDarkMode(store), [store]);
	return <DarkModeContext value={store}>{children}</DarkModeContext>;
}

/**
 * Dark mode, the choice behind it, and a function to choose: dark, light, or null to follow the system.
 * @throws Error outside its provider (specification 8)
 */
export function useDarkMode(): DarkModeState & { choose: (choice: boolean | null) => void } {
	const store = useContext(DarkModeContext);
	if (!store) throw new Error("useDarkMode must be used within a DarkModeProvider");
	return { ...useStore(store), choose: (choice) => chooseMode(store, choice) };
}
