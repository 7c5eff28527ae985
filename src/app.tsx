import { StrictMode } from "react";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { ErrorScreen } from "#src/shell/error-screen.tsx";
import { runShortcut } from "#src/shell/run-shortcut.ts";
import { Shell } from "#src/shell/shell.tsx";
import { ThemeProvider } from "#src/theme/theme-provider.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";

/**
 * The application put together.
 * @param prerenderedPath path whose markup the page was served with; undefined where nothing was prerendered
 */
export function App({ pages, prerenderedPath }: { pages: Pages; prerenderedPath: string | undefined }) {
	return (
		<StrictMode>
			<ErrorBoundary fallback={<ErrorScreen />}>
				<PagesContext value={pages}>
					<ThemeProvider>
						<Shell prerenderedPath={prerenderedPath} />
					</ThemeProvider>
				</PagesContext>
			</ErrorBoundary>
		</StrictMode>
	);
}

/** To be called as soon as there is code: what the shortcuts with Alt lead to is in the served page. */
export const hearShortcuts = (): void => document.addEventListener("keydown", runShortcut);
