import type { ReactNode } from "react";
import { ThemeProvider } from "#src/theme/theme-provider.tsx";

/** Everything inside may ask for the season, the mode and the theme. */
export function Frame({ children }: { children: ReactNode }) {
	return <ThemeProvider>{children}</ThemeProvider>;
}
