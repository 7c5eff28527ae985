import { createContext, type ReactNode } from "react";
import { DarkModeProvider } from "#src/preferences/dark-mode-provider.tsx";
import { SeasonProvider } from "#src/season/season-provider.tsx";

/** Whether the theme is provided. `useTheme` gets its values from the providers that hold them. */
export const ThemeContext = createContext(false);

/** Provides season and dark mode, the two parts of the theme that live in React, to everything below it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
	return (
		<ThemeContext value={true}>
			<SeasonProvider>
				<DarkModeProvider>{children}</DarkModeProvider>
			</SeasonProvider>
		</ThemeContext>
	);
}
