import { createContext, type ReactNode } from "react";
import { DarkModeProvider } from "#src/preferences/dark-mode-provider.tsx";
import { SeasonProvider } from "#src/season/season-provider.tsx";

/** Whether somebody provides the theme. What it is, `useTheme` asks those who hold it. */
export const ThemeContext = createContext(false);

/** Holds season and dark mode, the two parts of the theme that live in React, for everything below it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
	return (
		<ThemeContext value={true}>
			<SeasonProvider>
				<DarkModeProvider>{children}</DarkModeProvider>
			</SeasonProvider>
		</ThemeContext>
	);
}
